import { points, range, spline } from '../../drawing/plate-burin.ts';
import { engraved, loop, placed, repeated, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { bird } from '../parts/air.ts';
import { hill } from '../parts/earth.ts';
import { sword } from '../suits/sword.ts';

const HORIZON = 800;
const STEEL = { blade: 620, width: 31 };

/** They fall toward the middle like the cords of a scale; the stern hangs lower than the bow. */
const GUARDS = points('134,318 216,426 298,534 406,496 488,388 570,280');

/** All of one length: the boat's side hides how deep each one stands. */
function swords(): string {
  const places = GUARDS.map((at): Place => ({ at, turn: 180 }));
  const clip = `<defs><clipPath id="aboard"><path d="M46 46H654V820L350 850L46 870Z"/></clipPath></defs>`;
  return `${clip}<g clip-path="url(#aboard)">${repeated('sword', sword(STEEL), places)}</g>`;
}

function hull(): string {
  const sheer = spline(points('-286,-66 -220,-44 -100,-30 60,-28 190,-42 292,-92'), 6);
  const keel = spline(points('292,-92 268,-34 214,12 120,34 -110,34 -220,14 -268,-22 -286,-66'), 6);
  const strakes = [-0.3, 0.05, 0.4].map((k) =>
    trace(
      spline(points('-270,-40 -200,-14 -100,0 80,2 190,-12 272,-54'), 5).map(([x, y]) => [
        x * (1 - k * 0.1),
        y + k * 22,
      ]),
    ),
  );
  return [
    engraved(
      [...sheer, ...keel],
      { fill: TONE.wood },
      { ink: TONE.woodDeep, degrees: 0, pitch: 6, from: 0.58, width: 1.5 },
    ),
    shape(strakes.join(''), { stroke: TONE.woodDeep, width: 2 }),
    shape([...sheer, ...keel], { stroke: TONE.brassLit, width: 2.8 }),
    shape(trace(sheer), { stroke: TONE.woodLit, width: 9 }),
    shape(trace(sheer), { stroke: TONE.woodDeep, width: 1.4 }),
  ].join('');
}

/** What the traveler brought: one bundle, tied, under a lantern. */
function cargo(): string {
  const sack = loop(points('-46,-30 -50,-70 -22,-104 6,-112 36,-102 60,-66 54,-30 4,-22'), 6);
  return [
    engraved(
      sack,
      { fill: TONE.oxblood, stroke: TONE.gold, width: 2.6 },
      { ink: TONE.oxbloodDeep, degrees: 56, pitch: 6, from: 0.5, width: 1.5 },
    ),
    shape('M4 -104Q-20 -80 -28 -44M6 -104Q10 -76 6 -40M10 -104Q34 -80 40 -46', {
      stroke: TONE.oxbloodDeep,
      width: 2,
    }),
    engraved(loop(points('-16,-108 -30,-134 -6,-128 6,-146 16,-128 40,-136 26,-108 6,-102'), 5), {
      fill: TONE.oxbloodLit,
      stroke: TONE.gold,
      width: 2.2,
    }),
  ].join('');
}

/** The oar trails over the stern. */
function oar(): string {
  const blade = loop(points('-330,64 -306,40 -262,18 -250,30 -280,60 -318,78'), 5);
  return [
    shape('M-26 -112L-262 26', { stroke: TONE.woodDeep, width: 13 }),
    shape('M-26 -112L-262 26', { stroke: TONE.woodLit, width: 8 }),
    engraved(blade, { fill: TONE.woodLit, stroke: TONE.woodDeep, width: 2.2 }),
  ].join('');
}

/** Choppy behind and smooth ahead: every row of waves dies away from left to right. */
function water({ line }: GroundInk, top: number): string {
  const rows = Math.ceil((1062 - top) / 30);
  return range(rows)
    .map((row) => {
      const y = top + row * 30;
      const crest = range(77).map((i): Point => {
        const calm = Math.max(0, 1 - i / 52) ** 1.2;
        const phase = (i * 8) / 11.5 + (row % 2) * Math.PI;
        return [46 + i * 8, y - 24 * calm * (1 - Math.abs(Math.sin(phase / 2))) + 10 * calm];
      });
      return [
        shape([...crest, [654, 1062], [46, 1062]], { fill: row % 2 === 0 ? '#26456a' : '#2f527c' }),
        shape(trace(crest), { stroke: line, width: 2 }),
      ].join('');
    })
    .join('');
}

function shore({ line }: GroundInk): string {
  const far = spline(points('330,804 400,772 470,744 540,752 600,716 654,700'), 6);
  const trees = points('448,752 526,748 628,704').map(([x, y]) =>
    shape(`M${x} ${y - 44}l15 48h-30Z`, { fill: '#16293f', stroke: line, width: 1.6 }),
  );
  return hill(far, 812, '#3f6690', line) + trees.join('');
}

function draw(ink: GroundInk): string {
  return [
    bird([330, 240], 60, TONE.ivory),
    bird([390, 288], 42, TONE.ivory),
    shore(ink),
    water(ink, HORIZON),
    swords(),
    placed([cargo(), hull(), oar()].join(''), { at: [346, 872], turn: -6 }),
    water(ink, 890),
  ].join('');
}

export const sixOfSwords: CardPicture = { draw };
