import { fractions, points, polar, range } from '../../drawing/plate-burin.ts';
import { tag } from '../../drawing/svg.ts';
import { shape, trace, type Point } from '../../deck/burin.ts';
import { OUTLINE, blend, clipped, curve, mix, scatter, swelled, tone, type Stop } from './engraving.ts';
import { stepped } from './ground.ts';

const FOOT = 226;

interface Mass {
  id: string;
  /** Its upper edge, before it is broken into billows. */
  edge: Point[];
  lit: string;
  dark: string;
}

/** A bank from edge to edge: three ranks, one before the other, each with an edge of billows of every size. */
const MASSES: readonly Mass[] = [
  {
    id: 'far-rank',
    lit: '#e4dde0',
    dark: '#5a668f',
    edge: points(
      '-340,150 -260,112 -170,128 -90,92 -10,110 60,96 130,112 200,88 280,100 350,66 430,74 500,92 580,110 660,76 750,100 840,88 940,140',
    ),
  },
  {
    id: 'middle-rank',
    lit: '#a3acc9',
    dark: '#3a4673',
    edge: points(
      '-340,178 -240,150 -150,164 -60,138 30,160 110,140 190,164 270,146 360,160 440,132 520,150 610,134 700,158 800,140 940,176',
    ),
  },
  {
    id: 'near-rank',
    lit: '#7681a8',
    dark: '#28325c',
    edge: points(
      '-340,206 -220,190 -110,200 0,184 100,200 190,188 300,204 400,182 490,196 600,178 720,196 820,186 940,206',
    ),
  },
];
const widthOf = ({ edge }: Mass): number => edge.at(-1)![0] - edge[0]![0];

type Billow = readonly [x: number, y: number, r: number];

function billows(form: Mass, seed: number): Billow[] {
  const line = curve(form.edge, Math.round(widthOf(form) / 1.5));
  const found: Billow[] = [];
  for (let at = 0, i = 0; at < line.length; i++) {
    // They grow small toward both ends, so that the mass runs out instead of being cut off.
    const r =
      mix(7, 25, scatter(i, seed + 1) ** 1.4) * (0.3 + 0.7 * Math.sin((Math.PI * at) / line.length) ** 0.6);
    const [x, y] = line[at]!;
    found.push([x, y + r * 0.55, r]);
    at += Math.round(r * mix(0.75, 1.15, scatter(i, seed + 2)));
  }
  return found;
}

/** The upper edge of all billows and of the mass they stand on. */
function skyline(form: Mass, rounds: readonly Billow[]): Point[] {
  const line = curve(form.edge, Math.round(widthOf(form) / 1.5));
  const [left, right] = [line[0]![0] - 3, line.at(-1)![0] + 3];
  return fractions(Math.round(widthOf(form) / 2)).map((t): Point => {
    const x = mix(left, right, t);
    const own = line.filter(([at]) => Math.abs(at - x) < 3).map(([, y]) => y + 4);
    const tops = rounds.map(([cx, cy, r]) =>
      Math.abs(x - cx) < r ? cy - Math.sqrt(r * r - (x - cx) ** 2) : FOOT,
    );
    return [x, Math.min(FOOT, ...tops, ...own)];
  });
}

/** Arcs under the edge, on the side of each billow that is turned from the light; single gleams where it is not. */
function rounded(rounds: readonly Billow[]): string {
  return rounds
    .flatMap(([x, y, r], i) => {
      const arcAt = (part: number, from: number, to: number): Point[] =>
        fractions(10).map((t) => polar([x, y], r * part, mix(from, to, t)));
      const shades = range(Math.round(r / 5)).map((k) =>
        swelled(arcAt(0.84 - k * 0.15, -66 + k * 8, 48 - k * 4 + 12 * scatter(i, k)), 1.5, '#2b3661', 0.75),
      );
      return [...shades, r > 12 ? swelled(arcAt(0.78, 196, 262), 1.7, '#ffffff', 0.7) : ''];
    })
    .join('');
}

/** Its lower edge, from right to left: soft bellies, rising to both ends; a farther rank ends behind the nearer. */
function sagging(left: number, right: number, k: number): Point[] {
  return fractions(180).map((t): Point => {
    const hang = 3 + 6 * Math.sin(t * 33 + k * 2.1) ** 2 + 4 * Math.sin(t * 69 + k) ** 2;
    const own = FOOT - (MASSES.length - 1 - k) * 14;
    return [mix(right, left, t), own - 9 + (9 + hang) * Math.sin(Math.PI * t) ** 0.5];
  });
}

function mass(form: Mass, k: number): string {
  const rounds = billows(form, k * 9 + 2);
  const edge = skyline(form, rounds);
  const outline: Point[] = [...edge, ...sagging(edge[0]![0], edge.at(-1)![0], k)];
  const top = Math.min(...edge.map(([, y]) => y));
  const [left, right] = [edge[0]![0], edge.at(-1)![0]];
  const hollows = range(78).map((i) => {
    const y = mix(top + 30, FOOT, scatter(i, k + 31) ** 0.6);
    const half = mix(10, 40, scatter(i, k + 32));
    const x = mix(left + half, right - half * 0.4, scatter(i, k + 33) ** 0.8);
    return swelled(
      fractions(5).map((t): Point => [x - half + 2 * half * t, y + 5 * (t - 0.5) ** 2 * (half / 8)]),
      1.5,
      '#202a54',
      0.6,
    );
  });
  const night: Stop[] = [
    [0, form.lit],
    [0.55, blend(form.lit, form.dark, 0.7)],
    [1, form.dark],
  ];
  return [
    tag('defs', {}, tone(form.id, [0, top], [40, FOOT], stepped(night, 24))),
    shape(outline, { fill: `url(#${form.id})` }),
    clipped(`cloud-${form.id}`, outline, rounded(rounds) + hollows.join('')),
    shape(trace(edge), OUTLINE),
  ].join('');
}

/** The foot of the bank is dark and has no edge: strokes that grow thin and few as the rain begins. */
function foot(): string {
  return range(190)
    .map((i) => {
      const fall = scatter(i, 81);
      const y = mix(FOOT - 26, FOOT + 26, fall);
      const half = mix(16, 66, scatter(i, 82)) * mix(1, 0.6, fall);
      const reach = mix(0.9, 1.5, fall);
      const x = mix(-320 + half * reach, 920 - half * reach, scatter(i, 83));
      const bow = mix(2, 7, scatter(i, 84));
      return swelled(
        fractions(6).map((t): Point => [x - half + 2 * half * t, y + bow * Math.sin(Math.PI * t)]),
        mix(3.4, 2, fall),
        '#1f294f',
        mix(0.85, 0.28, fall),
      );
    })
    .join('');
}

/** A bank of rain cloud: its tops in the light, and a dark foot that the rain comes from. */
export function rainCloud(): string {
  return [...MASSES.map(mass), foot()].join('');
}
