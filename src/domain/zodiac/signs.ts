export const SIGN_KEYS = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const;

export type SignKey = (typeof SIGN_KEYS)[number];

// The zodiac is cyclic: elements repeat every four signs, modalities every three.
export const ELEMENTS = ['Fire', 'Earth', 'Air', 'Water'] as const;
export const MODALITIES = ['Cardinal', 'Fixed', 'Mutable'] as const;
export type Element = (typeof ELEMENTS)[number];
export type Modality = (typeof MODALITIES)[number];

export interface Sign {
  key: SignKey;
  name: string;
  /** The Unicode symbol with U+FE0E, so that no system shows it as an emoji. */
  symbol: string;
  dateRange: string;
  element: Element;
  modality: Modality;
  rulingPlanet: string;
}

const TABLE: readonly [SignKey, string, string, string][] = [
  ['aries', '♈', 'Mar 21 – Apr 19', 'Mars'],
  ['taurus', '♉', 'Apr 20 – May 20', 'Venus'],
  ['gemini', '♊', 'May 21 – Jun 20', 'Mercury'],
  ['cancer', '♋', 'Jun 21 – Jul 22', 'Moon'],
  ['leo', '♌', 'Jul 23 – Aug 22', 'Sun'],
  ['virgo', '♍', 'Aug 23 – Sep 22', 'Mercury'],
  ['libra', '♎', 'Sep 23 – Oct 22', 'Venus'],
  ['scorpio', '♏', 'Oct 23 – Nov 21', 'Pluto'],
  ['sagittarius', '♐', 'Nov 22 – Dec 21', 'Jupiter'],
  ['capricorn', '♑', 'Dec 22 – Jan 19', 'Saturn'],
  ['aquarius', '♒', 'Jan 20 – Feb 18', 'Uranus'],
  ['pisces', '♓', 'Feb 19 – Mar 20', 'Neptune'],
];

export const SIGNS: readonly Sign[] = TABLE.map(([key, symbol, dateRange, rulingPlanet], index) => ({
  key,
  name: key.charAt(0).toUpperCase() + key.slice(1),
  symbol: `${symbol}\uFE0E`,
  dateRange,
  element: ELEMENTS[index % 4]!,
  modality: MODALITIES[index % 3]!,
  rulingPlanet,
}));

export function isSignKey(value: unknown): value is SignKey {
  return SIGN_KEYS.includes(value as SignKey);
}

export function signOf(key: SignKey): Sign {
  return SIGNS[SIGN_KEYS.indexOf(key)]!;
}

/** The sign that holds an ecliptic longitude of date. */
export function signAtLongitude(longitudeDeg: number): SignKey {
  const turned = ((longitudeDeg % 360) + 360) % 360;
  return SIGN_KEYS[Math.floor(turned / 30) % 12]!;
}

/** Whole-sign house (1 to 12) that `where` is, counted from `rising`. */
export function wholeSignHouse(rising: SignKey, where: SignKey): number {
  return ((SIGN_KEYS.indexOf(where) - SIGN_KEYS.indexOf(rising) + 12) % 12) + 1;
}
