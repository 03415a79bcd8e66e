/** What is told of a birth, a theme each, in the order of the book. */
export const THEMES = ['birth', 'entrance', 'engine', 'need', 'mind', 'love', 'work', 'pulls'] as const;
export type Theme = (typeof THEMES)[number];

export const CHAPTER_KEYS = [...THEMES, 'year', 'method'] as const;
export type ChapterKey = (typeof CHAPTER_KEYS)[number];

/** "The morning you came": see `partOfDay`. */
export const CHAPTER_TITLES: Record<Exclude<ChapterKey, 'birth'>, string> = {
  entrance: 'How you come in',
  engine: 'The engine',
  need: 'What you need',
  mind: 'How you think and talk',
  love: 'Love and taste',
  work: 'Your work in the world',
  pulls: 'What pulls against what',
  year: 'Your year, by month',
  method: 'The figures behind it',
};

/** So many paragraphs at the most; the book has to stay one that is read. */
export const MOST: Record<Theme, number> = {
  birth: 5,
  entrance: 5,
  engine: 6,
  need: 6,
  mind: 5,
  love: 6,
  work: 6,
  pulls: 5,
};

/** With fewer, a chapter takes what others can spare. */
export const COMFORTABLE = 3;
/** With fewer, a chapter falls away, and what it had goes elsewhere. */
export const LEAST = 2;

/** Where a slow planet's house is told: by what the house is about. */
const HOUSE_THEMES: readonly Theme[] = [
  'entrance',
  'work',
  'mind',
  'need',
  'love',
  'work',
  'love',
  'need',
  'mind',
  'work',
  'love',
  'need',
];

export function themeOfHouse(house: number): Theme {
  return HOUSE_THEMES[house - 1]!;
}

export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night' | 'day';

/** What people call the hour on the clock; the day where that cannot be said. */
export function partOfDay(hours: readonly number[]): PartOfDay {
  const parts = hours.map((hour): PartOfDay => {
    if (hour >= 5 && hour < 12) return 'morning';
    if (hour >= 12 && hour < 17) return 'afternoon';
    return hour >= 17 && hour < 22 ? 'evening' : 'night';
  });
  return parts.every((part) => part === parts[0]) ? (parts[0] ?? 'day') : 'day';
}
