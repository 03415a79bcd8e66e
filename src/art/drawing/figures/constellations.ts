import { SIGN_KEYS, type SignKey } from '../../../domain/zodiac/signs.ts';
import { glyph } from '../glyphs.ts';
import { ELEMENT_INK, INK } from '../ink.ts';
import { arc, onRing, spoke } from '../ring.ts';
import { ringLine, stroked, tag } from '../svg.ts';
import { wheelAngle } from '../wheel-shape.ts';
import type { MeasuredFigure } from './measured.ts';
import { labelAround, roundOf, zodiacBand, type Round } from './round.ts';
import type { Drawn, Label, Sheet, SheetKind } from './sheet.ts';

interface Constellation {
  name: string;
  /** The sign that took its name. */
  sign?: SignKey;
  /** Where the Sun enters it, by the official borders. */
  fromDeg: number;
}

/** Ecliptic longitudes of the IAU's borders for the equinox of 2000; by 2026 they have moved on by a third of a degree. */
const PRECESSION_DEG = 0.36;
const BORDERS_2000: readonly (readonly [name: string, fromDeg: number, sign?: SignKey])[] = [
  ['Aries', 28.69, 'aries'],
  ['Taurus', 53.42, 'taurus'],
  ['Gemini', 90.14, 'gemini'],
  ['Cancer', 117.99, 'cancer'],
  ['Leo', 138.04, 'leo'],
  ['Virgo', 173.85, 'virgo'],
  ['Libra', 217.81, 'libra'],
  ['Scorpius', 241.05, 'scorpio'],
  ['Ophiuchus', 247.64],
  ['Sagittarius', 266.24, 'sagittarius'],
  ['Capricornus', 299.66, 'capricorn'],
  ['Aquarius', 327.49, 'aquarius'],
  ['Pisces', 351.65, 'pisces'],
];

const CONSTELLATIONS: readonly Constellation[] = BORDERS_2000.map(([name, fromDeg, sign]) => ({
  name,
  fromDeg: fromDeg + PRECESSION_DEG,
  ...(sign && { sign }),
}));

const widthOf = (index: number): number => {
  const next = CONSTELLATIONS[(index + 1) % CONSTELLATIONS.length]!;
  return (next.fromDeg - CONSTELLATIONS[index]!.fromDeg + 360) % 360;
};

const outerEdge = ({ disc }: Round, kind: SheetKind): number => disc - (kind === 'wide' ? 8 : 5);
const innerEdge = (round: Round, kind: SheetKind): number =>
  outerEdge(round, kind) - { wide: 62, phone: 38, small: 34 }[kind];

/** Scorpius is so narrow that on small sheets its glyph would be a speck. */
const LEAST_GLYPH = 13;

/** The stretches of sky inside the ring of signs: every other one hatched, each with its glyph. */
function stretches(round: Round, sheet: Sheet): string[] {
  const { kind, weight } = sheet;
  const outer = outerEdge(round, kind);
  const inner = innerEdge(round, kind);
  const middle = (outer + inner) / 2;
  const size = { wide: 26, phone: 19, small: 17 }[kind];
  return [
    ringLine(round.x, round.y, outer, INK.brass500, weight),
    ringLine(round.x, round.y, inner, INK.brass500, weight),
    ...CONSTELLATIONS.flatMap(({ fromDeg, sign }, index) => {
      const toDeg = fromDeg + widthOf(index);
      const at = wheelAngle((fromDeg + toDeg) / 2);
      const ground = arc(round, middle, wheelAngle(fromDeg), wheelAngle(toDeg));
      const [x, y] = onRing(round, at, middle);
      const fits = Math.min(size, (middle * widthOf(index) * Math.PI) / 180 - 3);
      return [
        stroked(ground, ELEMENT_INK.Air.core, outer - inner, {
          'stroke-opacity': index % 2 === 0 ? 0.55 : 0.2,
        }),
        stroked(spoke(round, wheelAngle(fromDeg), inner, outer), INK.brass500, weight),
        sign && fits >= LEAST_GLYPH
          ? glyph(sign, { x, y, size: fits, stroke: INK.brass100, strokeWidth: 1.4 })
          : '',
      ];
    }),
  ];
}

function draw(sheet: Sheet): Drawn {
  const { kind, weight } = sheet;
  const isWide = kind === 'wide';
  const round = roundOf(sheet, { wide: 44, phone: 34 });
  const [x, y] = onRing(round, wheelAngle(0), round.limb);
  const names = CONSTELLATIONS.map(({ name, fromDeg }, index) =>
    labelAround(round, wheelAngle(fromDeg + widthOf(index) / 2), round.limb + 20, name),
  );
  const key: Label[] = [
    { text: 'signs outside', x: round.x, y: round.y - sheet.type * 0.8, align: 'center', tone: 'dust' },
    { text: 'stars inside', x: round.x, y: round.y + sheet.type * 0.8, align: 'center' },
  ];
  return {
    shapes: [
      ...zodiacBand(round, sheet, wheelAngle),
      ...stretches(round, sheet),
      stroked(spoke(round, wheelAngle(0), innerEdge(round, kind), round.limb), INK.brass100, 1.6 * weight),
      tag('circle', { cx: x, cy: y, r: isWide ? 6 : 4.5, fill: INK.brass100 }),
    ],
    labels: [...(isWide ? names : []), ...key],
  };
}

/** Twelve equal signs around thirteen uneven constellations. */
export function constellationsFigure(): MeasuredFigure {
  const widths = CONSTELLATIONS.map(({ name }, index) => `${name} ${Math.round(widthOf(index))}°`);
  return {
    heights: { wide: 580, phone: 350 },
    alt: `The ring of the ${SIGN_KEYS.length} signs, thirty degrees each, and inside it the thirteen constellations on the Sun’s road, as wide as they are: ${widths.join(', ')}. The beginning of Aries, marked at the left, stands among the stars of Pisces.`,
    draw,
  };
}
