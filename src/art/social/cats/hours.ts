import type { CatSetting } from '../../../domain/channels/cats.ts';
import { disc, oval, shape, trace, type Point } from '../../deck/burin.ts';
import { spark } from '../../deck/parts/lights.ts';
import { INK } from '../../drawing/ink.ts';
import { polar, range } from '../../drawing/plate-burin.ts';
import { STARS } from '../../drawing/stars.ts';
import { num, tag } from '../../drawing/svg.ts';
import { bands } from './bands.ts';
import { REACH, floor, rules, sky } from './ground.ts';
import { flat } from './stars.ts';

/** Where an hour's light stands: night is brightest there, the Sun goes down or comes up there. */
export interface Hour {
  /** Middle of what night lights. */
  core: Point;
  /** The Sun on its horizon. */
  sun: Point;
  /** Where it goes down, if not where it comes up. */
  dusk?: Point;
}

/** The color of floors and rules at each hour. */
export const HOUR_LINE: Readonly<Record<'night' | 'dusk' | 'dawn', { line: string; ground: string }>> = {
  night: { line: '#7f93e2', ground: '#080b1e' },
  dusk: { line: '#f0a08c', ground: '#1d0a1a' },
  dawn: { line: '#a5ecd8', ground: '#07282e' },
};

/** A part of the true sky, without lines: what stands around the pole, down to the fourth magnitude. */
function starField([x, y]: Point): string {
  const project = flat([200, 66]);
  return STARS.filter(({ magnitude, decDeg }) => magnitude < 3.7 && decDeg > 18)
    .map(({ raDeg, decDeg, magnitude }) => ({ at: project([raDeg, decDeg]), magnitude }))
    .map(({ at, magnitude }) => ({ at: [x + at[0] * 10, y + at[1] * 10] as Point, magnitude }))
    .filter(({ at }) => at[0] > -60 && at[0] < 660 && at[1] > -240 && at[1] < 820)
    .map(({ at, magnitude }) => spark(at, 10.5 - 2 * magnitude, INK.brass100))
    .join('');
}

function nightSky({ core }: Hour): string {
  return sky(['#30429c', '#182058', '#0a0d28'], core, 520) + starField([core[0], core[1] - 40]);
}

/** Tones from the height of the sky down to the horizon. */
function fallingSky(tones: readonly string[], from: number, to: number): string {
  const { left, right, top, bottom } = REACH;
  const stops = bands(tones, 40).map(([offset, color]) => tag('stop', { offset, 'stop-color': color }));
  const ends = { gradientUnits: 'userSpaceOnUse', x1: 0, y1: from, x2: 0, y2: to };
  return (
    tag('defs', {}, tag('linearGradient', { id: 'sky', ...ends }, stops.join(''))) +
    tag('rect', { x: left, y: top, width: right - left, height: bottom - top, fill: 'url(#sky)' })
  );
}

/** Rules that close up toward the horizon, as evening air does. */
function closingRules(horizon: number): string {
  const { left, right, top } = REACH;
  const lines: string[] = [];
  for (let [y, pitch] = [horizon, 4]; y > top; y -= pitch, pitch = Math.min(17, pitch * 1.05))
    lines.push(`M${left} ${num(y)}H${right}`);
  return lines.join('');
}

function duskSky({ sun: rising, dusk: sun = rising }: Hour): string {
  return [
    fallingSky(['#150d33', '#2c1450', '#571d5c', '#8f2a4c', '#c9523f'], -120, sun[1]),
    shape(closingRules(sun[1]), { stroke: '#150d33', width: 2, opacity: 0.42 }),
    disc(sun, 96, { fill: '#e0703f', stroke: '#f6b56a', width: 2 }),
    floor(sun[1], HOUR_LINE.dusk.line, HOUR_LINE.dusk.ground),
  ].join('');
}

/** Wedges of light that open upward from the Sun. */
function wedges(at: Point): string {
  return range(12)
    .map((i) => 182 + i * 15)
    .map((from) => `${trace([at, polar(at, 1400, from), polar(at, 1400, from + 6.5)])}Z`)
    .join('');
}

function dawnSky({ sun }: Hour): string {
  const { left, right, top } = REACH;
  return [
    fallingSky(['#0a3a4c', '#12586a', '#1f7c82', '#5aa88e', '#f2c66a'], -60, sun[1]),
    tag('clipPath', { id: 'rays' }, tag('path', { d: wedges(sun) })),
    tag('path', {
      d: rules(left, right, top, sun[1], 6),
      stroke: '#f7e2a6',
      'stroke-width': 2.4,
      'stroke-opacity': 0.3,
      'clip-path': 'url(#rays)',
    }),
    tag('path', { d: oval(sun, 84, 84), fill: '#ffe9ae', stroke: '#b98a3e', 'stroke-width': 2 }),
    floor(sun[1], HOUR_LINE.dawn.line, HOUR_LINE.dawn.ground),
  ].join('');
}

/** The three hours a cat of Moon, tarot or house is seen at. */
export function hourSky(setting: CatSetting, hour: Hour): string {
  if (setting === 'dusk') return duskSky(hour);
  if (setting === 'dawn') return dawnSky(hour);
  return nightSky(hour);
}
