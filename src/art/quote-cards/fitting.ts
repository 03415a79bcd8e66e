import { breakLines, isVerse, joined, widthsOf, type Broken, type Piece, type Widths } from './breaking.ts';

export interface Room {
  largest: number;
  smallest: number;
  /** Below this size another room is worth a try. */
  comfortable?: number;
  /** What size is worth against even lines: more where small words would be lost in the room. */
  sizeWeight?: number;
  /** How wide each of `count` lines of this size may be, in px; null where so many lines do not fit. */
  measures: (size: number, count: number) => number[] | null;
}

export interface FittedWords {
  size: number;
  lines: string[];
  verse: boolean;
  /** Which lines go on with the verse above them. */
  turned: boolean[];
  /** Which of the rooms offered it stands in. */
  room: number;
}

const STEP = 0.965;
/** A smaller size is chosen for its better lines only within this share of the largest that fits. */
const LOOK_BACK = 0.74;
/** What a line of one short word at the end costs exceeds it: then smaller sizes are looked at, too. */
const BEARABLE = 0.4;
const MOST_LINES = 16;
/** Verses have long lines: rather than be set very small they turn over. */
const VERSE_WEIGHT = 2;

interface Candidate extends Broken {
  size: number;
}

/** Every even breaking of a size, the fewest lines first; two more lines than needed are worth a look. */
function candidatesAt(size: number, pieces: readonly Piece[], widths: Widths, room: Room): Candidate[] {
  const found: Candidate[] = [];
  const least = Math.max(1, pieces.filter(({ beginsVerse }) => beginsVerse).length);
  for (let count = least; count <= MOST_LINES && found.length < 3; count++) {
    const measures = room.measures(size, count);
    if (!measures) break;
    const roomOfAll = measures.reduce((sum, measure) => sum + measure, 0) / size;
    if (roomOfAll < widths(0, pieces.length - 1) * 0.98) continue;
    const broken = breakLines(
      pieces,
      widths,
      measures.map((measure) => measure / size),
    );
    if (broken) found.push({ ...broken, size });
  }
  return found;
}

/** Verses that stay whole cost nothing; all turned over alike read better than some. */
function brokenVerses({ starts }: Broken, pieces: readonly Piece[]): number {
  const verses = starts.filter((start) => start === 0 || pieces[start]!.beginsVerse);
  if (verses.length === 1 || verses.length === starts.length) return 0;
  const broken = verses.filter((start) => {
    const next = starts[starts.indexOf(start) + 1];
    return next !== undefined && !pieces[next]!.beginsVerse;
  });
  return broken.length === verses.length ? 0.1 : 0.3;
}

/** What is lost in size, in evenness, in verses broken. */
function judged(candidate: Candidate, largest: number, pieces: readonly Piece[], sizeWeight: number): number {
  const smaller = 1 - candidate.size / largest;
  return sizeWeight * smaller + 1.6 * candidate.cost + brokenVerses(candidate, pieces);
}

function bestIn(pieces: readonly Piece[], widths: Widths, room: Room): Candidate | null {
  const verse = isVerse(pieces);
  const found: Candidate[] = [];
  for (let size = room.largest; size >= room.smallest; size *= STEP) {
    const most = found[0]?.size ?? size;
    const far = size < most * (verse ? LOOK_BACK * 0.8 : LOOK_BACK);
    if (far && found.some(({ cost }) => cost < BEARABLE)) break;
    found.push(...candidatesAt(size, pieces, widths, room));
  }
  const largest = found[0]?.size ?? room.smallest;
  const weight = (room.sizeWeight ?? 0.3) * (verse ? VERSE_WEIGHT : 1);
  const judgement = (candidate: Candidate): number => judged(candidate, largest, pieces, weight);
  return found.toSorted((a, b) => judgement(a) - judgement(b))[0] ?? null;
}

/**
 * The size and the lines a text is set in: as large as there is room, a little smaller where that reads better. Of
 * several rooms, the first in which the text stands comfortably.
 */
export function fitWords(pieces: readonly Piece[], rooms: readonly Room[]): FittedWords {
  const widths = widthsOf(pieces);
  for (const [at, room] of rooms.entries()) {
    const best = bestIn(pieces, widths, room);
    if (!best || (best.size < (room.comfortable ?? 0) && at < rooms.length - 1)) continue;
    const lines = best.starts.map((start, i) => joined(pieces.slice(start, best.starts[i + 1])));
    const verse = isVerse(pieces);
    const turned = best.starts.map((start) => verse && start > 0 && !pieces[start]!.beginsVerse);
    return { size: best.size, lines, verse, turned, room: at };
  }
  throw new Error(`There is no room for “${joined(pieces).slice(0, 40)}…”.`);
}
