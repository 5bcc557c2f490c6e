"""Learning environments: a table as PettingZoo and Gymnasium want it, for every game alike.

Nothing here is imported until an environment is made: players need neither package.
"""
