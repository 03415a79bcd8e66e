/** Long beats odd: a sentence is easier to remember than a symbol and harder to guess. */
export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 200;
