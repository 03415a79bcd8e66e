/** What a mark is made to stand on: our night, or paper. */
export const GROUNDS = ['dark', 'light'] as const;
export type Ground = (typeof GROUNDS)[number];
