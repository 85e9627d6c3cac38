"""Age of Rome: Ad Gloriam, the heirs of Caesar around a turning board of Provinces."""
