/** What a card is about in a person's life; the words between two cards depend on theirs. */
export const THEMES = [
  'beginning',
  'waiting',
  'leaving',
  'holding-on',
  'effort',
  'care',
  'quarrel',
  'truth',
  'silence',
  'hurt',
  'healing',
  'joy',
  'fear',
  'choice',
] as const;

export type Theme = (typeof THEMES)[number];

/** Two themes side by side, the one that is earlier in the list first. */
export type ThemePair = `${Theme}+${Theme}`;

export function themePair(one: Theme, other: Theme): ThemePair {
  return THEMES.indexOf(one) <= THEMES.indexOf(other) ? `${one}+${other}` : `${other}+${one}`;
}
