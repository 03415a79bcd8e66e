import { placeMarkers, type PlacedMarker } from '../../art/drawing/strip.ts';
import type { Change } from './event-marker.tsx';
import { inTurns, nameWidth, spaceFor, timeWidth, type LabelSpace } from './label-space.ts';
import type { StripProps } from './strip-props.ts';
import { wrappedLines } from './wrapped-lines.ts';

export const STRIP_WIDTH = 1120;

/** Name, on several lines where it is too long for one, time, and as many lines of what the event means as it has. */
export type Marked = Pick<StripProps['changes'][number], keyof Change | 'time'> & {
  name?: readonly string[];
  meaning?: readonly string[];
};

export const nameOf = ({ name, text }: Marked): readonly string[] => name ?? [text];

/** Where names on one line have no room beside each other they take two. */
const NARROW_NAME = 15;

interface LabeledChanges {
  placed: PlacedMarker[];
  changes: Marked[];
}

/** Changes below a scale, each label as far from the next as their words ask: neighbors stand in two rows. */
export function labelChanges(
  changes: StripProps['changes'],
  xOf: (place: number) => number,
  width = STRIP_WIDTH,
  nameSize?: number,
): LabeledChanges {
  const spaceOf = (marked: readonly Marked[]): LabelSpace => {
    const widths = marked.map((change) =>
      Math.max(timeWidth(change.time), ...nameOf(change).map((line) => nameWidth(line, nameSize))),
    );
    return spaceFor(widths, inTurns, width);
  };
  const wide = spaceOf(changes);
  const shown: Marked[] = wide.fits
    ? changes
    : changes.map((change) => ({ ...change, name: wrappedLines(change.text, NARROW_NAME) }));
  const space = wide.fits ? wide : spaceOf(shown);
  const places = changes.map(({ place }) => xOf(place));
  return { placed: placeMarkers(places, { ...space, rows: 2 }), changes: shown };
}
