import { arc, points, polar, range, spline, tube, tubeOutline, vein } from '../../drawing/plate-burin.ts';
import { box, disc, engraved, placed, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { star } from '../parts/lights.ts';
import { ribbon } from '../parts/ribbon.ts';
import { sword } from '../suits/sword.ts';

const HUB: Point = [392, 494];
const RIM = 214;
/** Turned a little, so that neither the ring's gap nor any blade stands level. */
const EMPTY = -6;
const STATIONS = range(4).map((i) => EMPTY + 72 * (i + 1));
const STEEL = { blade: 198, width: 40 };

/** Torn streaks of sky driven to the right: broad where the frame cuts them, thin where the wind pulls them out. */
function wind({ line }: GroundInk): string {
  const streak = (path: string, width: number, fill: string): string => {
    const body = tube(
      spline(points(path), 6),
      (t) => width * (1 - t) ** 0.8 * (0.75 + 0.25 * Math.sin(t * 9)),
    );
    const hairs = [-0.5, 0, 0.5].map((u, i) => trace(vein(body, u, 0.04 + i * 0.1, 0.9 - i * 0.12)));
    return [
      shape(tubeOutline(body, 0, 1, 26), { fill }),
      shape(hairs.join(''), { stroke: line, width: 1.4, opacity: 0.7 }),
    ].join('');
  };
  return [
    streak('40,262 180,250 330,210 470,222 640,150', 62, '#4a6d97'),
    streak('40,430 140,446 260,400 400,410 640,330', 74, '#3a5a82'),
    streak('40,620 200,640 340,600 480,620 646,560', 60, '#4a6d97'),
    streak('40,800 180,780 320,812 460,780 650,770', 78, '#3a5a82'),
  ].join('');
}

/** A brass hoop about a dark field, open where the fifth place was. */
function ring(): string {
  const [from, to] = [EMPTY + 17, EMPTY + 343];
  const hoop = [...arc(HUB, RIM + 20, from, to), ...arc(HUB, RIM - 20, from, to).toReversed()];
  const teeth = range(60)
    .map((i) => from + 4 + (i * (to - from - 8)) / 59)
    .map((turn) => trace([polar(HUB, RIM - 12, turn), polar(HUB, RIM + 12, turn)]));
  return [
    disc(HUB, RIM, { fill: '#0c1626' }),
    shape(
      [...STATIONS, EMPTY].map((at) => polar(HUB, RIM - 20, at)),
      { stroke: '#6f8fb8', width: 1.6 },
    ),
    engraved(hoop, { fill: '#8a6228', stroke: TONE.gold, width: 2.8 }),
    shape(teeth.join(''), { stroke: TONE.brassDeep, width: 2 }),
    ...[from, to - 6].map((end) =>
      shape([...arc(HUB, RIM + 30, end, end + 6), ...arc(HUB, RIM - 30, end, end + 6).toReversed()], {
        fill: TONE.brass,
        stroke: TONE.gold,
        width: 2.4,
      }),
    ),
  ].join('');
}

function four(): string {
  const steel = sword(STEEL);
  const places = STATIONS.map((axis): Place => ({ at: polar(HUB, STEEL.blade + 22, axis), turn: axis - 90 }));
  return places.map((place) => placed(steel, place)).join('');
}

function hub(): string {
  return [
    disc(HUB, 42, { fill: '#0c1626', stroke: TONE.gold, width: 2.8 }),
    star(HUB, {
      rays: 5,
      reach: [38],
      inner: 15,
      polish: { lit: TONE.brassLit, dark: TONE.brassShade },
      turn: EMPTY + 90,
    }),
  ].join('');
}

/** The fifth, snapped: hilt and stump here, the point a little way off, a torn favor on the grip. */
function broken(): string {
  const steel = sword({ blade: 310, width: 38 });
  const half = (id: string, d: string): string =>
    `<defs><clipPath id="${id}"><path d="${d}"/></clipPath></defs><g clip-path="url(#${id})">${steel}</g>`;
  return [
    shape('M104 1006Q250 1024 392 1000M440 1012Q530 1024 604 1008', {
      stroke: '#08101c',
      width: 7,
      opacity: 0.7,
    }),
    placed(half('stump', 'M-99 200V-146L-14 -146L-4 -168L6 -142L16 -160L99 -160V200Z'), {
      at: [212, 960],
      turn: 80,
    }),
    placed(half('point', 'M-99 -400V-170L-16 -170L-6 -192L4 -168L16 -186L99 -186V-400Z'), {
      at: [300, 1056],
      turn: 66,
    }),
    ribbon(
      '150,974 186,1000 244,1006 284,1036',
      '166,962 206,976 262,982 312,1012',
      '158,968 196,988 254,994 296,1022',
    ),
    ribbon(
      '140,978 150,1004 178,1024 186,1048',
      '164,970 180,994 208,1012 220,1036',
      '152,974 166,1000 192,1018 202,1040',
    ),
  ].join('');
}

function ground({ line }: GroundInk): string {
  const rise = spline(points('46,904 160,880 320,872 480,886 654,870'), 6);
  const grass = range(13).map(
    (i) => `M${70 + i * 46} ${908 + ((i * 37) % 24)}q10 -16 26 -18m-20 18q12 -10 26 -9`,
  );
  return [
    engraved(
      [...rise, ...box(46, 1062, 654, 1062).slice(1, 2), [46, 1062]],
      { fill: '#223a57' },
      { ink: '#0d1a2b', degrees: 4, pitch: 9, width: 1.3 },
    ),
    shape(trace(rise), { stroke: line, width: 2.4 }),
    shape(grass.join(''), { stroke: line, width: 1.8 }),
  ].join('');
}

function draw(ink: GroundInk): string {
  return [wind(ink), ring(), four(), hub(), ground(ink), broken()].join('');
}

export const fiveOfSwords: CardPicture = { roundels: 'high', draw };
