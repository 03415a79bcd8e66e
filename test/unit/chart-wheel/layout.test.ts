import { describe, expect, it } from 'vitest';
import type { WheelChart } from '../../../src/art/drawing/chart-wheel/chart.ts';
import { wheelLayout, type PlacedBody } from '../../../src/art/drawing/chart-wheel/layout.ts';
import {
  CENTER,
  CHART_WHEEL_KINDS,
  CHART_WHEEL_SHAPES,
  CHART_WHEEL_SIZE,
  type ChartWheelKind,
} from '../../../src/art/drawing/chart-wheel/shape.ts';
import { overlaps, type Rect } from '../../../src/art/drawing/chart-wheel/spread.ts';
import { turned } from '../../../src/art/drawing/label-placer.ts';
import { inventedChart, LYON, PLACIDUS_60, POLAR, STELLIUM, UNKNOWN_TIME } from './charts.ts';

interface Named {
  name: string;
  rect: Rect;
}

function labelsOf(chart: WheelChart, kind: ChartWheelKind): Named[] {
  // Names on the smallest wheel are those of a chapter: three at the most.
  const highlight = kind === 'mini' ? { points: ['sun', 'moon', 'mercury'] as const } : undefined;
  const { bodies: all, angles, houses } = wheelLayout(chart, kind, highlight);
  const bodies = all.filter(({ isNamed }) => isNamed);
  return [
    ...bodies.flatMap(({ body, rects }) => rects.map((rect) => ({ name: body, rect }))),
    ...angles.flatMap(({ name, rects }) => rects.map((rect) => ({ name, rect }))),
    ...houses.flatMap(({ house, rects }) => rects.map((rect) => ({ name: `house ${house}`, rect }))),
  ];
}

function faultsOf(chart: WheelChart, kind: ChartWheelKind): string[] {
  const labels = labelsOf(chart, kind);
  const together = labels.flatMap((one, i) =>
    labels
      .slice(i + 1)
      .filter((other) => one.name !== other.name && overlaps(one.rect, other.rect))
      .map((other) => `${one.name} covers ${other.name}`),
  );
  const outside = labels
    .filter(
      ({ rect }) =>
        rect.left < 0 || rect.top < 0 || rect.right > CHART_WHEEL_SIZE || rect.bottom > CHART_WHEEL_SIZE,
    )
    .map(({ name }) => `${name} leaves the frame`);
  return [...together, ...outside];
}

/** The labels of bodies stay between the scale of degrees and the disc. */
function strayed({ rects }: PlacedBody, kind: ChartWheelKind): boolean {
  const { ticks, disc } = CHART_WHEEL_SHAPES[kind].radii;
  return rects.some(({ left, top, right, bottom }) => {
    const [dx, dy] = [(left + right) / 2 - CENTER.x, (top + bottom) / 2 - CENTER.y];
    const middle = Math.hypot(dx, dy);
    return middle > ticks - 10 || middle < disc + 10;
  });
}

describe.each(CHART_WHEEL_KINDS)('labels of 200 charts worse than any sky, %s', (kind) => {
  const charts = Array.from({ length: 200 }, (_, seed) => inventedChart(seed));

  it('never cover each other and never leave the frame', () => {
    const faults = charts.flatMap((chart, seed) => faultsOf(chart, kind).map((fault) => `${seed}: ${fault}`));
    expect(faults).toEqual([]);
  });

  it('stay in their ring, in the order of the zodiac', () => {
    for (const chart of charts) {
      const { bodies } = wheelLayout(chart, kind);
      expect(bodies.filter((body) => strayed(body, kind)).map(({ body }) => body)).toEqual([]);
      const byDegree = bodies.toSorted((a, b) => a.trueDeg - b.trueDeg);
      const turns = byDegree.map((body, i) =>
        turned(byDegree[(i + 1) % byDegree.length]!.labelDeg - body.labelDeg),
      );
      // Once around in the same order is one whole turn.
      expect(turns.reduce((sum, turn) => sum + turn, 0)).toBeCloseTo(360, 6);
    }
  });
});

describe('true charts', () => {
  it.each([
    ['an ordinary one', LYON],
    ['a stellium', STELLIUM],
    ['an unknown time', UNKNOWN_TIME],
    ['beyond the polar circle', POLAR],
    ['Placidus at 60° north', PLACIDUS_60],
  ])('have labels apart from each other: %s', (_, chart) => {
    expect(CHART_WHEEL_KINDS.flatMap((kind) => faultsOf(chart, kind))).toEqual([]);
  });

  it('stand what rises at the left and what culminates above', () => {
    const { angles } = wheelLayout(LYON, 'wide');
    expect(angles.map(({ name, trueDeg }) => [name, Math.round(trueDeg)])).toEqual([
      ['AC', 180],
      ['DC', 0],
      ['MC', 98],
      ['IC', 278],
    ]);
  });

  it('leave a planet that stands alone at its own degree', () => {
    const pluto = wheelLayout(POLAR, 'wide').bodies.find(({ body }) => body === 'pluto')!;
    expect(pluto.labelDeg).toBeCloseTo(pluto.trueDeg, 6);
  });

  it('without a time have Aries at the left, no houses, no angles, and an arc for the Moon', () => {
    const { angles, houses, bodies, angleOf } = wheelLayout(UNKNOWN_TIME, 'wide');
    expect([angles, houses, angleOf(0)]).toEqual([[], [], 180]);
    const moon = bodies.find(({ body }) => body === 'moon')!;
    expect(moon.figure).toBeNull();
    // Half a day either way: the Moon covers twelve to fifteen degrees in a day.
    expect(moon.arc[1] - moon.arc[0]).toBeGreaterThan(11);
    expect(moon.arc[1] - moon.arc[0]).toBeLessThan(16);
  });

  it('show degrees where there is room, and mark what goes backwards', () => {
    const saturn = wheelLayout(UNKNOWN_TIME, 'wide').bodies.find(({ body }) => body === 'saturn')!;
    expect([saturn.figure?.text, saturn.retrogradeMark === null]).toEqual(['21°', false]);
    const node = wheelLayout(UNKNOWN_TIME, 'wide').bodies.find(({ body }) => body === 'node')!;
    expect(node.retrogradeMark).toBeNull();
  });
});
