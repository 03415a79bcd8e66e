import { points, spline } from '../../drawing/plate-burin.ts';
import { ellipse, engraved, loop, placed, repeated, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { bird, cloud } from '../parts/air.ts';
import { courtRing, heater, openCrown } from '../parts/crest.ts';
import { spark } from '../parts/lights.ts';
import { wing } from '../parts/wing.ts';
import { sword } from '../suits/sword.ts';

const FEATHERS = {
  long: { vane: TONE.ivory, shade: '#b9b0dc', line: '#3a2268' },
  middle: { vane: '#cdbdf0', shade: '#8f78c8', line: '#2b1752' },
  short: { vane: '#8f74cc', shade: '#5f449c', line: '#e0d2ff' },
};

function wings(): string {
  const left = wing(points('-196,-132 -172,-70 -140,-14 -104,40 -70,96'), [
    { id: 'primary', count: 13, length: 178, width: 44, ink: FEATHERS.long, shift: 0 },
    { id: 'covert', count: 12, length: 112, width: 36, ink: FEATHERS.middle, shift: -4 },
    { id: 'scale', count: 11, length: 62, width: 28, ink: FEATHERS.short, shift: -8 },
  ]);
  return repeated('wing', left, [{ at: [350, 530] }, { at: [350, 530], flipped: true }]);
}

/** No spots on the wings: two spots above a curve would be a face. */
function butterfly(): string {
  const fore = loop(points('4,-6 22,-62 70,-88 96,-74 90,-32 52,-4'), 6);
  const hind = loop(points('4,2 48,4 76,30 66,70 34,78 12,40'), 6);
  const veins = [
    '6,-8 40,-48 78,-74',
    '6,-8 56,-38 90,-50',
    '6,-6 54,-16 84,-28',
    '6,4 44,18 70,36',
    '6,6 38,36 60,66',
    '6,8 24,44 34,74',
  ].map((vein) => trace(spline(points(vein), 4)));
  const side = [
    engraved(
      fore,
      { fill: TONE.oxblood, stroke: TONE.gold, width: 2.2 },
      { ink: TONE.oxbloodDeep, degrees: -40, pitch: 6, from: 0.5 },
    ),
    engraved(
      hind,
      { fill: TONE.oxbloodLit, stroke: TONE.gold, width: 2.2 },
      { ink: TONE.oxbloodDeep, degrees: 40, pitch: 6, from: 0.5 },
    ),
    shape(veins.join(''), { stroke: TONE.gold, width: 1.4 }),
  ].join('');
  return [
    repeated('half', side, [{ at: [0, 0] }, { at: [0, 0], flipped: true }]),
    shape(ellipse([0, 0], 7, 46), { fill: TONE.brass, stroke: TONE.gold, width: 1.8 }),
    shape('M-3 -44Q-10 -84 -34 -98M3 -44Q10 -84 34 -98', { stroke: TONE.gold, width: 2.2 }),
    shape('M-6 -20H6M-7 -6H7M-7 8H7M-6 22H6', { stroke: TONE.brassDeep, width: 1.6 }),
  ].join('');
}

const BANK = { fill: '#432672', line: '', rule: '#1e0e3c' };

function farBank({ line }: GroundInk): string {
  return cloud(
    '60,950,56 140,930,62 226,952,56 300,984,46 400,984,46 474,952,56 556,926,64 640,948,58',
    1062,
    { ...BANK, line },
    0.3,
  );
}

function nearBank({ line }: GroundInk): string {
  return cloud(
    '40,1034,56 122,1020,54 214,1018,62 308,1046,48 350,1052,44 392,1046,48 484,1020,60 574,1028,50 648,1016,58',
    1062,
    { ...BANK, line, fill: '#5f3a96' },
    0.5,
  );
}

function draw(ink: GroundInk): string {
  const middle: Point = [350, 560];
  return [
    courtRing(middle, 284, 3, '#efe6ff'),
    wings(),
    farBank(ink),
    placed(sword({ blade: 666, width: 54 }), { at: [350, 806] }),
    heater(350, 436, 268, 348, '#1a1040', '#0b0624'),
    placed(butterfly(), { at: [350, 590] }),
    spark([262, 492], 11, TONE.gold),
    spark([438, 492], 11, TONE.gold),
    spark([350, 712], 13, TONE.gold),
    openCrown(350, 440, 226, 168),
    nearBank(ink),
    bird([566, 166], 70, TONE.ivory),
    bird([616, 216], 46, TONE.ivory),
  ].join('');
}

export const queenOfSwords: CardPicture = { light: { at: [350, 520], reach: 420 }, draw };
