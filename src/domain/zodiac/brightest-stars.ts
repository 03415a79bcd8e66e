import type { SignKey } from './signs.ts';

interface StarLabel {
  name: string;
  /** Where its name stands on the ring of the sign page, in percent of the ring: clear of every line of the figure. */
  xPercent: number;
  yPercent: number;
}

/** The flared star of each figure. A test compares the table with the drawing it labels. */
export const BRIGHTEST_STARS: Readonly<Record<SignKey, StarLabel>> = {
  aries: { name: 'Hamal', xPercent: 64.9, yPercent: 46.7 },
  taurus: { name: 'Aldebaran', xPercent: 36.4, yPercent: 52.1 },
  gemini: { name: 'Pollux', xPercent: 28, yPercent: 45.2 },
  cancer: { name: 'Tarf', xPercent: 66, yPercent: 65.7 },
  leo: { name: 'Regulus', xPercent: 65.4, yPercent: 65.2 },
  virgo: { name: 'Spica', xPercent: 47.4, yPercent: 67.3 },
  libra: { name: 'Zubeneschamali', xPercent: 49.7, yPercent: 23.9 },
  scorpio: { name: 'Antares', xPercent: 44.9, yPercent: 38.8 },
  sagittarius: { name: 'Kaus Australis', xPercent: 60.4, yPercent: 64.7 },
  capricorn: { name: 'Deneb Algedi', xPercent: 40.4, yPercent: 41 },
  aquarius: { name: 'Sadalsuud', xPercent: 65, yPercent: 34.1 },
  pisces: { name: 'Alpherg', xPercent: 46.3, yPercent: 47.4 },
};
