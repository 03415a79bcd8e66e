import { points, range } from '../../drawing/plate-burin.ts';
import { num } from '../../drawing/svg.ts';
import { engraved, placed, repeated, shape } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { cloud } from '../parts/air.ts';
import { openCrown } from '../parts/crest.ts';
import { flame } from '../parts/flame.ts';
import { archedWindow } from '../parts/tower.ts';
import { drop } from '../parts/water.ts';

const STONE = { wall: '#efe3c4', dark: '#b39c74', joint: '#4a3820', line: '#fff4d6' };
const FOOT = 912;
const [AXIS, WIDTH, COURSE] = [372, 236, 46];
const LEFT = AXIS - WIDTH / 2;

/** The broken top, from left to right. */
const BREAK = points(
  '254,470 254,430 286,430 286,452 318,452 318,418 346,440 372,424 392,446 424,436 446,462 462,448 490,476',
);

function clouds(ink: GroundInk): string {
  const smoke = { fill: '#5c141b', line: ink.line, rule: '#2a080c' };
  return [
    cloud('40,204,46 110,184,56 192,196,48 252,222,36', 226, smoke),
    cloud('440,206,34 494,186,46 570,176,58 650,196,52', 210, { ...smoke, fill: '#701a20' }),
  ].join('');
}

/** The bolt comes down from the right in three strokes, each split in a bright and a golden facet. */
function bolt(): string {
  const outline = points(
    '578,136 482,272 534,268 440,362 482,360 398,452 560,344 518,346 620,244 566,248 638,136',
  );
  const facet = points(
    '608,136 638,136 566,248 620,244 518,346 560,344 398,452 522,356 488,352 574,256 528,258',
  );
  return [
    shape(outline, { fill: '#fffaf0', stroke: '#2a080c', width: 9 }),
    shape(outline, { fill: '#fffaf0', stroke: '#fffaf0', width: 2.4 }),
    shape(facet, { fill: TONE.brass }),
  ].join('');
}

function courses(): string {
  const rows = range(10).map((row) => {
    const y = FOOT - row * COURSE;
    const joints = range(5)
      .map((i) => LEFT + (i + (row % 2 === 0 ? 0.5 : 1)) * 54)
      .filter((x) => x < LEFT + WIDTH - 8)
      .map((x) => `M${num(x)} ${num(y)}v${-COURSE}`);
    return `M${LEFT} ${num(y)}h${WIDTH}${row < 9 ? joints.join('') : ''}`;
  });
  return rows.join('');
}

function tower(): string {
  const body: Point[] = [[LEFT, FOOT], ...BREAK, [LEFT + WIDTH, FOOT]];
  const shadow = points('426,436 446,462 462,448 490,476 490,912 426,912');
  const crack = 'M372 424L384 482L362 524L386 570L370 606M386 570L404 590';
  return [
    shape(body, { fill: STONE.wall }),
    engraved(shadow, { fill: STONE.dark }, { ink: STONE.joint, degrees: 0, pitch: 6, width: 1.2 }),
    shape(courses(), { stroke: STONE.joint, width: 1.7 }),
    shape(crack, { stroke: TONE.oxbloodDeep, width: 5 }),
    shape(body, { stroke: STONE.line, width: 3 }),
    ...points('308,604 426,718 316,838').map(([x, y], i) => {
      const reveal = archedWindow([x, y + 7], 70, 106, false);
      return i === 1 ? reveal : reveal + placed(flame(92), { at: [x, y + 4] });
    }),
  ].join('');
}

/** A crag in facets, the right ones in shade. */
function crag(ink: GroundInk): string {
  const facets: [string, string, number][] = [
    ['46,1062 96,1000 150,952 214,908 260,900 236,980 204,1062', '#6e2a26', 64],
    ['260,900 372,906 388,970 352,1062 204,1062 236,980', '#8a3a2e', 84],
    ['372,906 496,902 508,964 540,1062 352,1062 388,970', '#5a1f20', 100],
    ['496,902 540,924 600,980 654,1010 654,1062 540,1062 508,964', '#3c1216', 118],
  ];
  return facets
    .map(([outline, fill, degrees]) =>
      engraved(
        points(outline),
        { fill, stroke: ink.line, width: 1.8 },
        { ink: '#1f070a', degrees, pitch: 8, width: 1.3 },
      ),
    )
    .join('');
}

function fire(): string {
  const places: Place[] = points('288,462 470,482 330,456 432,462 380,470').map((at, i) => ({
    at,
    scale: [0.8, 0.86, 1.06, 1, 1.3][i]!,
    flipped: i % 2 === 0,
    turn: (i % 3) * 5 - 6,
  }));
  return repeated('flame', flame(118), places);
}

/** Sparks fall on both sides, stones only a few. */
function debris(): string {
  const sparks = points(
    '120,520 176,470 206,556 92,640 150,690 204,664 110,800 176,794 214,748 548,540 606,488 588,612 536,668 618,700 560,766 606,830 530,836 84,560 634,590',
  ).map((at, i) => drop(at, 20 + (i % 3) * 5, i % 2 === 0 ? TONE.flame : TONE.brassLit, TONE.flameCore));
  const stones = points('188,610 552,462 124,868 580,918 570,696').map((at, i): Place => ({
    at,
    turn: i * 34 + 12,
    scale: 1 - (i % 3) * 0.16,
  }));
  const block = engraved(
    points('-24,-16 22,-20 26,14 -20,18'),
    { fill: STONE.wall, stroke: STONE.line, width: 2.2 },
    { ink: STONE.joint, degrees: 20, pitch: 6, from: 0.45, width: 1.3 },
  );
  return sparks.join('') + repeated('block', block, stones);
}

function draw(ink: GroundInk): string {
  return [
    clouds(ink),
    debris(),
    fire(),
    tower(),
    crag(ink),
    bolt(),
    placed(openCrown(0, 0, 184, 138), { at: [216, 384], turn: -26 }),
  ].join('');
}

export const theTower: CardPicture = { light: { at: [372, 470], reach: 400 }, draw };
