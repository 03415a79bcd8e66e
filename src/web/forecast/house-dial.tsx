import type { ReactNode } from 'react';
import { arc, onRing, spoke } from '../../art/drawing/ring.ts';
import { num } from '../../art/drawing/svg.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import { Glyph } from '../ui/glyph.tsx';
import styles from './house-dial.module.css';

const CENTER = { x: 62, y: 62 };
const RADII = { hub: 17, limb: 41, ticks: 43.2, sign: 55.5 };
const HATCH_PITCH = 3;
const SPOKES = Array.from({ length: 12 }, (_, index) =>
  spoke(CENTER, index * 30, RADII.hub, RADII.limb),
).join('');

/** Houses run anticlockwise from the rising point at left. */
function wedge(house: number): { outline: string; hatch: string; middleDeg: number } {
  const from = 180 + (house - 1) * 30;
  const [x, y] = onRing(CENTER, from + 30, RADII.hub);
  const [endX, endY] = onRing(CENTER, from, RADII.hub);
  const back = `L${num(x)} ${num(y)}A${RADII.hub} ${RADII.hub} 0 0 1 ${num(endX)} ${num(endY)}Z`;
  const lines = Array.from({ length: 7 }, (_, index) =>
    arc(CENTER, RADII.hub + HATCH_PITCH * (index + 1), from, from + 30),
  );
  return {
    outline: arc(CENTER, RADII.limb, from, from + 30) + back,
    hatch: lines.join(''),
    middleDeg: from + 15,
  };
}

/** The twelve houses with the one that is meant, its sign outside: why this paragraph is yours. */
export function HouseDial({ house, sign }: { house: number; sign: SignKey }): ReactNode {
  const { outline, hatch, middleDeg } = wedge(house);
  const [x, y] = onRing(CENTER, middleDeg, RADII.sign);
  return (
    <svg className={styles.dial} viewBox="0 0 124 124" aria-hidden="true">
      <path className={styles.meant} d={outline} />
      <path className={styles.hatch} d={hatch} />
      <path className={styles.spokes} d={SPOKES} />
      <circle className={styles.ticks} cx={62} cy={62} r={RADII.ticks} pathLength={360} />
      <circle className={styles.limb} cx={62} cy={62} r={RADII.limb} />
      <circle className={styles.hub} cx={62} cy={62} r={RADII.hub} />
      <text className={styles.figure} x={62} y={68.4}>
        {house}
      </text>
      <Glyph name={sign} size={18} x={Number(num(x - 9))} y={Number(num(y - 9))} className={styles.sign} />
    </svg>
  );
}
