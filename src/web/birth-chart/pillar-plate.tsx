import { useId, type ReactNode } from 'react';
import {
  angleOfDegree,
  MOON_RADIUS,
  PLATE_HORIZON,
  PLATE_RING,
  PLATE_SIZE,
} from '../../art/birth-chart/plate-shape.ts';
import { litPart } from '../../art/drawing/moon-phase.ts';
import { onRing, polyline } from '../../art/drawing/ring.ts';
import { signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import { classes } from '../ui/classes.ts';
import { Glyph } from '../ui/glyph.tsx';
import { Engraving } from './engraving.tsx';
import styles from './pillar-plate.module.css';

const MIDDLE = { x: 0, y: 0 };
const { x, y, hairline, limb, scale, window: rim, roundel } = PLATE_RING;
/** Nothing of the arc shows behind the roundel. */
const LEAST_ARC_DEG = 1;

export type Pictured = 'sun' | 'moon' | 'rising';

interface PillarPlateProps {
  pictured: Pictured;
  /** Null where the sign itself is unsure. */
  sign: SignKey | null;
  /** Null where only the sign is known. */
  degree: number | null;
  /** How far the Moon was ahead of the Sun; null where that is unsure. */
  elongationDeg: number | null;
  /** How far the rising figure leans to the left over that horizon. */
  turnDeg: number;
}

/** From the beginning of the sign to the degree, clockwise. */
function Travelled({ degree }: { degree: number }): ReactNode {
  const [endX, endY] = onRing(MIDDLE, angleOfDegree(degree), limb - 3);
  const large = degree > 15 ? 1 : 0;
  return (
    <path
      className={styles.travelled}
      d={`M0 ${3 - limb}A${limb - 3} ${limb - 3} 0 ${large} 1 ${endX.toFixed(1)} ${endY.toFixed(1)}`}
    />
  );
}

function Pointer({ degree }: { degree: number }): ReactNode {
  const angle = angleOfDegree(degree);
  const corners = [
    onRing(MIDDLE, angle, scale - 1),
    onRing(MIDDLE, angle - 3.4, rim),
    onRing(MIDDLE, angle + 3.4, rim),
  ];
  return <path className={styles.pointer} d={`${polyline(corners)}Z`} />;
}

function Moon({ elongationDeg }: Pick<PillarPlateProps, 'elongationDeg'>): ReactNode {
  return (
    <>
      <circle className={styles.moon} r={MOON_RADIUS} />
      <Engraving name="moon-lines" className={styles.moonLines} />
      {elongationDeg !== null && (
        <path className={styles.lit} d={litPart(elongationDeg, MIDDLE, MOON_RADIUS)} />
      )}
      <circle className={styles.moonRim} r={MOON_RADIUS} />
    </>
  );
}

/** A little smaller than its window and above the land, where it comes up. */
const RISING = 'translate(0 -22) scale(0.86)';

function Scene({ pictured, sign, elongationDeg, turnDeg }: PillarPlateProps): ReactNode {
  const turn = pictured === 'rising' ? `${RISING} rotate(${-Number(turnDeg.toFixed(1))})` : undefined;
  return (
    <>
      {sign && (
        <Engraving
          name={`stars-${sign}`}
          transform={turn}
          className={classes(styles.stars, pictured !== 'rising' && styles.behind)}
        />
      )}
      {pictured === 'sun' && <Engraving name="sun" />}
      {pictured === 'moon' && <Moon elongationDeg={elongationDeg} />}
      {pictured === 'rising' && (
        <>
          <Engraving name="land" />
          {sign && (
            <path className={styles.pointer} d={`M0 ${PLATE_HORIZON + 5}L-6 ${PLATE_HORIZON + 16}H6Z`} />
          )}
        </>
      )}
    </>
  );
}

function Seal({ sign }: { sign: SignKey }): ReactNode {
  return (
    <g className={styles.seal}>
      <circle cy={-limb} r={roundel} />
      <circle cy={-limb} r={roundel - 3.4} />
      <Glyph name={sign} size={29} weight={1.6} x={-14.5} y={-limb - 14.5} />
    </g>
  );
}

/** A ring as the space between two circles. */
const BAND = [limb, rim]
  .map((r) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`)
  .join('');

/**
 * The whole circle is one sign: thirty degrees, and a pointer at the one that is meant. In the window are the sign's own
 * stars, before them the Sun, the Moon as it was lit, or the land over which they rise.
 */
export function PillarPlate(props: PillarPlateProps): ReactNode {
  const { sign, degree } = props;
  const id = useId();
  const element = sign && signOf(sign).element.toLowerCase();
  return (
    <svg
      className={classes(styles.plate, element && styles[element])}
      viewBox={`0 0 ${PLATE_SIZE} ${PLATE_SIZE}`}
      aria-hidden="true"
      focusable="false"
    >
      <radialGradient id={`${id}-ground`} cy={y / PLATE_SIZE} r="0.62">
        <stop className={styles.core} />
        <stop className={styles.mid} offset="0.5" />
        <stop className={styles.edge} offset="1" />
      </radialGradient>
      <linearGradient id={`${id}-gold`} gradientUnits="userSpaceOnUse" x1="-110" y1="-110" x2="110" y2="110">
        <stop className={styles.bright} />
        <stop className={styles.gold} offset="0.35" />
        <stop className={styles.deep} offset="0.62" />
        <stop className={styles.bright} offset="1" />
      </linearGradient>
      <clipPath id={`${id}-window`}>
        <circle r={rim} />
      </clipPath>
      <rect width={PLATE_SIZE} height={PLATE_SIZE} fill={`url(#${id}-ground)`} />
      <Engraving name="ground" />
      <g transform={`translate(${x} ${y})`} fill="none">
        <path className={styles.band} d={BAND} />
        <circle className={styles.hairline} r={hairline} />
        <circle r={limb} stroke={`url(#${id}-gold)`} strokeWidth="2.2" />
        <Engraving name="scale" />
        <g clipPath={`url(#${id}-window)`}>
          <Scene {...props} />
        </g>
        <circle r={rim} stroke={`url(#${id}-gold)`} strokeWidth="2.4" />
        {degree !== null && degree > LEAST_ARC_DEG && <Travelled degree={degree} />}
        {degree !== null && <Pointer degree={degree} />}
        {sign && <Seal sign={sign} />}
      </g>
    </svg>
  );
}
