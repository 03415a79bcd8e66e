import type { ReactNode } from 'react';
import type { BirthChartAnswer } from '../../contract/chart.ts';
import type { Body } from '../../domain/sky/bodies.ts';
import { ELEMENTS, signOf, type Element } from '../../domain/zodiac/signs.ts';
import { classes } from '../ui/classes.ts';
import { Glyph } from '../ui/glyph.tsx';
import styles from './elements-rose.module.css';
import {
  at,
  DIRECTIONS,
  quarters,
  RIM_TICKS,
  ringOf,
  ROSE,
  sectorHatching,
  sectorPath,
} from './rose-shape.ts';

/** Bodies stand left and right of their sector's middle by turns; the first has room for itself alone. */
const ASIDE = 17;
const HATCHING_DEG = { strongest: 1.4, other: 3 };

type Mark = Body | 'rising';

/** What is counted and sure, by element. */
function membersOf({ bodies, rising }: BirthChartAnswer, element: Element): Mark[] {
  const planets = bodies
    .filter(({ body, sign }) => body !== 'node' && sign !== null && signOf(sign).element === element)
    .map(({ body }) => body);
  return rising && signOf(rising).element === element ? ['rising', ...planets] : planets;
}

function BodyMark({ mark, x, y }: { mark: Mark; x: number; y: number }): ReactNode {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <circle className={styles.seat} r="11.5" />
      {mark === 'rising' ? (
        <path className={styles.rising} d="M-7.5 5.5H7.5M0 5.5V-6.5M-4 -2.5L0 -6.5L4 -2.5" />
      ) : (
        <Glyph name={mark} size={18} weight={1.8} x={-9} y={-9} />
      )}
    </g>
  );
}

interface SectorProps {
  element: Element;
  members: readonly Mark[];
  isStrongest: boolean;
  /** Width of a body's ring. */
  step: number;
}

function Sector({ element, members, isStrongest, step }: SectorProps): ReactNode {
  const direction = DIRECTIONS[element];
  const reach = ROSE.hub + members.length * step;
  const rings = members.slice(1).map((_, i) => ringOf(direction, ROSE.hub + (i + 1) * step));
  const hatching = isStrongest ? HATCHING_DEG.strongest : HATCHING_DEG.other;
  const sign = at(direction, ROSE.rim);
  const name = element.toLowerCase() as Lowercase<Element>;
  return (
    <g className={classes(styles.sector, isStrongest && styles.strongest, isStrongest && styles[name])}>
      {members.length > 0 && (
        <>
          <path className={styles.ground} d={sectorPath(direction, reach)} />
          <path className={styles.hatching} d={sectorHatching(direction, reach, hatching)} />
          <path className={styles.rings} d={rings.join('')} />
          <path className={styles.outline} d={sectorPath(direction, reach)} />
        </>
      )}
      {members.map((mark, i) => {
        const aside = i === 0 ? 0 : i % 2 === 0 ? -ASIDE : ASIDE;
        return <BodyMark key={mark} mark={mark} {...at(direction + aside, ROSE.hub + (i + 0.5) * step)} />;
      })}
      <g className={styles.element}>
        <Glyph name={name} size={24} weight={1.5} x={sign.x - 12} y={sign.y - 12} />
      </g>
    </g>
  );
}

/** A sector for each element, a ring for each body in it; only the strongest has a color. */
export function ElementsRose({ answer }: { answer: BirthChartAnswer }): ReactNode {
  const sectors = ELEMENTS.map((element) => ({ element, members: membersOf(answer, element) }));
  const most = Math.max(...sectors.map(({ members }) => members.length));
  const step = (ROSE.reach - ROSE.hub) / most;
  const { half } = ROSE;
  return (
    <svg
      className={styles.rose}
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.hairline} d={quarters(ROSE.hairline)} />
      <path className={styles.rim} d={quarters(ROSE.rim)} />
      <path className={styles.ticks} d={RIM_TICKS} />
      {Array.from({ length: most }, (_, i) => (
        <circle key={i} className={styles.empty} r={ROSE.hub + (i + 1) * step} />
      ))}
      {sectors.map(({ element, members }) => (
        <Sector
          key={element}
          element={element}
          members={members}
          isStrongest={members.length === most}
          step={step}
        />
      ))}
      <circle className={styles.hub} r={ROSE.hub} />
      <g className={styles.star}>
        <Glyph name="star4" size={34} x={-17} y={-17} />
      </g>
    </svg>
  );
}
