import { box, disc, shape, type Point } from '../../deck/burin.ts';
import { TONE } from '../../deck/inks.ts';
import { range } from '../../drawing/plate-burin.ts';
import { num, tag } from '../../drawing/svg.ts';
import { contour, contours, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { profileHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { limb, paw, tail, toes } from './limb.ts';
import type { SignCat } from './sign-cat.ts';

const FLOOR = 646;
/** The beam hangs low where the fish is. */
const BEAM = { at: [300, 588] as Point, turn: -2.6 };
const NEAR_FORE = { at: [322, 581], scale: 0.92, turn: -3 } as const;
const NEAR_HIND = { at: [172, 588], scale: 0.92, turn: -3 } as const;
const FAR_HIND = { at: [240, 584], scale: 0.86, turn: -3 } as const;
const FAR_FORE = { at: [420, 576], scale: 0.86, turn: -3 } as const;

const head = profileHead({ at: [432, 306], turn: 9 });
const tailTube = tail('200,306 160,262 138,206 140,150 154,112 150,82', 38, 26);
/** Back arched high, belly drawn up. */
const torso = outline(
  '154,470 148,400 156,330 178,262 216,208 268,184 322,188 366,214 400,252 424,300 404,350 378,384 350,412 318,404 286,390 254,392 230,418 210,466 200,500 178,520',
);
const hind = outline(
  '146,392 160,344 204,322 238,360 244,412 232,450 214,484 204,514 204,548 206,576 188,584 170,574 170,548 162,528 154,514 162,494 166,470 152,430',
);
const fore = limb('374,330 348,420 330,490 330,566', [84, 58, 42, 34]);
const farHind = limb('246,384 264,440 244,500 248,568', [76, 50, 34, 30]);
const farFore = limb('392,340 402,420 416,490 426,560', [64, 42, 33, 30]);

const FISH = { at: [60, 584], turn: -2, scale: 0.9 } as const;

function fish(): string {
  const body = outline('0,0! 12,-12 34,-15 54,-6 66,0! 54,6 34,14 12,11', FISH);
  const fin = outline('62,0! 80,-12! 76,0 80,12!', FISH);
  const scales = [18, 30, 42].map((x) => course(`${x},-10 ${x + 6},0 ${x},10`, FISH).d);
  return [
    shape(fin.d, { fill: TONE.ivoryShade, stroke: TONE.deep, width: 1.4 }),
    shape(body.d, { fill: TONE.ivory, stroke: TONE.deep, width: 1.6 }),
    shape(scales.join(''), { stroke: TONE.brassShade, width: 1.3 }),
    disc([69, 582], 2.2, { fill: TONE.deep }),
  ].join('');
}

function feather(): string {
  const place = { at: [474, 574], turn: -22 } as const;
  const barbs = range(7).map((i) => course(`${16 + i * 8},-1 ${24 + i * 8},-8`, place).d);
  return [
    shape(outline('6,0! 26,-10 56,-12 78,-4! 56,6 26,7', place).d, {
      fill: TONE.ivory,
      stroke: TONE.deep,
      width: 1.4,
    }),
    shape(barbs.join('') + course('-8,2 30,0 74,-4', place).d, { stroke: TONE.brassShade, width: 1.2 }),
  ].join('');
}

/** A ruled beam on its pivot. */
function beam(): string {
  const ticks = range(41).map((i) => `M${num(-240 + i * 12)} -7v${i % 5 === 0 ? 9 : 5}`);
  const rod = [
    shape(box(-252, -7, 252, 8), { fill: TONE.brass, stroke: TONE.brassDeep, width: 1.8 }),
    shape(box(-252, 3, 252, 8), { fill: TONE.brassShade }),
    shape(ticks.join(''), { stroke: TONE.brassDeep, width: 1.1 }),
    disc([-252, 0], 10, { fill: TONE.brassLit, stroke: TONE.brassDeep, width: 1.6 }),
    disc([252, 0], 10, { fill: TONE.brassLit, stroke: TONE.brassDeep, width: 1.6 }),
  ].join('');
  return [
    shape('M300 584L278 646H322Z', { fill: TONE.brass, stroke: TONE.brassDeep, width: 1.8 }),
    shape('M300 584L306 646H322Z', { fill: TONE.brassShade }),
    tag('g', { transform: `translate(${BEAM.at[0]} ${BEAM.at[1]})rotate(${BEAM.turn})` }, rod),
    disc(BEAM.at, 12, { fill: TONE.oxblood, stroke: 'url(#gold)', width: 2.2 }),
  ].join('');
}

function draw(): string {
  return [
    joined('tail', [tailTube], INK),
    joined('far', [farHind, farFore], INK, { bald: [paw(FAR_HIND), paw(FAR_FORE)] }),
    contours([FAR_HIND, FAR_FORE].flatMap(toes), INK),
    joined('far-ear', [], INK, { bald: [head.farEar!] }),
    joined('cat', [torso, hind, fore, head.skull], INK, { bald: [paw(NEAR_FORE), paw(NEAR_HIND)] }),
    contours([NEAR_FORE, NEAR_HIND].flatMap(toes), INK),
    contour(course('226,462 242,424 242,376 226,336 204,314'), INK, { side: -1 }),
    contour(course('328,406 338,360 364,320'), INK, { to: 0.7 }),
    head.jaw!(INK),
    beam(),
    fish(),
    feather(),
    head.face(INK),
  ].join('');
}

export const libra: SignCat = {
  floor: FLOOR,
  stars: { at: [282, 384], scale: 17.8 },
  seal: -172,
  body: [torso, hind, fore, head.skull, paw(NEAR_HIND)],
  draw,
};
