import type { ReactNode } from 'react';
import { isEasy } from '../../domain/sky/marks.ts';
import type { AspectKind } from '../../domain/sky/sky.ts';
import { Glyph } from '../ui/glyph.tsx';
import styles from './fact-diagram.module.css';
import type { ReadingFact } from './reading-fact.ts';

const ANGLES: Record<AspectKind, number> = {
  conjunction: 0,
  sextile: 60,
  square: 90,
  trine: 120,
  opposition: 180,
};

const CENTER = 56;
const RADIUS = 34;
const LABEL_RADIUS = 45;

/** Zero is at the top; angles run clockwise. */
function at(angleDeg: number, radius: number): { x: number; y: number } {
  const turn = (angleDeg * Math.PI) / 180;
  const round = (value: number): number => Math.round(value * 10) / 10;
  return { x: round(CENTER + radius * Math.sin(turn)), y: round(CENTER - radius * Math.cos(turn)) };
}

function Ticks(): ReactNode {
  const path = Array.from({ length: 36 }, (_, index) => {
    const from = at(index * 10, RADIUS);
    const to = at(index * 10, RADIUS - (index % 3 === 0 ? 4 : 2.5));
    return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  }).join('');
  return <path className={styles.ticks} d={path} />;
}

interface LabelProps {
  name: ReadingFact['bodies'][number];
  /** Its middle. */
  x: number;
  y: number;
}

function Label({ name, x, y }: LabelProps): ReactNode {
  return <Glyph name={name} size={15} x={x - 7.5} y={y - 7.5} className={styles.label} />;
}

/** Two bodies on the ring, the line between them, and the rest of the figure it would complete. */
function AspectFigure({ fact, aspect }: { fact: ReadingFact; aspect: AspectKind }): ReactNode {
  const angle = ANGLES[aspect];
  // A conjunction's two signs would lie on each other: they stand a little apart, their dots do not.
  const spread = angle === 0 ? 26 : angle;
  const corners =
    angle === 0 ? [] : Array.from({ length: 360 / angle }, (_, i) => at(-angle / 2 + i * angle, RADIUS));
  const [from, to] = [at(-angle / 2, RADIUS), at(angle / 2, RADIUS)];
  return (
    <>
      {corners.length > 2 && (
        <polygon className={styles.rest} points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
      )}
      <line
        className={isEasy(aspect) ? styles.easy : styles.hard}
        x1={from.x}
        y1={from.y}
        x2={to.x}
        y2={to.y}
      />
      <circle className={styles.dot} cx={from.x} cy={from.y} r={3} />
      <circle className={styles.dot} cx={to.x} cy={to.y} r={3} />
      <Label name={fact.bodies[0]!} {...at(-spread / 2, LABEL_RADIUS)} />
      <Label name={fact.bodies[1]!} {...at(spread / 2, LABEL_RADIUS)} />
      <text className={styles.figure} x={CENTER} y={CENTER + (angle === 180 ? 17 : 6)}>
        {angle}°
      </text>
    </>
  );
}

/** The twelve houses, counted anticlockwise from the rising point at left; the meant one is filled. */
function HouseFigure({ fact, house }: { fact: ReadingFact; house: number }): ReactNode {
  const begins = -90 - (house - 1) * 30;
  const [from, to] = [at(begins, RADIUS), at(begins - 30, RADIUS)];
  const spokes = Array.from({ length: 12 }, (_, index) => {
    const end = at(index * 30, RADIUS);
    const start = at(index * 30, 14);
    return `M${start.x} ${start.y}L${end.x} ${end.y}`;
  }).join('');
  return (
    <>
      <path
        className={styles.house}
        d={`M${CENTER} ${CENTER}L${from.x} ${from.y}A${RADIUS} ${RADIUS} 0 0 0 ${to.x} ${to.y}Z`}
      />
      <path className={styles.spokes} d={spokes} />
      <circle className={styles.hub} cx={CENTER} cy={CENTER} r={14} />
      <Label name={fact.bodies[0]!} {...at(begins - 15, LABEL_RADIUS)} />
      <text className={styles.figure} x={CENTER} y={CENTER + 5.5}>
        {house}
      </text>
    </>
  );
}

/** A course or a phase is in no house: its bodies stand in the middle, and one that moves backward has its arrow. */
function BodiesFigure({ fact: { bodies, kind } }: { fact: ReadingFact }): ReactNode {
  return (
    <>
      {kind === 'retrograde' && (
        <path className={styles.backward} d="M34 68A25 25 0 1 1 78 68M71 66l7 2 1-7" />
      )}
      {bodies.map((name, index) => (
        <Label key={name} name={name} x={CENTER + (2 * index - bodies.length + 1) * 10} y={CENTER} />
      ))}
    </>
  );
}

export function FactDiagram({ fact }: { fact: ReadingFact }): ReactNode {
  return (
    <svg className={styles.diagram} viewBox="0 0 112 112" width={112} height={112} aria-hidden="true">
      <Ticks />
      <circle className={styles.ring} cx={CENTER} cy={CENTER} r={RADIUS} />
      {fact.aspect && fact.bodies[1] ? (
        <AspectFigure fact={fact} aspect={fact.aspect} />
      ) : fact.house ? (
        <HouseFigure fact={fact} house={fact.house} />
      ) : (
        <BodiesFigure fact={fact} />
      )}
    </svg>
  );
}
