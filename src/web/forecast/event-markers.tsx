import type { ReactNode } from 'react';
import { threadPath, type PlacedMarker } from '../../art/drawing/strip.ts';
import { classes } from '../ui/classes.ts';
import { EventMarker, type Change } from './event-marker.tsx';
import { nameOf } from './label-changes.ts';
import type { StripProps } from './strip-props.ts';
import styles from './strip.module.css';

const ROW_HEIGHT = 92;
const LABELS = { name: 56, time: 76, meaning: 97, line: 18, nameLine: 20 };

/** Name, on several lines where it is too long for one, time, and as many lines of what the event means as it has. */
type Marked = Pick<StripProps['changes'][number], keyof Change | 'time'> & {
  name?: readonly string[];
  meaning?: readonly string[];
};

const extraHeight = (change: Marked): number => (nameOf(change).length - 1) * LABELS.nameLine;

function rowHeight(changes: readonly Marked[]): number {
  const heights = changes.map((change) => extraHeight(change) + (change.meaning?.length ?? 0) * LABELS.line);
  return ROW_HEIGHT + Math.max(0, ...heights);
}

interface EventMarkersProps {
  changes: readonly Marked[];
  placed: readonly PlacedMarker[];
  /** Where threads begin, and where the scale with all its bands ends. */
  top: number;
  foot: number;
}

interface LinesProps {
  lines: readonly string[];
  className: string | undefined;
  x: number;
  y: number;
  step: number;
}

function Lines({ lines, className, x, y, step }: LinesProps): ReactNode {
  return lines.map((line, at) => (
    <text key={line} className={classes(className, styles.middle)} x={x} y={y + at * step}>
      {line}
    </text>
  ));
}

/** The words below a plate whose upper edge is at `y`. */
function Label({ change, x, y }: { change: Marked; x: number; y: number }): ReactNode {
  const below = y + extraHeight(change);
  const { time, meaning = [] } = change;
  return (
    <>
      <Lines
        lines={nameOf(change)}
        className={styles.label}
        x={x}
        y={y + LABELS.name}
        step={LABELS.nameLine}
      />
      <text className={classes(styles.time, styles.middle)} x={x} y={below + LABELS.time}>
        {time}
      </text>
      <Lines lines={meaning} className={styles.meaning} x={x} y={below + LABELS.meaning} step={LABELS.line} />
    </>
  );
}

/** Markers below a horizontal scale, each tied to its place by a thread. */
export function EventMarkers({ changes, placed, top, foot }: EventMarkersProps): ReactNode {
  const height = rowHeight(changes);
  const plateY = (row: number): number => foot + 32 + row * height;
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
            <Label change={change} x={shownAt} y={y} />
          </g>
        );
      })}
    </>
  );
}

export function heightWithMarkers(
  foot: number,
  changes: readonly Marked[],
  rows = changes.length > 1 ? 2 : 1,
): number {
  return foot + 32 + rows * rowHeight(changes) - 6;
}
