import { Resvg } from '@resvg/resvg-js';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawWheel } from '../../../src/art/drawing/chart-wheel/wheel.ts';
import { wheelLayout } from '../../../src/art/drawing/chart-wheel/layout.ts';
import type { WheelHighlight } from '../../../src/art/drawing/chart-wheel/highlight.ts';
import { PALETTE_NAMES } from '../../../src/art/drawing/chart-wheel/palette.ts';
import type { WheelMark, WheelPart } from '../../../src/art/drawing/chart-wheel/part.ts';
import { CHART_WHEEL_KINDS } from '../../../src/art/drawing/chart-wheel/shape.ts';
import { wheelSvg } from '../../../src/art/drawing/chart-wheel/svg-file.ts';
import { widthOf } from '../../../src/art/quote-cards/letters.ts';
import { inventedChart, LYON, PLACIDUS_60, POLAR, STELLIUM, UNKNOWN_TIME } from './charts.ts';

const CHARTS = [LYON, STELLIUM, UNKNOWN_TIME, POLAR, PLACIDUS_60, inventedChart(7)];
const drawn = CHARTS.flatMap((chart, at) =>
  CHART_WHEEL_KINDS.flatMap((kind) => PALETTE_NAMES.map((palette) => ({ at, chart, kind, palette }))),
);

function partsOf(
  layout: Parameters<typeof drawWheel>[0],
  options: Parameters<typeof drawWheel>[1],
  kind: WheelMark['kind'],
) {
  return drawWheel(layout, options).parts.filter((part) => part.mark?.kind === kind);
}

const dimmed = (parts: readonly WheelPart[]): number => parts.filter(({ opacity }) => opacity < 0.5).length;

describe.each(drawn)('chart $at as a file, $kind on $palette', ({ chart, kind, palette }) => {
  const svg = wheelSvg(chart, { kind, palette, highlight: { points: ['sun'], signs: ['leo'], houses: [4] } });

  it('is well-formed and needs no font and no other file', () => {
    expect(svg).not.toMatch(/<text|NaN|undefined|Infinity|<image|href="[^#]|style=/);
    expect(new Resvg(svg, { font: { loadSystemFonts: false } }).width).toBe(700);
  });

  it('names every part once and uses none that is not there', () => {
    const names = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, name]) => name!);
    const used = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, one, other]) => one ?? other!);
    expect(new Set(names).size).toBe(names.length);
    expect(used.filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('the drawn wheel', () => {
  it('stays small', () => {
    expect(gzipSync(wheelSvg(LYON), { level: 9 }).length).toBeLessThan(14_000);
  });

  it('leaves figures at least the room they take', () => {
    for (const chart of CHARTS) {
      for (const { figure, rects } of wheelLayout(chart, 'wide').bodies) {
        if (!figure) continue;
        const own = widthOf(figure.text, 'roman') * figure.size;
        expect(rects[1]!.right - rects[1]!.left).toBeGreaterThan(own);
      }
    }
  });

  it('tells the kinds of angles apart by their strokes, not by color alone', () => {
    const strokes = (kind: string): Set<string> =>
      new Set(
        [...Array(60).keys()].flatMap((seed) => {
          const chart = inventedChart(seed);
          const own = chart.aspects.filter(({ aspect }) => aspect === kind);
          const parts = partsOf(wheelLayout({ ...chart, aspects: own }, 'wide'), {}, 'aspect');
          return parts.map(({ svg }) => /stroke-dasharray="([^"]+)"/.exec(svg)?.[1] ?? 'whole');
        }),
      );
    expect([...strokes('square'), ...strokes('opposition')]).toEqual(['whole', 'whole']);
    expect(strokes('trine')).not.toEqual(strokes('sextile'));
    expect(strokes('trine')).not.toContain('whole');
  });

  it('highlights what is meant and lets the rest step back', () => {
    const layout = wheelLayout(LYON, 'wide');
    const plain = partsOf(layout, {}, 'point');
    expect(dimmed(plain)).toBe(0);
    const meant = partsOf(layout, { highlight: { aspects: [['sun', 'mars']] } }, 'point');
    const lit = meant.filter(({ opacity }) => opacity === 1).map(({ mark }) => mark);
    expect(lit).toEqual([
      { kind: 'point', point: 'sun' },
      { kind: 'point', point: 'mars' },
    ]);
    const chords = partsOf(layout, { highlight: { aspects: [['mars', 'sun']] } }, 'aspect');
    expect(chords.at(-1)).toMatchObject({ mark: { points: ['sun', 'mars'] }, opacity: 1 });
    expect(dimmed(chords)).toBe(chords.length - 1);
  });

  it('draws an aspect that is too wide for the plain wheel where a text speaks of it', () => {
    const wide = LYON.aspects.find(({ orb, points }) => orb > 4 && !points.includes('node'))!;
    const layout = wheelLayout(LYON, 'wide');
    const isIt = ({ mark }: WheelPart): boolean => mark?.kind === 'aspect' && mark.points === wide.points;
    expect(drawWheel(layout).parts.some(isIt)).toBe(false);
    expect(drawWheel(layout, { highlight: { aspects: [wide.points] } }).parts.some(isIt)).toBe(true);
  });

  it('names on the smallest wheel only those that are meant', () => {
    const glyphs = (highlight?: WheelHighlight): number =>
      partsOf(wheelLayout(LYON, 'mini', highlight), { highlight }, 'point').filter(({ svg }) =>
        svg.includes('<g transform'),
      ).length;
    expect([glyphs(), glyphs({ points: ['sun', 'mars'] })]).toEqual([0, 2]);
  });
});
