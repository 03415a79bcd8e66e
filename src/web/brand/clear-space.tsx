import type { ReactNode } from 'react';
import { brandAddress } from '../../art/brand/catalog.ts';
import ruled from '../look/ruled-table.module.css';
import styles from './clear-space.module.css';

/** The emblem's file in eighths of the emblem: one of clear space, eight of emblem, one again. */
const EIGHTH = 36;
const EIGHTHS = 10;
const SIDE = EIGHTH * EIGHTHS;
const MARGIN = 34;

const scaleTicks = Array.from({ length: EIGHTHS + 1 }, (_, step) => {
  const isEdge = step === 0 || step === 1 || step === EIGHTHS - 1 || step === EIGHTHS;
  return `M${MARGIN + step * EIGHTH} ${MARGIN + SIDE + 10}v${isEdge ? 14 : 8}`;
}).join('');

/** The emblem between its clear space, measured in eighths of its width. */
export function ClearSpace(): ReactNode {
  const inner = MARGIN + EIGHTH;
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${SIDE + 2 * MARGIN} ${SIDE + 2 * MARGIN + 20}`}
      role="img"
      aria-label="The emblem in its clear space: an eighth of its width on every side"
    >
      <image href={brandAddress('emblem', 'dark', 'svg')} x={MARGIN} y={MARGIN} width={SIDE} height={SIDE} />
      <path className={styles.limit} d={`M${MARGIN} ${MARGIN}h${SIDE}v${SIDE}h${-SIDE}z`} />
      <path
        className={styles.edge}
        d={`M${inner} ${inner}h${SIDE - 2 * EIGHTH}v${SIDE - 2 * EIGHTH}h${2 * EIGHTH - SIDE}z`}
      />
      <path className={styles.scale} d={`M${MARGIN} ${MARGIN + SIDE + 10}h${SIDE}${scaleTicks}`} />
      <g className={styles.words} textAnchor="middle">
        <text x={MARGIN + EIGHTH / 2} y={MARGIN + SIDE + 44}>
          ⅛
        </text>
        <text x={MARGIN + SIDE / 2} y={MARGIN + SIDE + 44}>
          1
        </text>
        <text x={MARGIN + SIDE - EIGHTH / 2} y={MARGIN + SIDE + 44}>
          ⅛
        </text>
      </g>
    </svg>
  );
}

const SMALLEST: readonly { name: string; screen: string; print: string }[] = [
  { name: 'Emblem', screen: '64 px', print: '16 mm' },
  { name: 'Wordmark', screen: '96 px wide', print: '20 mm wide' },
  { name: 'Lockup', screen: '200 px wide', print: '45 mm wide' },
];

/** Below these, rings and letters run together. */
export function SmallestSizes(): ReactNode {
  return (
    <table className={`${ruled.table} ${styles.table}`}>
      <caption className={ruled.label}>The smallest sizes, clear space included</caption>
      <thead>
        <tr>
          <th scope="col">Mark</th>
          <th scope="col">On screens</th>
          <th scope="col">In print</th>
        </tr>
      </thead>
      <tbody>
        {SMALLEST.map(({ name, screen, print }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{screen}</td>
            <td>{print}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
