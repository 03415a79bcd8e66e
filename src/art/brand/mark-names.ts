/** Our marks: the ring with the star, the name, and both side by side. */
export const MARKS = ['emblem', 'wordmark', 'lockup'] as const;
export type Mark = (typeof MARKS)[number];
