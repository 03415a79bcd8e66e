import type { ReactNode } from 'react';
import type { WeeklyReading } from '../../contract/weekly.ts';
import { ELONGATIONS, litPart } from '../../art/drawing/moon-phase.ts';
import { isEasy } from '../../domain/sky/marks.ts';
import type { Lunation } from '../../domain/sky/sky.ts';
import { Glyph } from '../ui/glyph.tsx';
import styles from './event-marker.module.css';

export type Change = WeeklyReading['changes'][number];

interface DiscProps {
  elongation: number;
  x: number;
  y: number;
  r: number;
}

/** The Moon as it is lit, part of a larger drawing. */
export function MoonDisc({ elongation, x, y, r }: DiscProps): ReactNode {
  return (
    <>
      <circle className={styles.dark} cx={x} cy={y} r={r} />
      <path className={styles.lit} d={litPart(elongation, { x, y }, r)} />
    </>
  );
}

function Marks({ change }: { change: Change }): ReactNode {
  const [first, second] = change.bodies;
  if (change.aspect)
    return (
      <>
        <Glyph name={first!} size={18} x={7} y={8} weight={1.8} />
        <Glyph
          name={change.aspect}
          size={12}
          x={27}
          y={11}
          weight={2.4}
          className={isEasy(change.aspect) ? styles.easy : styles.hard}
        />
        <Glyph name={second!} size={18} x={41} y={8} weight={1.8} />
      </>
    );
  if (change.kind === 'station')
    return (
      <>
        <Glyph name={first!} size={18} x={14} y={8} weight={1.8} />
        <g transform={change.phase === 'retrograde' ? 'matrix(-1 0 0 1 88 0)' : undefined}>
          <Glyph name="arrow" size={14} x={37} y={10} weight={2.2} className={styles.hard} />
        </g>
      </>
    );
  return (
    <>
      <Glyph name={first!} size={18} x={7} y={8} weight={1.8} />
      <Glyph name="arrow" size={12} x={27} y={11} weight={2.4} className={styles.hard} />
      <Glyph name={change.sign!} size={18} x={41} y={8} weight={1.8} />
    </>
  );
}

/** An event on a plate of 66 by 34: body, aspect, body; a phase of the Moon is its disc in a ring. */
export function EventMarker({ change, x, y }: { change: Change; x?: number; y?: number }): ReactNode {
  const elongation = change.kind === 'lunation' ? ELONGATIONS[change.phase as Lunation] : undefined;
  return (
    <svg className={styles.marker} x={x} y={y} width={66} height={34} viewBox="0 0 66 34" aria-hidden="true">
      {elongation === undefined ? (
        <>
          <rect className={styles.plate} x={0.6} y={0.6} width={64.8} height={32.8} />
          <Marks change={change} />
        </>
      ) : (
        <>
          <circle className={styles.ring} cx={33} cy={17} r={19.4} />
          <MoonDisc elongation={elongation} x={33} y={17} r={15.6} />
        </>
      )}
    </svg>
  );
}
