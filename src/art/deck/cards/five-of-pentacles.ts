import { arc, points, polar, range, spline } from '../../drawing/plate-burin.ts';
import { disc, engraved, knurled, placed, repeated, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { pentacle } from '../suits/pentacle.ts';

const WINDOW: Point = [350, 426];
const RADIUS = 250;
const COIN = 74;
/** The corners of the pentagon, the top one first; the third has lost its coin. */
const STATIONS = range(5).map((i) => polar(WINDOW, 152, i * 72 - 90));
const LOST = 2;
const LEAD = '#1a0d08';
const SNOW = { lit: '#fffaf0', body: TONE.ivory, shade: '#9fb6c4' };

/** Blocks round the window, each its own facet, the lower right ones in shade. */
function surround(): string {
  const stones = range(20).map((i) => {
    const [from, to] = [i * 18 + 0.4, (i + 1) * 18 - 0.4];
    const away = Math.cos(((from + 9 - 45) * Math.PI) / 180);
    const outline = [...arc(WINDOW, RADIUS, from, to), ...arc(WINDOW, RADIUS + 32, to, from)];
    return engraved(
      outline,
      { fill: away > 0.3 ? '#4f5a48' : away > -0.4 ? '#6f7a62' : '#919a7c', stroke: '#22301f', width: 1.8 },
      { ink: '#22301f', degrees: 0, pitch: 6, from: away > 0.3 ? 0 : 0.6, width: 1.1 },
    );
  });
  return [disc(WINDOW, RADIUS + 33, { fill: '#22301f' }), ...stones].join('');
}

/** Warm panes from a hub to the rim, one between the stations and one behind each. */
function glass(): string {
  const panes = range(20).map((i) => {
    const [from, to] = [i * 18 - 99, i * 18 - 81];
    return shape([...arc(WINDOW, 58, from, to), ...arc(WINDOW, RADIUS - 6, to, from)], {
      fill: i % 4 === 0 ? '#c2742a' : i % 2 === 0 ? '#7c2333' : '#9a5220',
      stroke: LEAD,
      width: 4,
    });
  });
  const inner = range(10).map((i) =>
    shape([WINDOW, ...arc(WINDOW, 58, i * 36 - 90, i * 36 - 54)], {
      fill: i % 2 === 0 ? '#ffdf9a' : '#f3b65a',
      stroke: LEAD,
      width: 3,
    }),
  );
  return [
    disc(WINDOW, RADIUS - 2, { fill: LEAD }),
    ...panes,
    disc(WINDOW, 152, { stroke: LEAD, width: 6 }),
    shape(STATIONS, { stroke: LEAD, width: 6 }),
    shape(STATIONS, { stroke: '#ffce84', width: 1.4 }),
    ...inner,
    disc(WINDOW, 58, { stroke: TONE.gold, width: 3 }),
    disc(WINDOW, RADIUS - 4, { stroke: TONE.gold, width: 3 }),
    knurled(WINDOW, RADIUS - 16, RADIUS - 7, 120, { stroke: '#ffce84', width: 1.4 }),
  ].join('');
}

/** Where the fifth was: a ring of lead, broken below, and the night behind it. */
function emptyPlace(): string {
  const at = STATIONS[LOST]!;
  const ring = [trace(arc(at, COIN, 110, 350)), trace(arc(at, COIN, 392, 430))];
  return [
    disc(at, COIN + 5, { fill: '#04100a', stroke: LEAD, width: 6 }),
    shape(ring.join(''), { stroke: TONE.brassShade, width: 5 }),
    disc(at, COIN - 14, { stroke: TONE.brass, width: 1.4, dash: '3 8' }),
  ].join('');
}

/** Snow holds on the ledge of the window where the stone lies flattest. */
function cap(): string {
  const top = arc(WINDOW, RADIUS + 48, 236, 288);
  const under = arc(WINDOW, RADIUS + 30, 288, 236).map(([x, y], i): Point => [x, y + (i % 3) * 7]);
  return shape([polar(WINDOW, RADIUS + 32, 228), ...top, polar(WINDOW, RADIUS + 32, 296), ...under], {
    fill: SNOW.body,
    stroke: SNOW.lit,
    width: 2.4,
  });
}

function drift(skyline: string, fill: string): string {
  const crest = spline(points(skyline), 7);
  const shadows = [24, 44, 70, 98].map((drop, i) =>
    trace(
      crest
        .slice(6 + i * 3, crest.length - 4 - i * 4)
        .map(([x, y]): Point => [x, y + drop + Math.sin(x / 60 + i) * 6]),
    ),
  );
  return [
    shape([...crest, [654, 1062], [46, 1062]], { fill }),
    shape(shadows.join(''), { stroke: SNOW.shade, width: 1.8 }),
    shape(trace(crest), { stroke: SNOW.lit, width: 3 }),
  ].join('');
}

/** It stands aslant, half sunk, with the furrow it made and the shadow it throws. */
function fallen(): string {
  return [
    shape(points('500,974 604,962 640,972 560,990'), { fill: SNOW.shade }),
    placed(pentacle({ radius: COIN + 12, field: '#123a22' }), { at: [446, 906], turn: 24 }),
  ].join('');
}

function flakes(): string {
  const places = points(
    '84,250 66,420 104,560 78,690 150,740 624,200 640,360 610,540 628,660 560,720 300,760 240,716 372,748 196,800 470,764 96,800 596,790 90,150 330,806',
  );
  return places.map((at, i) => disc(at, 4 + (i % 3) * 1.6, { fill: SNOW.body })).join('');
}

function draw({ line }: GroundInk): string {
  const places = STATIONS.map((at, i): Place => ({ at, turn: i * 7 - 10 })).filter((_, i) => i !== LOST);
  const joints = range(8).map((row) => {
    const y = 150 + row * 86;
    const ends = [150, 330, 510].map((x) => `M${x + (row % 2) * 80} ${y}v86`);
    return `M46 ${y}H654${ends.join('')}`;
  });
  return [
    shape(joints.join(''), { stroke: line, width: 1.6, opacity: 0.28 }),
    surround(),
    glass(),
    emptyPlace(),
    ...places.map(({ at }) => disc(at, COIN + 5, { fill: LEAD })),
    repeated('coin', pentacle({ radius: COIN, field: '#241008' }), places),
    cap(),
    flakes(),
    drift('46,866 140,838 260,862 360,884 470,868 570,826 654,836', '#c9d3d0'),
    fallen(),
    drift('46,930 150,912 280,944 380,966 470,952 560,958 654,920', SNOW.body),
  ].join('');
}

export const fiveOfPentacles: CardPicture = { draw };
