import { fractions, points, range, spline, tube, tubeOutline, vein } from '../../drawing/plate-burin.ts';
import { box, engraved, placed, repeated, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { hill } from '../parts/earth.ts';
import { spark } from '../parts/lights.ts';
import { ribbon } from '../parts/ribbon.ts';
import { archedWindow, tower } from '../parts/tower.ts';
import { sword } from '../suits/sword.ts';

const [FIRST, STEP, FOOT] = [114, 53, 928];
const STEEL = { blade: 660, width: 23 };
const KEEP: Point = [500, 560];

/** Seven at equal steps, every other one deeper in the ground, so that no guard hides its neighbor. */
const FENCE = range(7).map((i): Place => ({ at: [FIRST + i * STEP, i % 2 === 0 ? 306 : 404], turn: 180 }));
const LEANING: Place = { at: [590, 500], turn: 191 };

/** The ribbon goes before every other blade and behind the rest. */
function fence(): string {
  const at = (odd: 0 | 1): string =>
    repeated(
      `row${odd}`,
      sword(STEEL),
      FENCE.filter((_, i) => i % 2 === odd),
    );
  const clip = `<defs><clipPath id="soil"><path d="M46 46H654V${FOOT}H46Z"/></clipPath></defs>`;
  const standing = [at(0), swags(), at(1), placed(sword(STEEL), LEANING)].join('');
  return `${clip}<g clip-path="url(#soil)">${standing}</g>${ends()}`;
}

/** Beyond the fence: a keep with its window lit, and the way that leads there through the gap. */
function beyond(ink: GroundInk): string {
  const rise = spline(points('46,846 160,810 300,778 420,730 500,700 580,712 654,748'), 6);
  const stone = { wall: '#aeb6e6', dark: '#5d68b8', joint: '#232a6c', line: TONE.gold };
  return [
    hill(rise, 1062, '#27308a', ink.line),
    tower({ x: KEEP[0], top: KEEP[1], bottom: 716, width: 62 }, stone),
    archedWindow([KEEP[0], 660], 24, 46, true),
  ].join('');
}

/** It leaves the near ground broad, goes through the gap and climbs to the keep. */
function path(): string {
  const left = spline(points('490,716 466,754 496,800 464,862 458,930 430,1062'), 6);
  const right = spline(points('590,1062 524,930 512,862 530,800 500,754 510,716'), 6);
  return engraved(
    [...left, ...right],
    { fill: TONE.ivory, stroke: TONE.gold, width: 2 },
    { ink: '#9d8a5c', degrees: 0, pitch: 9, from: 0.6, width: 1.2 },
  );
}

/** A brass rule lies along the fence: a mark for every step. */
function nearGround(ink: GroundInk): string {
  const rise = spline(points('46,912 140,920 300,912 460,922 580,914 654,924'), 5);
  const ticks = range(13).map((i) => `M${FIRST + (i * STEP) / 2} ${FOOT}v${i % 2 === 0 ? 26 : 13}`);
  return [
    engraved(
      [...rise, [654, 1062], [46, 1062]],
      { fill: '#171d5a', stroke: ink.line, width: 2 },
      { ink: '#080b2c', degrees: 0, pitch: 9, width: 1.3 },
    ),
    engraved(box(84, FOOT - 4, 444, FOOT + 36), { fill: TONE.brass, stroke: TONE.gold, width: 2.2 }),
    shape(ticks.join(''), { stroke: TONE.brassDeep, width: 2.6 }),
  ].join('');
}

/** Where the ribbon is hung: at the first blade and then at every other. */
const HOOKS = [0, 2, 4, 6].map((i): Point => [FIRST + i * STEP, 596 + i * 9]);

/** Only hung round the blades, never tied: three deep sags. */
function swags(): string {
  const sags = range(3).map((i) => {
    const [[ax, ay], [bx, by]] = [HOOKS[i]!, HOOKS[i + 1]!];
    const spine = fractions(13).map((t): Point => [
      ax + (bx - ax) * t,
      ay + (by - ay) * t + (72 + i * 10) * (1 - (2 * t - 1) ** 2),
    ]);
    const band = tube(spine, (t) => 34 - 12 * Math.abs(2 * t - 1));
    return [
      engraved(
        tubeOutline(band, 0, 1, 22),
        { fill: TONE.oxblood, stroke: TONE.gold, width: 2.4 },
        { ink: TONE.oxbloodDeep, degrees: 90, pitch: 6, from: 0.55, width: 1.3 },
      ),
      shape(trace(vein(band, 0.1, 0.06, 0.94)), { stroke: TONE.oxbloodDeep, width: 1.8 }),
    ].join('');
  });
  return sags.join('');
}

/** The turns round the blades, and the two ends, which hang loose. */
function ends(): string {
  const turns = HOOKS.map(([x, y]) =>
    engraved(
      points(`${x - 16},${y - 18} ${x + 16},${y - 18} ${x + 18},${y + 18} ${x - 18},${y + 18}`),
      { fill: TONE.oxbloodLit, stroke: TONE.gold, width: 2.2 },
      { ink: TONE.oxbloodDeep, degrees: 0, pitch: 6, from: 0.4, width: 1.3 },
    ),
  );
  return [
    ribbon(
      '416,652 406,700 420,742 404,792',
      '444,652 438,700 454,744 442,798',
      '430,660 424,704 438,746 424,784',
    ),
    ribbon(
      '100,606 80,666 88,724 70,782',
      '128,606 114,670 122,728 108,790',
      '114,612 98,670 106,728 90,776',
    ),
    ...turns,
  ].join('');
}

function draw(ink: GroundInk): string {
  return [
    ...points('150,180 560,190 466,250 612,330').map((at, i) => spark(at, 9 + (i % 2) * 5)),
    beyond(ink),
    nearGround(ink),
    path(),
    fence(),
    shape('M486 930q22 -14 48 0', { stroke: ink.line, width: 2.6 }),
  ].join('');
}

export const eightOfSwords: CardPicture = { draw };
