import { placeMarkers, type PlacedMarker } from '../../art/drawing/strip.ts';
import { besideEach, inTurns, spaceFor } from '../forecast/label-space.ts';
import { wrappedLines } from '../forecast/wrapped-lines.ts';

interface Labelled {
  /** Where on the scale the event belongs. */
  x: number;
  text: string;
  meaning: string;
}

interface Lines {
  name: readonly string[];
  meaning: readonly string[];
}

export interface HourLabels {
  markers: PlacedMarker[];
  rows: 1 | 2;
  /** In the order of the events. */
  lines: Lines[];
}

/** How many characters a line has: of a name, and of what its event means. */
interface Setting {
  name: number;
  meaning: number;
}

const ON_ONE_LINE: Setting = { name: 40, meaning: 27 };
/** For days of up to sixteen events. */
const NARROW: Setting = { name: 15, meaning: 18 };
/** A little more than the widest letters take on average, since the server that sets the lines cannot measure them. */
const CHARACTER = { name: 8.2, meaning: 6.9 };
/** How far a label may stand from its hour before a second row is better. */
const FARTHEST = 110;

const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length));

function widthOf({ name, meaning }: Lines): number {
  return Math.max(longest(name) * CHARACTER.name, longest(meaning) * CHARACTER.meaning);
}

function setLines(events: readonly Labelled[], setting: Setting): Lines[] {
  return events.map(({ text, meaning }) => ({
    name: wrappedLines(text, setting.name),
    meaning: wrappedLines(meaning, setting.meaning),
  }));
}

/** Labels below a scale of this width that never touch: in one row, in two, or narrow in two. */
export function hourLabels(events: readonly Labelled[], width: number): HourLabels {
  const places = events.map(({ x }) => x);
  const wide = setLines(events, ON_ONE_LINE);
  const spaceOf = (lines: readonly Lines[], distance: typeof inTurns) =>
    spaceFor(lines.map(widthOf), distance, width);
  const row = spaceOf(wide, besideEach);
  const inOneRow = placeMarkers(places, { ...row, rows: 1 });
  const isNear = inOneRow.every(({ trueAt, shownAt }) => Math.abs(trueAt - shownAt) <= FARTHEST);
  if (row.fits && isNear) return { markers: inOneRow, rows: 1, lines: wide };
  const two = spaceOf(wide, inTurns);
  if (two.fits) return { markers: placeMarkers(places, { ...two, rows: 2 }), rows: 2, lines: wide };
  const narrow = setLines(events, NARROW);
  return {
    markers: placeMarkers(places, { ...spaceOf(narrow, inTurns), rows: 2 }),
    rows: 2,
    lines: narrow,
  };
}
