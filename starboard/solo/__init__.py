"""Playing with no server: tables, viewers and bots inside a browser, on the Python it can load.

What is said to the page is built by the same functions as on a server (``starboard.server.views``,
``looks``, ``retelling``); only what carries it differs. ``starboard site`` packs all of it.
"""
