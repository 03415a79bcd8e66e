import { SIGN_KEYS } from '../../domain/zodiac/signs.ts';
import { glyph } from './glyphs.ts';
import { starPath } from './icon-paths.ts';
import { INK, goldGradient } from './ink.ts';
import { onRing, polyline, spoke, ticks, type Ring } from './ring.ts';
import { picture, radialGradient, ringLine, stroked, tag } from './svg.ts';

/** How much can be shown at a size: `tiny` below 24 px, `simple` below 64, `middle` below 256, `rich` above. */
export type LogoDetail = 'tiny' | 'simple' | 'middle' | 'rich';

export interface LogoOptions {
  size: number;
  detail?: LogoDetail;
  /** A night ground behind the mark, out to the edges, as app icons need it. */
  ground?: boolean;
  /** Share of the size that the mark fills; maskable icons keep to the middle 80 %. */
  fill?: number;
}

const MIDDLE: Ring = { x: 256, y: 256 };

/** A compass star with one flank of every point in the light and one in the shade. */
function facetedStar(reach: number, waist: number, offsetDeg: number): string {
  const flank = (side: 1 | -1) =>
    [0, 90, 180, 270]
      .map((quarter) => {
        const angle = quarter + offsetDeg;
        return `${polyline([
          [MIDDLE.x, MIDDLE.y],
          onRing(MIDDLE, angle, reach),
          onRing(MIDDLE, angle + side * 45, waist),
        ])}Z`;
      })
      .join('');
  return tag('path', { d: flank(1), fill: INK.brass100 }) + tag('path', { d: flank(-1), fill: INK.brass500 });
}

/** For browser tabs, light ones too: a night disc, a limb and the star. */
function tinyMark(): string {
  return [
    tag('circle', { cx: 256, cy: 256, r: 228, fill: INK.night850 }),
    ringLine(256, 256, 228, INK.brass300, 48),
    tag('path', { d: starPath(256, 256, 186), fill: INK.brass100, stroke: INK.brass100, 'stroke-width': 10 }),
  ].join('');
}

function simpleMark(): string {
  const spokes = Array.from({ length: 12 }, (_, i) => spoke(MIDDLE, i * 30, 168, 232)).join('');
  return [
    ringLine(256, 256, 236, INK.brass300, 24),
    ringLine(256, 256, 164, INK.brass300, 17),
    stroked(spokes, INK.brass300, 17),
    tag('path', { d: starPath(256, 256, 138), fill: INK.brass200 }),
  ].join('');
}

function band(detail: 'middle' | 'rich'): string {
  const cusps = Array.from({ length: 12 }, (_, i) => spoke(MIDDLE, i * 30, 176, 236)).join('');
  if (detail === 'middle') return stroked(cusps, INK.brass300, 8);
  const signs = SIGN_KEYS.map((sign, i) => {
    const [x, y] = onRing(MIDDLE, 180 + i * 30 + 15, 206);
    return glyph(sign, { x, y, size: 37, stroke: INK.brass200, strokeWidth: 3.4 });
  });
  return stroked(cusps, INK.brass500, 3) + signs.join('');
}

function fullMark(detail: 'middle' | 'rich'): string {
  const rich = detail === 'rich';
  const scale = {
    from: 164,
    ticks: [
      [30, 144],
      [10, 150],
      [5, 154],
    ],
  } as const;
  return [
    tag('circle', { cx: 256, cy: 256, r: 240, fill: INK.night950 }),
    tag('circle', { cx: 256, cy: 256, r: 172, fill: 'url(#logo-sky)' }),
    rich ? ringLine(256, 256, 251, INK.brass500, 2.5) : '',
    ringLine(256, 256, 240, 'url(#logo-gold)', rich ? 9 : 15),
    band(detail),
    ringLine(256, 256, 172, 'url(#logo-gold)', rich ? 7 : 11),
    rich ? stroked(ticks(MIDDLE, scale, 0, 355), INK.brass300, 2.4) : '',
    rich ? facetedStar(84, 22, 45) : '',
    facetedStar(rich ? 142 : 136, rich ? 27 : 30, 0),
  ].join('');
}

function detailFor(size: number): LogoDetail {
  if (size < 24) return 'tiny';
  if (size < 64) return 'simple';
  return size < 256 ? 'middle' : 'rich';
}

function markOf(detail: LogoDetail): string {
  if (detail === 'tiny') return tinyMark();
  return detail === 'simple' ? simpleMark() : fullMark(detail);
}

/** The Zodiary mark: the twelvefold ring and the star that stands still. */
export function logoMark({ size, detail = detailFor(size), ground = false, fill = 1 }: LogoOptions): string {
  const scale = (size / 512) * fill;
  const shift = (size * (1 - fill)) / 2;
  const sky = radialGradient(
    'logo-sky',
    [256, 256, 172],
    [
      [0, '#2a2c74'],
      [0.6, '#1a1c4e'],
      [1, '#0b0d27'],
    ],
  );
  return picture(
    size,
    size,
    detail === 'tiny' || detail === 'simple' ? '' : tag('defs', {}, goldGradient('logo-gold', 40, 470) + sky),
    ground ? tag('rect', { width: size, height: size, fill: INK.night950 }) : '',
    tag('g', { transform: `translate(${shift} ${shift}) scale(${scale})` }, markOf(detail)),
  );
}
