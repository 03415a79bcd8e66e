/** The planets that a year is told by, the quickest first. */
export const YEAR_BODIES = ['mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const;
export type YearBody = (typeof YEAR_BODIES)[number];
