// Placeholder until the first helper lands.
