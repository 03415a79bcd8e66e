import { points, range, spline } from '../../drawing/plate-burin.ts';
import { engraved, loop, placed, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { cloud } from '../parts/air.ts';
import { courtRing } from '../parts/crest.ts';
import { featherCap } from '../parts/feather-cap.ts';
import { spark } from '../parts/lights.ts';
import { lozenge } from '../parts/lozenge.ts';
import { scroll } from '../parts/sealed-scroll.ts';
import { sword } from '../suits/sword.ts';

/** Long feathers fanned between two points of the wing's hind edge, all rooted near the shoulder. */
function pinions(root: Point, edge: readonly Point[], count: number): string {
  const tips = spline(edge, 8);
  return range(count)
    .map((i) => {
      const [x, y] = tips[Math.round(((i + 0.5) / count) * (tips.length - 1))]!;
      return trace([
        [root[0] + (x - root[0]) * 0.3, root[1] + (y - root[1]) * 0.3],
        [root[0] + (x - root[0]) * 0.93, root[1] + (y - root[1]) * 0.93],
      ]);
    })
    .join('');
}

const FAR = points('26,-22 22,-70 44,-126 84,-158 92,-116 86,-66 58,-18');
const NEAR_LEAD = points('34,-18 8,-70 -48,-124 -116,-158');
const NEAR_TRAIL = points(
  '-116,-158 -124,-128 -104,-122 -112,-92 -90,-90 -96,-58 -72,-60 -74,-30 -48,-34 -36,0 -6,16',
);

/** A small bird on its first wingbeat, drawn without an eye: a red throat marks the head. */
function bird(): string {
  const body = loop(
    points(
      '112,-66 84,-72 56,-56 26,-28 -22,6 -66,44 -124,98 -96,92 -100,118 -52,78 2,56 52,30 82,-4 92,-44',
    ),
    6,
  );
  const near = [...spline(NEAR_LEAD, 6), ...NEAR_TRAIL, ...points('20,20 44,4')];
  const throat = loop(points('92,-46 80,-58 66,-40 58,-8 66,14 80,-6'), 5);
  return [
    engraved(
      loop(FAR, 6),
      { fill: TONE.steel, stroke: TONE.gold, width: 2.2 },
      { ink: TONE.steelDeep, degrees: 70, pitch: 7, width: 1.3 },
    ),
    engraved(body, { fill: TONE.ivory }, { ink: '#8a86b4', degrees: -38, pitch: 6, from: 0.55, width: 1.2 }),
    shape(throat, { fill: TONE.oxblood }),
    shape(body, { stroke: TONE.gold, width: 2.4 }),
    shape(points('110,-68 136,-76 114,-54'), { fill: TONE.brass, stroke: TONE.gold, width: 1.8 }),
    shape(near, { fill: TONE.ivory, stroke: TONE.gold, width: 2.4 }),
    shape(pinions([30, 0], NEAR_TRAIL, 11), { stroke: TONE.steelShade, width: 2 }),
    shape(trace(spline(points('26,-8 -4,-52 -54,-96'), 6)), { stroke: TONE.steelShade, width: 2 }),
  ].join('');
}

const BANK = { fill: '#2b2f84', rule: '#10124a' };

function banks({ line }: GroundInk): { far: string; near: string } {
  return {
    far: cloud(
      '60,968,52 140,946,56 230,958,50 320,976,46 410,968,50 500,942,58 590,952,54 650,972,46',
      1062,
      {
        ...BANK,
        line,
      },
    ),
    near: cloud(
      '40,1048,48 120,1034,46 206,1050,44 290,1058,40 376,1052,44 462,1040,48 552,1034,48 640,1042,50',
      1066,
      { ...BANK, line, fill: '#3f45ac' },
      0.5,
    ),
  };
}

function draw(ink: GroundInk): string {
  const { far, near } = banks(ink);
  return [
    courtRing([350, 590], 278, 1, '#e6eaff'),
    far,
    placed(sword({ blade: 668, width: 44 }), { at: [456, 812], turn: -25 }),
    lozenge([350, 594], 452, 508, '#0e1040', '#1d2068'),
    placed(bird(), { at: [348, 616] }),
    spark([350, 418], 12, TONE.gold),
    spark([428, 714], 9, TONE.gold),
    placed(featherCap(), { at: [356, 366] }),
    placed(scroll(350, TONE.oxblood), { at: [262, 914], turn: -3 }),
    near,
  ].join('');
}

export const pageOfSwords: CardPicture = { light: { at: [350, 540], reach: 420 }, draw };
