import { placeMarkers, type PlacedMarker } from '../../art/drawing/strip.ts';
import { inTurns, nameWidth, spaceFor, timeWidth, type LabelSpace } from './label-space.ts';
import { wrappedLines } from './wrapped-lines.ts';

export const STRIP_WIDTH = 1120;

interface Label {
  text: string;
  time: string;
  /** The text on several lines, where it is too long for one. */
  name?: readonly string[];
}

export const nameOf = ({ name, text }: Label): readonly string[] => name ?? [text];

/** Where names on one line have no room beside each other they take two. */
const NARROW_NAME = 15;

interface LabeledChanges<Change> {
  placed: PlacedMarker[];
  changes: Change[];
}

/** Changes below a scale, each label as far from the next as their words ask: neighbors stand in two rows. */
export function labelChanges<Change extends Label & { place: number }>(
  changes: readonly Change[],
  xOf: (place: number) => number,
  width = STRIP_WIDTH,
  nameSize?: number,
): LabeledChanges<Change> {
  const spaceOf = (labels: readonly Label[]): LabelSpace => {
    const widths = labels.map((label) =>
      Math.max(timeWidth(label.time), ...nameOf(label).map((line) => nameWidth(line, nameSize))),
    );
    return spaceFor(widths, inTurns, width);
  };
  const wide = spaceOf(changes);
  const shown = wide.fits
    ? [...changes]
    : changes.map((change) => ({ ...change, name: wrappedLines(change.text, NARROW_NAME) }));
  const space = wide.fits ? wide : spaceOf(shown);
  const places = changes.map(({ place }) => xOf(place));
  return { placed: placeMarkers(places, { ...space, rows: 2 }), changes: shown };
}
