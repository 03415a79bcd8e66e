import { disc, ellipse, shape, trace } from '../../deck/burin.ts';
import { TONE } from '../../deck/inks.ts';
import { contour, contours, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { profileHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { limb, paw, tail, toes } from './limb.ts';
import type { SignCat } from './sign-cat.ts';

const FLOOR = 600;
const WATER = '#c9d8ff';
const PAW = { at: [320, FLOOR] } as const;
const FAR_PAW = { at: [360, FLOOR - 3], scale: 0.94 } as const;

const head = profileHead({ at: [470, 352], scale: 1.06, turn: 10 });
const torso = outline(
  '70,566 66,500 78,440 106,384 146,332 188,290 232,268 286,266 340,282 400,302 440,326 444,386 408,418 380,450 360,500 340,556 300,596 240,600 150,601 96,598',
);
const fore = limb('340,400 328,480 326,556 328,584', [104, 60, 40, 36]);
const farFore = limb('372,420 372,500 368,584', [76, 46, 34]);
const hindFoot = outline('132,600! 121,590 127,577 150,567 186,566 222,572 241,584 238,599! 180,600');
const tailTube = tail('124,584 76,578 48,550 38,508 50,470', 34, 22);

/** A tap nobody turned off. */
function tap(): string {
  const pipe = 'M640 262H570Q546 262 546 288V312';
  const bands = 'M534 304H558M574 251V273';
  return [
    shape('M546 312C544 400 547 500 545 598', { stroke: WATER, width: 9, opacity: 0.55 }),
    shape('M543 312C541 400 544 500 542 598M549 312C547 400 550 500 548 598', {
      stroke: TONE.ivory,
      width: 1.3,
    }),
    ...[16, 30, 46].map((rx) => shape(trace(ellipse([545, 602], rx, rx / 5)), { stroke: WATER, width: 1.4 })),
    shape(pipe, { stroke: TONE.brassDeep, width: 26, cap: 'butt' }),
    shape(pipe, { stroke: TONE.brass, width: 21, cap: 'butt' }),
    shape('M640 256H570Q540 256 540 288V312', { stroke: TONE.brassLit, width: 3, cap: 'butt' }),
    shape(bands, { stroke: TONE.brassDeep, width: 2.4, cap: 'butt' }),
    shape('M562 250V232', { stroke: TONE.brassShade, width: 9, cap: 'butt' }),
    shape('M538 226H586', { stroke: TONE.brassDeep, width: 14 }),
    shape('M538 226H586', { stroke: TONE.brassLit, width: 9 }),
    disc([562, 226], 8, { fill: TONE.oxblood, stroke: TONE.brassDeep, width: 1.6 }),
  ].join('');
}

function draw(): string {
  return [
    tap(),
    joined('tail', [tailTube], INK),
    joined('far', [farFore], INK, { bald: [paw(FAR_PAW)] }),
    joined('far-ear', [], INK, { bald: [head.farEar!] }),
    joined('cat', [torso, fore, head.skull], INK, { bald: [paw(PAW), hindFoot] }),
    contours(toes(PAW), INK),
    contour(course('112,584 96,546 102,492 132,458 172,452 210,476 230,516 232,552 222,572'), INK, {}),
    contour(course('128,584 130,575 152,567 186,567 220,572 238,582'), INK),
    contour(course('302,584 300,520 302,460 316,416'), INK, { side: -1, to: 0.7 }),
    head.jaw!(INK),
    head.face(INK),
  ].join('');
}

export const aquarius: SignCat = {
  floor: FLOOR,
  stars: { at: [285, 420], scale: 11.4, turn: -10 },
  body: [torso, fore, head.skull, hindFoot, tailTube],
  draw,
};
