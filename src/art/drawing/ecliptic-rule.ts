import type { Body } from '../../domain/sky/bodies.ts';
import { SIGN_KEYS, type SignKey } from '../../domain/zodiac/signs.ts';
import { glyph } from './glyphs.ts';
import { INK } from './ink.ts';
import { placeLabels, turned } from './label-placer.ts';
import { num, tag } from './svg.ts';

export interface PlacedBody {
  body: Body;
  longitudeDeg: number;
}

export interface RuleOptions {
  /** The narrowest window, in px, that will show this drawing; it fills wider ones without scaling. */
  width: number;
  kind: 'phone' | 'wide';
  /** The page's own sign: its thirty degrees are tinted. */
  sign?: SignKey | undefined;
  /** Without sign glyphs only the ticks are left, as on home on phones. */
  glyphs?: boolean;
}

/** Planets nearer than this would touch; frame and edge keep the same distance to the outermost. */
export const MARKER_GAP_PX = 24;
export const MARKER_MARGIN_PX = 14;
/** The rule's line lies this far below the picture's upper edge, so that the dots on it are whole. */
export const RULE_LINE_Y = 3;

const SCALES = {
  wide: {
    ticks: [
      [30, 15],
      [10, 9.5],
      [2, 5],
    ],
    glyphY: 24,
    glyphSize: 15,
  },
  phone: {
    ticks: [
      [30, 13],
      [10, 8.5],
      [5, 5],
    ],
    glyphY: 22.5,
    glyphSize: 13,
  },
} as const;
const MARKER = { bendY: 17, swingY: 28, threadEndY: 36, glyphY: 46.5, glyphSize: 18 };

export function ruleHeight(
  bodies: readonly PlacedBody[] | null,
  { kind, glyphs = true }: RuleOptions,
): number {
  if (kind === 'wide' && bodies !== null) return 62;
  if (!glyphs) return 18;
  return kind === 'wide' ? 37 : 35;
}

export interface PlanetMarker extends PlacedBody {
  trueX: number;
  shownX: number;
}

/** The lunar node has no place on the rule: it is not a thing one could see. */
export function planetMarkers(bodies: readonly PlacedBody[], width: number): PlanetMarker[] {
  const seen = bodies.filter(({ body }) => body !== 'node');
  const trueXs = seen.map(({ longitudeDeg }) => (turned(longitudeDeg) / 360) * width);
  const shown = placeLabels(trueXs, MARKER_GAP_PX, MARKER_MARGIN_PX, width - MARKER_MARGIN_PX);
  return seen.map((body, i) => ({ ...body, trueX: trueXs[i]!, shownX: shown[i]! }));
}

function percent(share: number): string {
  return `${num(share * 100)}%`;
}

function tickMarks(kind: RuleOptions['kind']): string {
  const { ticks } = SCALES[kind];
  const finest = ticks.at(-1)![0];
  return ticks
    .map(([step, length], rank) => {
      const coarser = ticks.slice(0, rank).map(([other]) => other);
      const lines = Array.from({ length: 360 / finest + 1 }, (_, i) => i * finest)
        .filter((degree) => degree % step === 0 && coarser.every((other) => degree % other !== 0))
        .map((degree) => {
          const x = percent(degree / 360);
          return `<line x1="${x}" x2="${x}" y2="${length + 1}"/>`;
        });
      const ink = {
        stroke: INK.brass500,
        opacity: rank === 2 ? 0.72 : undefined,
        'shape-rendering': 'crispEdges',
      };
      return tag('g', ink, lines.join(''));
    })
    .join('');
}

function ownDegrees(sign: SignKey, height: number): string {
  const x = percent(SIGN_KEYS.indexOf(sign) / 12);
  return tag('rect', { x, width: percent(1 / 12), height, fill: INK.brass300, opacity: 0.24 });
}

/** Where a sign's glyph stands: in the middle of its thirty degrees, or beside a thread that passes there. */
export function glyphX(
  index: number,
  width: number,
  glyphSize: number,
  threads: readonly PlanetMarker[],
): number {
  const sector = width / 12;
  const middle = (index + 0.5) * sector;
  const clearance = (x: number) =>
    Math.min(
      ...threads.map(({ trueX, shownX }) =>
        Math.max(Math.min(trueX, shownX) - x, x - Math.max(trueX, shownX)),
      ),
      glyphSize / 2 + 3.5,
    );
  const reach = Math.floor(sector / 2 - glyphSize / 2);
  return Array.from(
    { length: 2 * reach + 1 },
    (_, i) => middle + (i % 2 === 0 ? -i / 2 : (i + 1) / 2),
  ).reduce((best, x) => (clearance(x) > clearance(best) + 0.01 ? x : best), middle);
}

function signGlyphs(options: RuleOptions, threads: readonly PlanetMarker[]): string {
  const { glyphY, glyphSize } = SCALES[options.kind];
  return SIGN_KEYS.map((sign, index) => {
    const own = sign === options.sign;
    const x = glyphX(index, options.width, glyphSize, threads);
    const stroke = own ? INK.brass100 : INK.brass500;
    const mark = glyph(sign, { x: 0, y: glyphY, size: glyphSize, stroke, strokeWidth: own ? 1.3 : 1.15 });
    return tag('svg', { x: percent(x / options.width), overflow: 'visible' }, mark);
  }).join('');
}

function threadOf({ trueX, shownX }: PlanetMarker, width: number): string {
  const [at, shown] = [percent(trueX / width), percent(shownX / width)];
  const { bendY, swingY, threadEndY } = MARKER;
  if (Math.abs(trueX - shownX) < 0.5) return tag('line', { x1: at, x2: at, y1: 1, y2: threadEndY });
  return [
    tag('line', { x1: at, x2: at, y1: 1, y2: bendY }),
    tag('line', { x1: at, x2: shown, y1: bendY, y2: swingY }),
    tag('line', { x1: shown, x2: shown, y1: swingY, y2: threadEndY }),
  ].join('');
}

function drawnMarkers(markers: readonly PlanetMarker[], width: number): string {
  const threads = markers.map((marker) => threadOf(marker, width)).join('');
  const marks = markers.map(({ body, trueX, shownX }) => {
    const { glyphY, glyphSize } = MARKER;
    const mark = glyph(body, { x: 0, y: glyphY, size: glyphSize, stroke: INK.brass100, strokeWidth: 1.4 });
    const dot = tag('circle', { cx: percent(trueX / width), cy: 0.8, r: 2.6, fill: INK.brass100 });
    return dot + tag('svg', { x: percent(shownX / width), overflow: 'visible' }, mark);
  });
  const ink = { stroke: INK.brass300, 'stroke-width': 0.9, 'stroke-linecap': 'round' };
  return tag('g', ink, threads) + marks.join('');
}

/**
 * The whole ecliptic in one line, below the masthead. Places along it are percentages, so the drawing
 * fills the width it is given while ticks, threads and glyphs keep their size.
 */
export function eclipticRule(bodies: readonly PlacedBody[] | null, options: RuleOptions): string {
  const height = ruleHeight(bodies, options);
  const markers = bodies !== null && options.kind === 'wide' ? planetMarkers(bodies, options.width) : [];
  const parts = [
    options.sign ? ownDegrees(options.sign, SCALES[options.kind].ticks[0][1] + 1) : '',
    tickMarks(options.kind),
    tag('rect', { width: '100%', height: 1.6, fill: INK.brass500 }),
    options.glyphs === false ? '' : signGlyphs(options, markers),
    drawnMarkers(markers, options.width),
  ];
  const size = `width="100%" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="none">${tag('svg', { y: RULE_LINE_Y, overflow: 'visible' }, parts.join(''))}</svg>`;
}
