"""Reading the files of a box: every field is checked, since an owner may have changed any."""
