import { points, range, spline } from '../../drawing/plate-burin.ts';
import { disc, placed, shape, trace } from '../burin.ts';
import type { Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { eightBand } from '../parts/band.ts';
import { boat } from '../parts/boat.ts';
import { drop, sea } from '../parts/water.ts';
import { pentacle } from '../suits/pentacle.ts';

const HIGH: Point = [470, 290];
const LOW: Point = [230, 566];

/** One great wave climbs toward the right and breaks; its lines run with the water. */
function greatWave({ line }: GroundInk): string {
  const back = points('46,872 150,902 270,890 380,838 470,768 540,728 600,720');
  const lip = points('600,720 640,730 656,762 640,776 616,760 596,768 584,800 600,846 654,880');
  const crest = [...spline(back, 6), ...spline(lip, 5)];
  const swells = range(7).map((i) =>
    trace(
      spline(
        back.map(([x, y], k): Point => [x - k * 2 * i * 0.6 + i * 4, y + 20 + i * 22 + k * i * 0.9]),
        5,
      ),
    ),
  );
  const spray = points('560,704 588,690 612,700 634,684 640,706 604,672').map((at, i) =>
    drop(at, 11 + (i % 3) * 4, TONE.ivory, TONE.ivory),
  );
  return [
    shape([...crest, [654, 1062], [46, 1062]], { fill: '#17605c' }),
    shape(swells.join(''), { stroke: line, width: 1.5, opacity: 0.75 }),
    shape(trace(crest), { stroke: TONE.ivory, width: 3 }),
    ...spray,
  ].join('');
}

function draw(ink: GroundInk): string {
  const green = { edge: TONE.leafLit, body: '#2c7a58', rib: '#0f3a2a', width: 42, pitch: 8 };
  const front = {
    top: 946,
    bottom: 1062,
    pitch: 38,
    wave: 86,
    height: 28,
    fills: ['#124a48', '#0e3b3a'] as const,
    line: ink.line,
  };
  return [
    eightBand(HIGH, LOW, 124, green),
    placed(pentacle({ radius: 96, field: '#0d2b2a' }), { at: HIGH, turn: 10 }),
    placed(pentacle({ radius: 96, field: '#0d2b2a' }), { at: LOW, turn: -8 }),
    disc([350, 428], 15, { fill: TONE.brass, stroke: TONE.gold, width: 2.2 }),
    disc([350, 428], 5, { fill: TONE.brassDeep }),
    greatWave(ink),
    placed(boat(146), { at: [452, 792], turn: -33 }),
    sea(front),
  ].join('');
}

export const twoOfPentacles: CardPicture = { draw };
