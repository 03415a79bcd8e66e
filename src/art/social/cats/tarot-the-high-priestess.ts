import type { CatSetting } from '../../../domain/channels/cats.ts';
import { box, disc, knurled, shape } from '../../deck/burin.ts';
import { TONE } from '../../deck/inks.ts';
import { INK as PAPER } from '../../drawing/ink.ts';
import { fractions, range } from '../../drawing/plate-burin.ts';
import { num, tag } from '../../drawing/svg.ts';
import { contour, contours, joined } from './body.ts';
import { course, outline, type Setting } from './curve.ts';
import { tufts } from './fur.ts';
import { bothHalves, frontHead } from './heads.ts';
import { IVORY_CAT as INK } from './inks.ts';
import { limb, pawAhead, toesAhead } from './limb.ts';
import type { OtherCat } from './other-cat.ts';

const FLOOR = 612;
const SIZE = 0.87;
const SEAT = { at: [300, FLOOR], scale: SIZE } as const;

interface Sisal {
  rope: string;
  dark: string;
  line: string;
}
const DARK_ROPE: Sisal = { rope: '#2a3160', dark: '#141838', line: '#7f93e2' };
const PALE_ROPE: Sisal = { rope: '#e2bd74', dark: '#b98a3e', line: '#7a4c18' };

/** A scratching post: sisal wound around it from foot to head. */
function post(x: number, { rope, dark, line }: Sisal): string {
  const turns = range(34).map((i) => `M${x - 46} ${num(168 + i * 12.4)}q46 15 92 0`);
  return [
    shape(box(x - 46, 160, x + 46, 592), { fill: rope, stroke: TONE.deep, width: 2.4 }),
    shape(box(x + 14, 160, x + 46, 592), { fill: dark, opacity: 0.75 }),
    shape(turns.join(''), { stroke: line, width: 2 }),
    shape(box(x - 58, 142, x + 58, 166), { fill: TONE.brass, stroke: TONE.brassDeep, width: 2 }),
    shape(box(x - 58, 142, x + 58, 150), { fill: TONE.brassLit }),
    shape(box(x - 66, 590, x + 66, 612), { fill: TONE.brass, stroke: TONE.brassDeep, width: 2 }),
    shape(box(x - 66, 604, x + 66, 612), { fill: TONE.brassShade }),
  ].join('');
}

/** Only one of the two is ever used. */
function clawed(x: number): string {
  const threads = [-24, -8, 8, 24].map((dx, i) => `M${x + dx} ${352 + i * 9}l-7 92q-2 20 9 33`);
  const gashes = [-24, -8, 8, 24].map((dx, i) => `M${x + dx} ${346 + i * 9}l-8 86`);
  return (
    shape(gashes.join(''), { stroke: '#4d3616', width: 6 }) +
    shape(threads.join(''), { stroke: TONE.gold, width: 1.8 })
  );
}

function fish(place: Setting): string {
  return [
    shape(outline('34,0! 50,-11! 46,0 50,11!', place).d, {
      fill: TONE.brassShade,
      stroke: TONE.deep,
      width: 1,
    }),
    shape(outline('-6,0! 6,-9 22,-11 40,0! 22,11 6,9', place).d, {
      fill: TONE.brass,
      stroke: TONE.brassDeep,
      width: 1.4,
    }),
    shape(course('6,-8 10,0 6,8', place).d + course('20,-7 24,0 20,7', place).d, {
      stroke: TONE.brassDeep,
      width: 1.3,
    }),
    shape(course('-1,-2 0,-2 1,-2', place).d, { stroke: TONE.deep, width: 2.4 }),
  ].join('');
}

const VEIL = {
  night: { cloth: '#173a78', fold: '#0c2250' },
  dusk: { cloth: '#6a1d4a', fold: '#3d0f30' },
  dawn: { cloth: '#1d7a78', fold: '#0c4a4e' },
};

/** Fish where the card has pomegranates; the veil is lifted at one corner. */
function veil(setting: CatSetting): string {
  const { cloth, fold } = VEIL[setting as keyof typeof VEIL];
  const folds = range(24).map((i) => `M${158 + i * 12.4} 172V604`);
  const rows = [236, 300, 364, 428];
  const shoal = rows.flatMap((y, row) =>
    [170 + (row % 2) * 12, 376 + (row % 2) * 12].map((x) => fish({ at: [x, y] })),
  );
  return [
    shape('M150 166H450V608H214Q172 604 150 556Z', { fill: cloth, stroke: TONE.deep, width: 2 }),
    shape(folds.join(''), { stroke: fold, width: 1.6 }),
    ...shoal,
    shape('M150 552Q186 564 210 610H150Z', { fill: '#0a1024' }),
    shape('M150 548Q190 560 214 610', { stroke: TONE.gold, width: 2.4 }),
    shape('M60 156H540', { stroke: TONE.brassDeep, width: 9 }),
    shape('M60 156H540', { stroke: TONE.brass, width: 5.5 }),
  ].join('');
}

/** One has got out under the lifted corner. */
const ESCAPED = fish({ at: [152, 622], turn: 4, scale: 0.8 });

/** Ruff, shoulders that fall into the forelegs, haunches out at the sides. */
const BODY =
  '0,-326 44,-318 60,-300 66,-282 78,-262 91,-236 98,-208 98,-180 94,-152 96,-130 110,-102 122,-68 126,-36 116,-12 92,-1 40,0 0,0';

function cat(): string {
  const head = frontHead({ at: [300, FLOOR - 364 * SIZE], scale: 1.16 * SIZE }, 'soft');
  const paws = [-31, 31].map((x) => ({ at: [300 + x * SIZE, FLOOR + 2], scale: 1.12 * SIZE }) as const);
  const knee = '120,-74 106,-104 88,-114 72,-106 64,-88';
  const foreleg = '78,-214 83,-178 77,-142 66,-102 59,-62 57,-20';
  /** The hind feet come out on both sides of the forepaws. */
  const feet = [-86, 86].map((x) => ({ at: [300 + x * SIZE, FLOOR + 1], scale: 0.94 * SIZE }) as const);
  return [
    joined(
      'tail',
      [limb('60,-24 120,-12 158,-24 172,-62 160,-96 136,-104', [46, 38, 32, 26, 14], SEAT)],
      INK,
    ),
    joined('cat', [bothHalves(BODY, SEAT), head.skull], INK),
    ...[false, true].map((flipped) => {
      const place = { ...SEAT, flipped };
      const side = flipped ? -1 : 1;
      return [
        contour(course(knee, place), INK, { side: flipped ? 1 : -1, length: 9 }),
        contour(course(foreleg, place), INK, { side, to: 0.8 }),
        tufts(course('66,-276 50,-246 26,-228 2,-222', place), INK, { side: flipped ? 1 : -1 }),
      ].join('');
    }),
    contour(course('0,-138 -2,-90 0,-24', SEAT), INK, { length: 9, to: 0.6 }),
    joined('feet', [], INK, { bald: feet.map(pawAhead) }),
    contours(feet.flatMap(toesAhead), INK),
    joined('paws', [], INK, { bald: paws.map(pawAhead) }),
    contours(paws.flatMap(toesAhead), INK),
    shape('M256 343Q300 366 344 343', { stroke: TONE.oxbloodDeep, width: 16 }),
    shape('M256 343Q300 366 344 343', { stroke: TONE.oxblood, width: 11 }),
    shape('M286 364A16 16 0 1 0 314 364A14.2 14.2 0 0 1 286 364Z', {
      fill: TONE.brassLit,
      stroke: TONE.brassDeep,
      width: 1.4,
    }),
    head.face({ ...INK, whisker: PAPER.brass100 }),
    shape(
      fractions(3)
        .map((t) => `M${num(290 + t * 20)} ${t === 0.5 ? 260 : 263}v11`)
        .join(''),
      { stroke: INK.stripe, width: 3.4 },
    ),
  ].join('');
}

function moon(): string {
  return [
    disc([300, 106], 33, { fill: TONE.ivory, stroke: 'url(#gold)', width: 2.4 }),
    knurled([300, 106], 38, 45, 59, { stroke: PAPER.brass300, width: 1.3 }),
    tag('path', {
      d: 'M306 77a29 29 0 0 1 0 58M313 81a25 25 0 0 1 0 50',
      stroke: TONE.ivoryShade,
      'stroke-width': 1.4,
    }),
  ].join('');
}

export const tarotTheHighPriestess: OtherCat = {
  measure: { divisions: 22, group: 11, at: 2 },
  floor: FLOOR,
  core: [300, 240],
  sun: [300, FLOOR],
  behind: (setting) => moon() + veil(setting),
  draw: () => post(104, DARK_ROPE) + post(496, PALE_ROPE) + clawed(496) + ESCAPED + cat(),
};
