import type { NatalChart } from '../../../domain/natal/chart.ts';
import type { Point } from '../../../domain/natal/points.ts';
import type { Theme } from '../../../domain/report/chapters.ts';
import type { ThemeChapter } from '../../../domain/report/document.ts';

/** What a chapter's pictures turn around. */
const POINTS: Partial<Record<Theme, Point>> = {
  birth: 'sun',
  entrance: 'ascendant',
  engine: 'mars',
  need: 'moon',
  mind: 'mercury',
  love: 'venus',
};

/** The others have a chapter already. */
const FREE: readonly Point[] = ['saturn', 'jupiter', 'uranus', 'neptune', 'pluto', 'node'];

/** Work is where the midheaven is, or Jupiter where no hour is known; pulls turn around what no other chapter shows. */
export function chapterPoint({ key, passages }: ThemeChapter, { midheaven }: NatalChart): Point {
  if (key === 'work') return midheaven?.degreeSure ? 'midheaven' : 'jupiter';
  const pulled = passages.flatMap(({ fact }) => fact.points).find((point) => FREE.includes(point));
  return POINTS[key] ?? pulled ?? 'saturn';
}
