import { houseMatter } from '../../../domain/horoscope/fact-text.ts';
import { SIGN_KEYS, signOf, type SignKey } from '../../../domain/zodiac/signs.ts';
import { ELEMENT_INK, INK } from '../ink.ts';
import { onRing } from '../ring.ts';
import { ringLine, stroked, tag } from '../svg.ts';
import { polyline } from '../ring.ts';
import { wheelAngle } from '../wheel-shape.ts';
import type { MeasuredFigure } from './measured.ts';
import { labelAround, roundOf, zodiacBand } from './round.ts';
import type { Drawn, Label, Sheet } from './sheet.ts';

const HOUSES = Array.from({ length: 12 }, (_, i) => i + 1);

function draw(sign: SignKey, sheet: Sheet): Drawn {
  const isWide = sheet.kind === 'wide';
  const round = roundOf(sheet, { wide: 40, phone: 14 });
  const first = SIGN_KEYS.indexOf(sign) * 30;
  // The first house begins at the left and they run anticlockwise, as houses do.
  const angleOf = (longitudeDeg: number): number => wheelAngle(longitudeDeg - first);
  const middle = (house: number): number => wheelAngle(house * 30 - 15);
  const numbers = HOUSES.map((house): Label => {
    const [x, y] = onRing(round, middle(house), round.disc * 0.8);
    return {
      text: String(house),
      x,
      y,
      align: 'center',
      upright: true,
      tone: house === 1 ? 'brass' : 'ivory',
      size: isWide ? 26 : 22,
    };
  });
  const matters = HOUSES.map((house) =>
    labelAround(round, middle(house), round.limb + 18, houseMatter(house), house === 1 ? 'brass' : 'ivory'),
  );
  const inner = round.disc * 0.58;
  const wedge = polyline([
    onRing(round, middle(1) - 15, inner),
    onRing(round, middle(1) - 15, round.disc),
    ...Array.from({ length: 7 }, (_, i) => onRing(round, middle(1) - 15 + i * 5, round.disc)),
    onRing(round, middle(1) + 15, inner),
    ...Array.from({ length: 7 }, (_, i) => onRing(round, middle(1) + 15 - i * 5, inner)),
  ]);
  const walls = HOUSES.map((house) =>
    polyline([onRing(round, middle(house) - 15, inner), onRing(round, middle(house) - 15, round.disc)]),
  );
  return {
    shapes: [
      tag('path', { d: `${wedge}Z`, fill: ELEMENT_INK[signOf(sign).element].mid }),
      ...zodiacBand(round, sheet, angleOf),
      stroked(walls.join(''), INK.brass500, sheet.weight),
      ringLine(round.x, round.y, inner, INK.brass500, sheet.weight),
      ringLine(round.x, round.y, round.disc, INK.brass500, sheet.weight),
    ],
    labels: [...numbers, ...(isWide ? matters : [])],
  };
}

/** The twelve houses counted from a sign. */
export function housesFigure({ sign }: { sign: SignKey }): MeasuredFigure {
  const { name } = signOf(sign);
  const houseTexts = HOUSES.map((house) => `${house} ${houseMatter(house)}`).join('; ');
  return {
    heights: { wide: 560, phone: 350 },
    alt: `The ring of signs with the twelve houses counted from ${name}: ${houseTexts}.`,
    draw: (sheet) => draw(sign, sheet),
  };
}
