import type { ReactNode } from 'react';
import { placeMarkers, threadPath, type PlacedMarker } from '../../art/drawing/strip.ts';
import { classes } from '../ui/classes.ts';
import { EventMarker } from './event-marker.tsx';
import type { StripProps } from './strip-props.ts';
import styles from './strip.module.css';

export const STRIP_WIDTH = 1120;
const ROW_HEIGHT = 92;
const LABELS = { name: 56, time: 76 };

/** `halfLabel` is half of what the longest label takes for itself: neighbors stand in two rows. */
export function placeChanges(
  changes: StripProps['changes'],
  xOf: (place: number) => number,
  width = STRIP_WIDTH,
  halfLabel = 88,
): PlacedMarker[] {
  const space = { gap: halfLabel, from: halfLabel, to: width - halfLabel, rows: 2 };
  return placeMarkers(
    changes.map(({ place }) => xOf(place)),
    space,
  );
}

interface EventMarkersProps {
  changes: StripProps['changes'];
  placed: readonly PlacedMarker[];
  /** Where threads begin, and where the scale with all its bands ends. */
  top: number;
  foot: number;
}

/** Markers below a horizontal scale, each tied to its place by a thread. */
export function EventMarkers({ changes, placed, top, foot }: EventMarkersProps): ReactNode {
  const plateY = (row: number): number => foot + 32 + row * ROW_HEIGHT;
  const threads = placed.map((one) => threadPath(one, [top, foot + 6, foot + 20, plateY(one.row)])).join('');
  return (
    <>
      <path className={styles.thread} d={threads} />
      {changes.map((change, index) => {
        const { trueAt, shownAt, row } = placed[index]!;
        const y = plateY(row);
        return (
          <g key={`${change.at} ${change.text}`}>
            <circle className={styles.dot} cx={trueAt} cy={top} r={2.8} />
            <EventMarker change={change} x={shownAt - 33} y={y} />
            <text className={classes(styles.label, styles.middle)} x={shownAt} y={y + LABELS.name}>
              {change.text}
            </text>
            <text className={classes(styles.time, styles.middle)} x={shownAt} y={y + LABELS.time}>
              {change.time}
            </text>
          </g>
        );
      })}
    </>
  );
}

export function heightWithMarkers(foot: number, count: number): number {
  return foot + 32 + (count > 1 ? 2 : 1) * ROW_HEIGHT - 6;
}
