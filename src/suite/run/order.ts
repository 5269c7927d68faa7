/** In which order scenarios run: that of the features, or a random one that the seed repeats. */
export type Order = 'defined' | `random:${number}`;
