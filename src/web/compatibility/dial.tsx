import type { ReactNode, RefObject } from 'react';
import { BANDS, bandOf, type Band } from '../../domain/compatibility/bands.ts';
import { arc, onRing, spoke } from '../../art/drawing/ring.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import { classes } from '../ui/classes.ts';
import { Glyph } from '../ui/glyph.tsx';
import styles from './dial.module.css';

const CENTER = { x: 180, y: 178 };
const RADII = { limb: 150, ticks: 146, inner: 124, bands: 131, labels: 169 };

export const BAND_CLASS: Record<Band['color'], string | undefined> = {
  green: styles.excellent,
  yellow: styles.good,
  orange: styles.fair,
  red: styles.hard,
};

/** Three quarters of a circle for a hundred points, from the lower left over the top. */
const angleOf = (percent: number): number => 225 - 2.7 * percent;

function tickPath(from: number, to: number): string {
  const length = (percent: number): number => (percent % 10 === 0 ? 20 : percent % 5 === 0 ? 14 : 9);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => {
    const percent = from + index;
    return spoke(CENTER, angleOf(percent), RADII.ticks, RADII.ticks - length(percent));
  }).join('');
}

function Scale(): ReactNode {
  return (
    <>
      <path className={styles.limb} d={arc(CENTER, RADII.limb, angleOf(100), angleOf(0))} />
      <path className={styles.hairline} d={arc(CENTER, RADII.limb + 4, angleOf(100), angleOf(0))} />
      <path className={styles.hairline} d={arc(CENTER, RADII.inner, angleOf(100), angleOf(0))} />
      {[0, 20, 40, 60, 80, 100].map((percent) => {
        const [x, y] = onRing(CENTER, angleOf(percent), RADII.labels);
        return (
          <text key={percent} className={styles.label} x={Math.round(x)} y={Math.round(y) + 4}>
            {percent}
          </text>
        );
      })}
    </>
  );
}

/** Drawn at zero and turned, so that it slides along its scale. */
function Pointer({ percent }: { percent: number }): ReactNode {
  const [x, y] = [CENTER.x - RADII.inner, CENTER.y];
  return (
    <path
      className={styles.pointer}
      transform={`rotate(${-45 + 2.7 * percent} ${CENTER.x} ${CENTER.y})`}
      d={`M${x - 15} ${y}L${x + 6} ${y - 4.6}L${x + 26} ${y}L${x + 6} ${y + 4.6}Z`}
    />
  );
}

/** The four bands as arcs: what the dial could come to say. */
function BandArcs(): ReactNode {
  return BANDS.map(({ from, color }, index) => {
    const to = index === 0 ? 100 : BANDS[index - 1]!.from;
    const d = arc(CENTER, RADII.bands - 14, angleOf(to) + 1.6, angleOf(from) - 1.6);
    return <path key={color} className={classes(styles.band, BAND_CLASS[color])} d={d} />;
  });
}

interface DialProps {
  /** Null before there is a result: the dial rests at zero and shows its four bands. */
  percent: number | null;
  signs: readonly [SignKey, SignKey] | null;
  /** What a resting dial says. */
  words?: string;
  /** Where the keyboard goes when the result has come. */
  place?: RefObject<HTMLDivElement | null>;
}

function Verdict({ percent, label }: { percent: number; label: string }): ReactNode {
  return (
    <div className={styles.words}>
      <p className={styles.figure}>
        {percent}
        <span>%</span>
      </p>
      <p className={styles.name}>{label}</p>
    </div>
  );
}

/** The overall percentage on its scale, with the word of its band. */
export function Dial({ percent, signs, words, place }: DialProps): ReactNode {
  const band = percent === null ? null : bandOf(percent);
  return (
    <div
      ref={place}
      tabIndex={place && -1}
      className={classes(styles.dial, band ? BAND_CLASS[band.color] : undefined)}
    >
      <svg viewBox="0 0 360 330" aria-hidden="true" focusable="false">
        <Scale />
        <path className={styles.unlit} d={tickPath((percent ?? -1) + 1, 100)} />
        {percent === null ? <BandArcs /> : <path className={styles.lit} d={tickPath(0, percent)} />}
        <Pointer percent={percent ?? 0} />
        {band && signs && (
          <g className={styles.pair}>
            <Glyph name={signs[0]} size={32} x={128} y={284} weight={1.4} />
            <Glyph name="star4" size={13} x={173.5} y={293.5} />
            <Glyph name={signs[1]} size={32} x={200} y={284} weight={1.4} />
          </g>
        )}
      </svg>
      {percent === null || !band ? (
        <p className={classes(styles.words, styles.resting)}>{words}</p>
      ) : (
        <Verdict percent={percent} label={band.label} />
      )}
    </div>
  );
}
