/** How far our charts are at most from outside tables, in seconds of arc: `npm run natal:check` prints every error. */
export const NATAL_ACCURACY = {
  charts: 30,
  angleArcsec: 0.03,
  cuspArcsec: 0.02,
  planetArcsec: 0.26,
} as const;
