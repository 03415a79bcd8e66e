import { compact } from './compact.ts';
import { attributionOf, decanOf } from '../../domain/tarot/decans.ts';
import type { Decan } from '../../domain/tarot/decans.ts';
import { ground, WINDOW } from './ground.ts';
import type { Light } from './ground.ts';
import { GROUND } from './inks.ts';
import type { GroundInk } from './inks.ts';
import { nameOf, numeralOf } from '../../domain/tarot/card-names.ts';
import type { CardName, CardSlug } from '../../domain/tarot/card-names.ts';
import { measureOf, measuringRule } from './scale.ts';
import * as sheet from './sheet.ts';

/** What a card's own file says: where its light stands and what is drawn on the ground. */
export interface CardPicture {
  /** Left out on pips, whose decan places the light: upper, middle or lower third. */
  light?: Light;
  /** Where the decan's roundels stand; `high` when the floor is needed. */
  roundels?: 'low' | 'high';
  draw: (ink: GroundInk) => string;
}

const DECAN_LIGHTS: readonly Light[] = [300, 560, 800].map((y) => ({ at: [WINDOW.axis, y], reach: 420 }));
const ROUNDEL_Y = { low: 1004, high: 158 };

function decan(name: CardName): Decan | undefined {
  return name.kind === 'minor' ? decanOf(name.suit, name.rank) : undefined;
}

/** All that turns with the card when it is reversed. */
function face(name: CardName, picture: CardPicture): string {
  const ink = GROUND[attributionOf(name)];
  const mark = decan(name);
  const light = picture.light ?? DECAN_LIGHTS[mark?.third ?? 1]!;
  return [
    ground(ink, light),
    `<defs><clipPath id="window"><path d="M46 46H654V1058H46Z"/></clipPath></defs>`,
    `<g clip-path="url(#window)">${picture.draw(ink)}</g>`,
    mark ? sheet.decanRoundels(mark, ROUNDEL_Y[picture.roundels ?? 'low']) : '',
    sheet.quarterDial([46, 46], 0),
    sheet.quarterDial([654, 46], 90),
    sheet.namePlate(),
    measuringRule(measureOf(name)),
    sheet.cartouche(),
    sheet.frame(),
  ].join('');
}

function lettering(name: CardName): { number: string; title: string } {
  return { number: numeralOf(name), title: name.slug.replaceAll('-', ' ').toUpperCase() };
}

function upright(name: CardName, picture: CardPicture): string {
  const { number, title } = lettering(name);
  return face(name, picture) + sheet.numeralLettering(number) + sheet.nameLettering(title);
}

/** Everything turns but the letters, which are set upright again; the sign of going backward joins the number. */
function reversed(name: CardName, picture: CardPicture): string {
  const { number, title } = lettering(name);
  return [
    `<g transform="rotate(180 ${sheet.SHEET.axis} ${sheet.SHEET.middle})">${face(name, picture)}</g>`,
    `<g transform="translate(-15 1052)">${sheet.numeralLettering(number)}</g>`,
    sheet.retrograde(sheet.SHEET.axis + 30 + number.length * 6, 1138),
    `<g transform="translate(0 -1007)">${sheet.nameLettering(title)}</g>`,
  ].join('');
}

export function svgOf(...parts: string[]): string {
  const { left, top, width, height } = sheet.SHEET;
  const box = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const pen = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  return compact(
    `<svg xmlns="http://www.w3.org/2000/svg" ${box} ${pen}><g transform="translate(${-left} ${-top})">${parts.join('')}</g></svg>`,
  );
}

export function cardSvg(
  slug: CardSlug,
  picture: CardPicture,
  way: 'upright' | 'reversed' = 'upright',
): string {
  const name = nameOf(slug);
  return svgOf(sheet.border(), way === 'upright' ? upright(name, picture) : reversed(name, picture));
}
