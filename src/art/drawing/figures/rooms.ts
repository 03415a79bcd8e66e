import { houseMatter } from '../../../domain/horoscope/fact-text.ts';
import type { Body } from '../../../domain/sky/bodies.ts';
import { labelOfBody } from '../../../domain/sky/event-words.ts';
import { SIGN_KEYS, signOf, type SignKey } from '../../../domain/zodiac/signs.ts';
import { glyph } from '../glyphs.ts';
import { ELEMENT_INK, INK } from '../ink.ts';
import { onRing, polyline } from '../ring.ts';
import { ringLine, stroked, tag } from '../svg.ts';
import { wheelAngle } from '../wheel-shape.ts';
import type { MeasuredFigure } from './measured.ts';
import { labelAround, roundOf, zodiacBand } from './round.ts';
import type { Drawn, Label, Sheet } from './sheet.ts';

interface Placed {
  body: Body;
  sign: SignKey;
}

const middleOf = (index: number): number => wheelAngle(index * 30 + 15);

/** In which house a body is for a sign, counted from that sign. */
function houseFor(reader: SignKey, { sign }: Placed): number {
  return ((SIGN_KEYS.indexOf(sign) - SIGN_KEYS.indexOf(reader) + 12) % 12) + 1;
}

function draw(placed: Placed, sheet: Sheet): Drawn {
  const { kind, weight } = sheet;
  const isWide = kind === 'wide';
  const round = roundOf(sheet, { wide: 40, phone: 34 });
  const rim = round.disc - (isWide ? 8 : 5);
  const at = SIGN_KEYS.indexOf(placed.sign);
  const seat = onRing(round, middleOf(at), rim * 0.8);
  const seal = { wide: 26, phone: 17, small: 17 }[kind];
  const ink = ELEMENT_INK[signOf(placed.sign).element].light;
  const readers = SIGN_KEYS.map((reader, index) => ({ house: houseFor(reader, placed), index }));
  const others = readers.filter(({ index }) => index !== at);
  const numbers = others.map(({ house, index }): Label => {
    const [x, y] = onRing(round, middleOf(index), rim * 0.86);
    return {
      text: String(house),
      x,
      y,
      align: 'center',
      upright: true,
      tone: 'brass',
      size: isWide ? 24 : 17,
    };
  });
  const matters = readers.map(({ house, index }) =>
    labelAround(
      round,
      middleOf(index),
      round.limb + 18,
      `${house}, ${houseMatter(house)}`,
      index === at ? 'brass' : 'ivory',
    ),
  );
  return {
    shapes: [
      ...zodiacBand(round, sheet, wheelAngle),
      ringLine(round.x, round.y, rim, INK.rule),
      ...others.map(({ index }) =>
        stroked(polyline([seat, onRing(round, middleOf(index), rim * 0.74)]), ink, 1.3 * weight, {
          'stroke-opacity': 0.75,
        }),
      ),
      tag('circle', { cx: seat[0], cy: seat[1], r: seal, fill: INK.night850 }),
      ringLine(seat[0], seat[1], seal, INK.brass300, 1.6 * weight),
      glyph(placed.body, {
        x: seat[0],
        y: seat[1],
        size: seal * 1.2,
        stroke: INK.brass100,
        strokeWidth: 1.8,
      }),
    ],
    labels: [...numbers, ...(isWide ? matters : [])],
  };
}

/** One body in one sign, and the room it is in for each of the twelve. */
export function roomsFigure(placed: Placed): MeasuredFigure {
  const rooms = SIGN_KEYS.map((reader) => {
    const house = houseFor(reader, placed);
    return `for ${signOf(reader).name} in room ${house}, ${houseMatter(house)}`;
  });
  return {
    heights: { wide: 580, phone: 350 },
    alt: `${labelOfBody(placed.body)} in ${signOf(placed.sign).name} on the ring of signs, with a line to every other sign: ${rooms.join('; ')}.`,
    draw: (sheet) => draw(placed, sheet),
  };
}
