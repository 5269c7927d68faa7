/** The longest time that a timer can wait, in milliseconds: almost 25 days. */
export const longestTimeout = 2 ** 31 - 1;
