import { points, range } from '../../drawing/plate-burin.ts';
import { engraved, loop, placed, repeated, shape } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { cloud } from '../parts/air.ts';
import { closedCrown } from '../parts/closed-crown.ts';
import { heater } from '../parts/crest.ts';
import { pavilion } from '../parts/air-pavilion.ts';
import { spark } from '../parts/lights.ts';
import { wing } from '../parts/wing.ts';
import { sword } from '../suits/sword.ts';

const FEATHERS = {
  long: { vane: TONE.ivory, shade: '#b4bbe6', line: '#242b70' },
  short: { vane: '#c3cbf4', shade: '#7f8cd6', line: '#1b2260' },
};

/** A broad-winged bird from behind: wings up, tail spread, the head only a beak turned aside. */
function bird(): string {
  const side = wing(points('-92,-66 -80,-36 -62,-8 -40,16 -18,36'), [
    { id: 'pinion', count: 9, length: 96, width: 29, ink: FEATHERS.long, shift: 0 },
    { id: 'covert', count: 8, length: 54, width: 23, ink: FEATHERS.short, shift: -4 },
  ]);
  const tail = range(5).map((i) => {
    const x = (i - 2) * 17;
    return engraved(loop(points(`${x * 0.4},40 ${x * 1.5 - 13},96 ${x * 1.7},118 ${x * 1.5 + 13},96`), 5), {
      fill: i < 3 ? TONE.ivory : '#b4bbe6',
      stroke: '#242b70',
      width: 1.8,
    });
  });
  const body = loop(points('-4,-78 -18,-66 -20,-44 -28,-10 -24,30 0,66 24,30 28,-10 20,-44 16,-66'), 6);
  const scales = range(4).flatMap((row) =>
    range(3).map((i) => `M${(i - 1) * 15 - 7} ${-26 + row * 18}q7 9 14 0`),
  );
  return [
    ...tail,
    repeated('side', side, [{ at: [0, 0] }, { at: [0, 0], flipped: true }]),
    engraved(
      body,
      { fill: TONE.ivory, stroke: TONE.gold, width: 2.2 },
      { ink: '#8f97cc', degrees: 0, pitch: 6, from: 0.65, width: 1.2 },
    ),
    shape(scales.join(''), { stroke: '#5b66b4', width: 1.6 }),
    shape(points('-12,-74 -40,-72 -34,-60 -16,-58'), { fill: TONE.brass, stroke: TONE.gold, width: 1.8 }),
  ].join('');
}

/** Points up, behind the shield; one lies over the other. */
function crossed(): string {
  const steel = sword({ blade: 668, width: 46 });
  return placed(steel, { at: [518, 822], turn: -36 }) + placed(steel, { at: [182, 822], turn: 36 });
}

function banks({ line }: GroundInk): { far: string; near: string } {
  const ink = { fill: '#2a3390', line, rule: '#0d1144' };
  return {
    far: cloud(
      '60,964,50 140,944,56 226,962,52 310,984,46 392,982,46 474,960,54 560,942,58 640,960,52',
      1062,
      ink,
      0.3,
    ),
    near: cloud(
      '44,1040,48 126,1030,48 212,1036,50 300,1050,44 386,1048,44 474,1034,50 562,1030,48 650,1036,50',
      1066,
      { ...ink, fill: '#3f4cb8' },
      0.5,
    ),
  };
}

function draw(ink: GroundInk): string {
  const { far, near } = banks(ink);
  return [
    pavilion({ cloth: '#6b4a9e', shade: '#47307a', rule: '#1e1144', lining: TONE.oxblood }),
    far,
    crossed(),
    heater(350, 442, 304, 400, '#0f1446', '#232b78'),
    placed(bird(), { at: [350, 636] }),
    spark([350, 500], 11, TONE.gold),
    closedCrown(350, 452, 244, 230),
    near,
  ].join('');
}

export const kingOfSwords: CardPicture = { light: { at: [350, 480], reach: 400 }, draw };
