import { ellipse, shape, trace, type Point } from '../../deck/burin.ts';
import { INK as TONE } from '../../drawing/ink.ts';
import { contour, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { profileHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { tail } from './limb.ts';
import { SEATED_FLOOR, type SignCat } from './sign-cat.ts';

const GLASS = '#bfd8c0';
const RIM = { at: [288, 402] as Point, rx: 224, ry: 25 };
const BOWL = 'M64 402C68 516 168 600 288 600S508 516 512 402';

const head = profileHead({ at: [484, 282] }, 'shut');
const torso = outline(
  '72,400 60,366 78,338 120,322 184,324 254,336 330,340 392,326 432,292 500,316 512,360 506,404 490,456 452,516 398,564 336,588 286,592 224,584 160,554 112,504 84,450',
);
const tailTube = tail('112,376 72,358 48,390 44,440 58,486', 34, 22);

/** Foot and back of the bowl. */
function behind(): string {
  return [
    shape('M222 596L206 612H370L354 596Z', { fill: GLASS, stroke: TONE.brass100, width: 1.6, opacity: 0.5 }),
    shape(`${BOWL}Z`, { fill: GLASS, opacity: 0.35 }),
    shape(trace(ellipse(RIM.at, RIM.rx, RIM.ry, 180, 360)), {
      stroke: TONE.brass100,
      width: 1.8,
      opacity: 0.8,
    }),
  ].join('');
}

/** Front of the bowl: its near rim, its edge and where the window is mirrored. */
function glass(): string {
  return [
    shape(`${BOWL}Z`, { fill: TONE.brass100, opacity: 0.06 }),
    shape('M90 440C104 498 140 546 190 570', { stroke: TONE.brass100, width: 7, opacity: 0.5 }),
    shape('M110 438C124 484 150 522 186 546', { stroke: TONE.brass100, width: 2, opacity: 0.5 }),
    shape('M486 446C476 484 458 514 434 536', { stroke: TONE.brass100, width: 2.4, opacity: 0.4 }),
    shape(BOWL, { stroke: TONE.brass100, width: 2.2 }),
    shape(trace(ellipse(RIM.at, RIM.rx, RIM.ry, 0, 180)), { stroke: TONE.brass100, width: 2.4 }),
    shape(trace(ellipse([RIM.at[0], RIM.at[1] + 6], RIM.rx - 2, RIM.ry, 8, 172)), {
      stroke: TONE.brass500,
      width: 1.1,
    }),
  ].join('');
}

function draw(): string {
  return [
    behind(),
    joined('far-ear', [], INK, { bald: [head.farEar!] }),
    joined('tail', [tailTube], INK),
    joined('cat', [torso, head.skull], INK),
    contour(course('154,520 128,462 146,402 204,382 256,410'), INK, {}),
    head.jaw!(INK),
    glass(),
    head.face(INK),
  ].join('');
}

export const capricorn: SignCat = {
  floor: SEATED_FLOOR,
  stars: { at: [280, 418], scale: 18.8 },
  body: [torso, head.skull],
  draw,
};
