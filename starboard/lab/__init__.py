"""The laboratory: what is done with many games at once, and the laws that every game keeps."""
