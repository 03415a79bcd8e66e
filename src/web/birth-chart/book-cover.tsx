import type { ReactNode } from 'react';
import {
  COVER,
  COVER_CORNERS,
  COVER_NAME_Y,
  COVER_RING,
  COVER_SIGNS_Y,
  COVER_TITLE_Y,
} from '../../art/birth-chart/cover-shape.ts';
import { placeAround } from '../../art/drawing/label-placer.ts';
import { onRing, spoke } from '../../art/drawing/ring.ts';
import type { BirthChartAnswer } from '../../contract/chart.ts';
import type { Element, SignKey } from '../../domain/zodiac/signs.ts';
import { Glyph } from '../ui/glyph.tsx';
import styles from './book-cover.module.css';
import { Engraving } from './engraving.tsx';

const MIDDLE = COVER.width / 2;
const PLANET_GAP_DEG = 9;
/** More letters than this would run into the frame. */
const LONGEST_NAME = 14;

/** Ticks of a corner, as many lit as the element has planets. */
function Corner({ element, lit, all }: { element: Element; lit: number; all: number }): ReactNode {
  const { fromDeg, ...ring } = COVER_CORNERS[element];
  const step = 90 / (all + 1);
  const marks = Array.from({ length: all }, (_, i) =>
    spoke(ring, fromDeg + step * (i + 1), COVER.corner - 7.4, COVER.corner - 1.6),
  );
  const [x, y] = onRing(ring, fromDeg + 45, 9.5);
  return (
    <>
      <path className={styles.unlit} d={marks.slice(lit).join('')} />
      <path className={styles.litTicks} d={marks.slice(0, lit).join('')} />
      <Glyph
        name={element.toLowerCase() as Lowercase<Element>}
        size={9}
        weight={1.7}
        x={x - 4.5}
        y={y - 4.5}
      />
    </>
  );
}

/** Rising at the left, where it is known; else 0° Aries. */
function Ring({ answer: { bodies, ascendant } }: { answer: BirthChartAnswer }): ReactNode {
  const leftDeg = ascendant ?? 0;
  const sure = bodies.filter(({ body, longitude }) => body !== 'node' && longitude !== null);
  const angles = sure.map(({ longitude }) => 180 + longitude! - leftDeg);
  const shown = placeAround(angles, PLANET_GAP_DEG);
  return (
    <>
      <Engraving
        name="cover-ring"
        transform={`translate(${COVER_RING.x} ${COVER_RING.y}) rotate(${(leftDeg - 180).toFixed(2)})`}
      />
      {sure.map(({ body }, i) => {
        const [x, y] = onRing(COVER_RING, shown[i]!, COVER_RING.planets);
        const [dotX, dotY] = onRing(COVER_RING, angles[i]!, COVER_RING.disc);
        return (
          <g key={body} className={styles.planet}>
            <circle cx={dotX} cy={dotY} r="1.2" />
            <Glyph name={body} size={8.6} weight={2} x={x - 4.3} y={y - 4.3} />
          </g>
        );
      })}
    </>
  );
}

/** The signs of Sun, Moon and rising under the name. */
function Signs({ answer: { bodies, rising } }: { answer: BirthChartAnswer }): ReactNode {
  const signs = [bodies[0]?.sign, bodies[1]?.sign, rising].filter((sign): sign is SignKey => sign != null);
  return signs.map((sign, i) => (
    <Glyph
      key={`${sign}-${i}`}
      name={sign}
      size={13}
      weight={1.6}
      x={MIDDLE - 6.5 + (i - (signs.length - 1) / 2) * 24}
      y={COVER_SIGNS_Y - 9}
    />
  ));
}

/** The book as it would lie there: its cover shows this very chart, drawn on the device. */
export function BookCover({ answer, name }: { answer: BirthChartAnswer; name: string }): ReactNode {
  const shortName = name.trim();
  return (
    <svg
      className={styles.cover}
      viewBox={`0 0 ${COVER.width} ${COVER.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <Engraving name="cover" />
      <Ring answer={answer} />
      {answer.elements.map(({ element, count }) => (
        <Corner key={element} element={element} lit={count ?? 0} all={answer.instant === null ? 10 : 11} />
      ))}
      <text className={styles.title} x={MIDDLE} y={COVER_TITLE_Y}>
        Personal Destiny Report
      </text>
      <text className={styles.name} x={MIDDLE} y={COVER_NAME_Y}>
        {shortName && shortName.length <= LONGEST_NAME ? shortName : 'Your Book'}
      </text>
      <Signs answer={answer} />
    </svg>
  );
}
