"""Benchmarks: our games against well-known engines in the same run.

A shared machine is slow today and fast tomorrow. So nothing here is judged by the clock alone:
peers and games are measured in short slices, one after another, many rounds, and what counts is
the median of the ratios within a round. Run by ``./launch bench``.
"""
