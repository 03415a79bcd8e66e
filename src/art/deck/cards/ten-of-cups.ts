import { points, range } from '../../drawing/plate-burin.ts';
import { box, engraved, placed, repeated, shape } from '../burin.ts';
import type { Place } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { bird } from '../parts/air.ts';
import { drop } from '../parts/water.ts';
import { GLASS, cup } from '../suits/cup.ts';

const BOW = [TONE.oxblood, '#c9663a', TONE.brass, TONE.leaf, '#2b8fa0', TONE.steelShade, '#58409c'];
const HEIGHT = 142;
const RIM = HEIGHT * 0.37 + 1;
const LEDGE = 902;

/** Seven bands in the inks of the deck, springing from the water at either side. */
function rainbow(): string {
  const band = 10.6;
  return BOW.map((stroke, i) => {
    const r = 280 - i * band;
    const d = `M${350 - r} 960V424a${r} ${r} 0 0 1 ${2 * r} 0V960`;
    const edge = r + band / 2;
    const rim = `M${350 - edge} 960V424a${edge} ${edge} 0 0 1 ${2 * edge} 0V960`;
    return shape(d, { stroke, width: band, cap: 'butt' }) + shape(rim, { stroke: TONE.gold, width: 1.5 });
  }).join('');
}

function water(ink: GroundInk): string {
  const rules = range(9).map((i) => {
    const y = 948 + i * 13;
    const inset = (i * 67) % 120;
    return `M46 ${y}h${110 + inset}m36 0h${90 + ((i * 101) % 170)}m30 0H654`;
  });
  return [
    shape('M46 934H654V1062H46Z', { fill: '#17705f' }),
    shape(rules.join(''), { stroke: ink.line, width: 1.6, opacity: 0.6 }),
    shape('M46 934H654', { stroke: ink.line, width: 2.4 }),
  ].join('');
}

/** A stone quay in the middle of the water. */
function quay(): string {
  return [
    engraved(
      box(138, LEDGE + 22, 562, LEDGE + 62),
      { fill: '#a5966c', stroke: TONE.gold, width: 2.2 },
      { ink: '#4d4226', degrees: 0, pitch: 5, from: 0.2, width: 1.2 },
    ),
    engraved(
      box(122, LEDGE - 2, 578, LEDGE + 24),
      { fill: TONE.ivory, stroke: TONE.gold, width: 2.4 },
      { ink: '#8a7848', degrees: 90, pitch: 64, width: 1.4 },
    ),
  ].join('');
}

/** Four, three and two, each row on the rims of the last. */
function heap(): string {
  const places = [4, 3, 2].flatMap((count, row) =>
    range(count).map((i): Place => ({
      at: [350 + (i - (count - 1) / 2) * 2 * RIM, LEDGE + 4 - row * (HEIGHT + 4)],
    })),
  );
  return repeated('cup', cup({ height: HEIGHT, glass: GLASS.wine, drink: '#3c0a1c' }), places);
}

/** It should have crowned the heap; it is on its way down instead, and the first drops are ahead of it. */
function tenth(): string {
  const drops = points('556,424 540,482 552,548');
  return [
    placed(cup({ height: HEIGHT + 18, glass: GLASS.amber, drink: '#7c4e14' }), { at: [404, 454], turn: 47 }),
    ...drops.map((each, i) => drop(each, 40 - i * 6, '#ffe2a0', '#7c4e14')),
  ].join('');
}

function draw(ink: GroundInk): string {
  return [
    rainbow(),
    bird([268, 330], 50, TONE.ivory),
    bird([338, 286], 72, TONE.ivory),
    water(ink),
    quay(),
    heap(),
    tenth(),
  ].join('');
}

export const tenOfCups: CardPicture = { draw };
