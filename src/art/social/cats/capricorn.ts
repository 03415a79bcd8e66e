import { ellipse, shape, trace, type Point } from '../../deck/burin.ts';
import { INK as TONE } from '../../drawing/ink.ts';
import { contour, contours, joined } from './body.ts';
import { course, outline } from './curve.ts';
import { profileHead } from './heads.ts';
import { NIGHT_CAT as INK } from './inks.ts';
import { pawAhead, tail, toesAhead } from './limb.ts';
import { SEATED_FLOOR, type SignCat } from './sign-cat.ts';

const GLASS = '#bfd8c0';
const PAW = { at: [410, 440], scale: 1.05 } as const;
const RIM = { at: [288, 402] as Point, rx: 240, ry: 26 };
const BOWL = 'M48 402C52 516 158 600 288 600S524 516 528 402';

const head = profileHead({ at: [484, 282] }, 'shut');
const torso = outline(
  '60,396 56,362 78,336 120,322 184,324 254,336 330,340 392,326 432,292 500,316 518,360 516,400 500,456 460,518 402,566 336,589 286,592 222,584 154,554 102,504 72,450',
);
const tailTube = tail('92,366 54,388 42,438 62,488', 34, 24);

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
    shape('M76 440C92 500 132 548 184 572', { stroke: TONE.brass100, width: 7, opacity: 0.4 }),
    shape('M98 438C112 486 142 524 180 548', { stroke: TONE.brass100, width: 2, opacity: 0.5 }),
    shape('M500 446C490 484 470 514 446 536', { stroke: TONE.brass100, width: 2.4, opacity: 0.4 }),
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
    joined('cat', [torso, head.skull], INK),
    contour(course('154,520 128,462 146,402 204,382 256,410'), INK, {}),
    contour(course('452,316 476,332 502,328'), INK, { length: 9 }),
    glass(),
    joined('tail', [tailTube], INK),
    joined('paw', [], INK, { bald: [pawAhead(PAW)] }),
    contours(toesAhead(PAW), INK),
    head.face(INK),
  ].join('');
}

export const capricorn: SignCat = {
  floor: SEATED_FLOOR,
  stars: { at: [280, 418], scale: 18.8 },
  body: [torso, head.skull],
  draw,
};
