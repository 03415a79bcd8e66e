import { SIGNS, SIGN_KEYS, type Element } from '../../../domain/zodiac/signs.ts';
import { ELEMENT_INK } from '../ink.ts';
import { onRing, polyline } from '../ring.ts';
import { stroked, tag } from '../svg.ts';
import { wheelAngle } from '../wheel-shape.ts';
import type { MeasuredFigure } from './measured.ts';
import { labelAround, roundOf, zodiacBand } from './round.ts';
import type { Drawn, Sheet } from './sheet.ts';

const ELEMENTS: readonly Element[] = ['Fire', 'Earth', 'Air', 'Water'];

const signsOf = (element: Element) => SIGNS.filter((sign) => sign.element === element);
const angleOf = (index: number): number => wheelAngle(index * 30 + 15);

function draw(sheet: Sheet): Drawn {
  const isWide = sheet.kind === 'wide';
  const round = roundOf(sheet, { wide: 46, phone: 54 });
  const triangles = ELEMENTS.map((element, i) => {
    const corners = signsOf(element).map(({ key }) =>
      onRing(round, angleOf(SIGN_KEYS.indexOf(key)), round.disc - 6),
    );
    return [
      stroked(`${polyline(corners)}Z`, ELEMENT_INK[element].light, 2 * sheet.weight, {
        'stroke-dasharray': ['none', '9 4', '2 4', '12 3 2 3'][i],
      }),
      ...corners.map(([cx, cy]) =>
        tag('circle', { cx, cy, r: isWide ? 5 : 4, fill: ELEMENT_INK[element].light }),
      ),
    ].join('');
  });
  const words = SIGNS.map(({ name, element }, i) => {
    const text = isWide ? `${name}, ${element.toLowerCase()}` : element.toLowerCase();
    return labelAround(
      round,
      angleOf(i),
      round.limb + (isWide ? 18 : 12),
      text,
      i < 4 || isWide ? 'ivory' : 'dust',
    );
  });
  return { shapes: [...zodiacBand(round, sheet, wheelAngle), ...triangles], labels: words };
}

/** Four triangles in one ring: signs of an element stand a third of the circle apart. */
export function elementWheelFigure(): MeasuredFigure {
  const elementTexts = ELEMENTS.map(
    (element) =>
      `${element.toLowerCase()} joins ${signsOf(element)
        .map(({ name }) => name)
        .join(', ')}`,
  );
  return {
    heights: { wide: 560, phone: 290 },
    alt: `The ring of signs with four triangles drawn into it: ${elementTexts.join('; ')}.`,
    draw,
  };
}
