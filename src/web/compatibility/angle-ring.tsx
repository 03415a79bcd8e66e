import type { ReactNode } from 'react';
import { closingSigns, signsApart } from '../../domain/compatibility/angles.ts';
import { onRing, spoke } from '../../art/drawing/ring.ts';
import { num } from '../../art/drawing/svg.ts';
import { SIGN_KEYS, signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import { classes } from '../ui/classes.ts';
import { Glyph } from '../ui/glyph.tsx';
import styles from './angle-ring.module.css';

const CENTER = { x: 132, y: 132 };
const RADII = { outer: 130, inner: 104, glyphs: 117, chords: 101 };

const TICKS = Array.from({ length: 72 }, (_, index) =>
  spoke(CENTER, index * 5 + 15, RADII.inner, RADII.inner - (index % 6 === 0 ? 8 : index % 2 === 0 ? 5 : 3)),
).join('');
const CUSPS = Array.from({ length: 12 }, (_, index) =>
  spoke(CENTER, index * 30 + 15, RADII.inner, RADII.outer),
).join('');

type AngleOf = (sign: SignKey) => number;

/** Signs run anticlockwise, as longitudes do on a chart. */
function turnedTo(sign: SignKey, angleDeg: number): AngleOf {
  return (other) => angleDeg + 30 * (SIGN_KEYS.indexOf(other) - SIGN_KEYS.indexOf(sign));
}

function point(angleOf: AngleOf, sign: SignKey): string {
  const [x, y] = onRing(CENTER, angleOf(sign), RADII.chords);
  return `${num(x, 1)} ${num(y, 1)}`;
}

interface FrameProps {
  angleOf: AngleOf;
  lit: readonly SignKey[];
  className?: string;
  children: ReactNode;
}

function Frame({ angleOf, lit, className, children }: FrameProps): ReactNode {
  const element = lit[0] && signOf(lit[0]).element;
  // The cusps stand halfway between signs: the ring turns by half a sign with the sign at its top.
  const turn = -((((angleOf('aries') % 30) + 30) % 30) as number);
  return (
    <svg
      className={classes(styles.ring, className)}
      data-element={element}
      viewBox="0 0 264 264"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={styles.outer} cx={CENTER.x} cy={CENTER.y} r={RADII.outer} />
      <g transform={turn === 0 ? undefined : `rotate(${turn} ${CENTER.x} ${CENTER.y})`}>
        <path className={styles.cusps} d={CUSPS} />
        <path className={styles.ticks} d={TICKS} />
      </g>
      <circle className={styles.inner} cx={CENTER.x} cy={CENTER.y} r={RADII.inner} />
      {SIGN_KEYS.map((sign) => {
        const [x, y] = onRing(CENTER, angleOf(sign), RADII.glyphs);
        const size = lit.includes(sign) ? 20 : 17;
        return (
          <Glyph
            key={sign}
            name={sign}
            size={size}
            x={Number((x - size / 2).toFixed(1))}
            y={Number((y - size / 2).toFixed(1))}
            className={lit.includes(sign) ? styles.lit : styles.sign}
          />
        );
      })}
      {children}
    </svg>
  );
}

function Dot({ angleOf, sign }: { angleOf: AngleOf; sign: SignKey }): ReactNode {
  const [x, y] = onRing(CENTER, angleOf(sign), RADII.chords);
  return <circle className={styles.dot} cx={num(x, 1)} cy={num(y, 1)} r={4} />;
}

/** The twelve signs around the place that one of them will take. */
export function EmptyRing({ words }: { words: string }): ReactNode {
  return (
    <Frame angleOf={turnedTo('aries', 180)} lit={[]}>
      <text className={styles.words} x={CENTER.x} y={CENTER.y + 8}>
        {words}
      </text>
    </Frame>
  );
}

interface FromRingProps {
  sign: SignKey;
  partner: SignKey | null;
}

/** Your sign at the top with a dotted line to every other; the chosen one's line is solid. */
export function FromRing({ sign, partner }: FromRingProps): ReactNode {
  const angleOf = turnedTo(sign, 90);
  const start = point(angleOf, sign);
  const others = SIGN_KEYS.filter((other) => other !== sign && other !== partner);
  return (
    <Frame angleOf={angleOf} lit={partner ? [sign, partner] : [sign]}>
      <path
        className={styles.possible}
        d={others.map((other) => `M${start}L${point(angleOf, other)}`).join('')}
      />
      {partner && partner !== sign && (
        <>
          <path className={styles.chord} d={`M${start}L${point(angleOf, partner)}`} />
          <Dot angleOf={angleOf} sign={partner} />
        </>
      )}
      <Dot angleOf={angleOf} sign={sign} />
    </Frame>
  );
}

/** The two of a result, level with each other, the line between them and the figure it would close. */
export function PairRing({ one, other }: { one: SignKey; other: SignKey }): ReactNode {
  const apart = signsApart(one, other);
  const forward = (SIGN_KEYS.indexOf(other) - SIGN_KEYS.indexOf(one) + 12) % 12;
  const signed = forward > 6 ? forward - 12 : forward;
  const angleOf = turnedTo(one, 90 - 15 * signed);
  const rest = closingSigns(one, other);
  const corners = [one, other, ...rest].sort((a, b) => angleOf(a) - angleOf(b));
  const [, y] = onRing(CENTER, angleOf(one), RADII.chords);
  return (
    <Frame angleOf={angleOf} lit={[one, other]}>
      {rest.length > 0 && (
        <path className={styles.rest} d={`M${corners.map((sign) => point(angleOf, sign)).join('L')}Z`} />
      )}
      {apart > 0 && (
        <>
          <path className={styles.chord} d={`M${point(angleOf, one)}L${point(angleOf, other)}`} />
          <Dot angleOf={angleOf} sign={other} />
          <text className={styles.figure} x={CENTER.x} y={Math.round(y) + (apart === 6 ? -12 : 22)}>
            {apart * 30}°
          </text>
        </>
      )}
      <Dot angleOf={angleOf} sign={one} />
    </Frame>
  );
}
