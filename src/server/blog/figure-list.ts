import type { PostSource } from '../../content/blog.ts';
import type { DeskFigure, DeskPicture } from '../../contract/desk-posts.ts';
import { figureName } from '../../domain/blog/figure-names.ts';
import { figureFrom, figureLine, isDrawnFigure, PLAIN_KINDS, type Figure } from '../../domain/blog/figure.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { SIGNS } from '../../domain/zodiac/signs.ts';
import { thumbnails } from './figures.ts';

const DAY_MS = 86_400_000;

/** The days between which a planet's loop is drawn where the owner has not said so. */
function daysFrom(date: CivilDate, days: number): CivilDate {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** One of each kind that we can draw, dated today, and the signs that they can be drawn for. */
function readyLines(today: CivilDate): string[] {
  const loops = ['mercury', 'venus', 'mars', 'jupiter', 'saturn'];
  return [
    `phases ${today}`,
    `moon-path ${today}`,
    `eclipses ${today} ${daysFrom(today, 730)}`,
    ...loops.map((planet) => `loop ${planet} ${daysFrom(today, -60)} ${daysFrom(today, 120)}`),
    ...PLAIN_KINDS,
    ...SIGNS.map(({ key }) => `houses ${key}`),
    ...SIGNS.map(({ key }) => `cusp ${key}`),
  ];
}

const smallDrawing = (line: string): string =>
  `/api/admin/posts/figures/drawing?${new URLSearchParams({ figure: line }).toString()}`;

function deskFigure(figure: Figure, usedBy: string | null): DeskFigure {
  const line = figureLine(figure);
  const isDrawn = isDrawnFigure(figure);
  return {
    figure: line,
    name: figureName(figure),
    group: isDrawn ? 'drawing' : figure.kind === 'cards' ? 'cards' : 'upload',
    pictures: isDrawn && usedBy === null ? [smallDrawing(line)] : thumbnails({ slug: usedBy ?? '', figure }),
    usedBy,
  };
}

/** What can stand above a post: pictures that were put up, drawings for today, and those that stand there already. */
export function deskFigures(
  posts: readonly PostSource[],
  uploads: readonly DeskPicture[],
  today: CivilDate,
): DeskFigure[] {
  const lines = [...uploads.map(({ id }) => `upload ${id}`), ...readyLines(today)];
  const found = new Map<string, DeskFigure>();
  for (const line of lines) found.set(line, deskFigure(figureFrom(line)!, null));
  for (const { slug, figure } of posts) found.set(figureLine(figure), deskFigure(figure, slug));
  return [...found.values()];
}
