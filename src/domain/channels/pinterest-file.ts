import { wallClockMs } from '../calendar/wall-clock.ts';

/** What the columns of Pinterest's bulk upload are called; its template's names, unless the owner has set others. */
export interface PinColumns {
  title: string;
  media: string;
  board: string;
  thumbnail: string;
  description: string;
  link: string;
  publishDate: string;
  keywords: string;
}

/** In the template's order, which counts as well. */
export const TEMPLATE_COLUMNS: PinColumns = {
  title: 'Title',
  media: 'Media URL',
  board: 'Pinterest board',
  thumbnail: 'Thumbnail',
  description: 'Description',
  link: 'Link',
  publishDate: 'Publish date',
  keywords: 'Keywords',
};

export interface Pin {
  post: number;
  /** As they go out (`outgoingOf`). */
  title: string;
  description: string;
  link: string;
  board: string;
  /** Where Pinterest can fetch the picture: public, whole. */
  picture: string;
  hashtags: readonly string[];
  atMs: number;
}

export interface PinFile {
  csv: string;
  /** Posts that are in it. */
  posts: number[];
  left: { post: number; reason: string }[];
}

export interface PinFileSettings {
  columns: PinColumns;
  /** By whose clocks the publish dates are read: they carry no zone of their own. */
  timeZone: string;
}

export const PIN_TEMPLATE: PinFileSettings = { columns: TEMPLATE_COLUMNS, timeZone: 'UTC' };

const MOST_ROWS = 100;
const MOST_DAYS = 14;
const DAY_MS = 86_400_000;

/** What spreadsheets take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const line = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

const keywordsOf = (hashtags: readonly string[]): string =>
  hashtags
    .map((tag) => tag.replace(/^#/, ''))
    .filter((tag) => tag !== '')
    .join(',');

function cellsOf(pin: Pin, timeZone: string): Record<keyof PinColumns, string> {
  return {
    title: pin.title,
    media: pin.picture,
    board: pin.board,
    // For the cover of a video only.
    thumbnail: '',
    description: pin.description,
    link: pin.link,
    publishDate: new Date(wallClockMs(pin.atMs, timeZone)).toISOString().slice(0, 19),
    keywords: keywordsOf(pin.hashtags),
  };
}

/** Why a pin can't be in a file with these titles; null if it can. */
function leftOut(pin: Pin, titles: ReadonlySet<string>, nowMs: number): string | null {
  if (pin.atMs <= nowMs) return 'Its time has passed. Post it by hand, or move it.';
  if (pin.atMs - nowMs > MOST_DAYS * DAY_MS)
    return `Pinterest’s upload takes ${MOST_DAYS} days ahead. It’ll be in a later file.`;
  if (pin.board.trim() === '') return 'The channel has no board yet. Name it as Pinterest does.';
  if (!/^https?:\/\//.test(pin.picture)) return 'Its picture has no public address for Pinterest to fetch.';
  if (pin.title === '') return 'It has no title, and Pinterest wants one.';
  if (titles.has(pin.title))
    return 'Another pin in this file has the same title, and Pinterest refuses that. Change one.';
  if ([pin.title, pin.description, pin.board, keywordsOf(pin.hashtags)].some((cell) => FORMULA.test(cell)))
    return 'Its title, words or board begin with =, +, - or @, which a spreadsheet would run. Begin with a letter.';
  return titles.size >= MOST_ROWS ? `The file is full: Pinterest takes ${MOST_ROWS} pins at once.` : null;
}

/** A file for Pinterest's bulk upload, earliest first, and what couldn't be in it. */
export function pinFile(
  pins: readonly Pin[],
  nowMs: number,
  settings: PinFileSettings = PIN_TEMPLATE,
): PinFile {
  const { columns, timeZone } = settings;
  const keys = Object.keys(TEMPLATE_COLUMNS) as (keyof PinColumns)[];
  const titles = new Set<string>();
  const file: PinFile = { csv: line(keys.map((key) => columns[key])), posts: [], left: [] };
  for (const pin of [...pins].sort((first, second) => first.atMs - second.atMs || first.post - second.post)) {
    const reason = leftOut(pin, titles, nowMs);
    if (reason !== null) {
      file.left.push({ post: pin.post, reason });
      continue;
    }
    const cells = cellsOf(pin, timeZone);
    titles.add(pin.title);
    file.posts.push(pin.post);
    file.csv += line(keys.map((key) => cells[key]));
  }
  return file;
}

/** Pinterest's own page for one pin, with everything filled in; the board is chosen there. */
export function pinPage(url: string, picture: string, description: string): string {
  const asked = Object.entries({ url, media: picture, description });
  const query = asked.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return `https://www.pinterest.com/pin/create/button/?${query}`;
}
