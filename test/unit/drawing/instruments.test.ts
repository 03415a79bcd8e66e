import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brightestStar } from '../../../src/art/drawing/brightest-star.ts';
import {
  MARKER_GAP_PX,
  MARKER_MARGIN_PX,
  eclipticRule,
  planetMarkers,
  type PlacedBody,
} from '../../../src/art/drawing/ecliptic-rule.ts';
import { placeAround, turned } from '../../../src/art/drawing/label-placer.ts';
import { liveRing } from '../../../src/art/drawing/live-ring.ts';
import { logoMark } from '../../../src/art/drawing/logo.ts';
import { planisphere } from '../../../src/art/drawing/planisphere.ts';
import { BODIES } from '../../../src/domain/sky/bodies.ts';
import { SIGN_KEYS } from '../../../src/domain/zodiac/signs.ts';

const LONGITUDES = [235.1, 325.2, 216.3, 203.1, 146.4, 146, 8.4, 64, 1.8, 303.3, 325.2];
const TODAY: PlacedBody[] = BODIES.map((body, i) => ({ body, longitudeDeg: LONGITUDES[i]! }));

const anySky = fc
  .array(fc.double({ min: 0, max: 360, noNaN: true }), { minLength: BODIES.length, maxLength: BODIES.length })
  .map((longitudes): PlacedBody[] => BODIES.map((body, i) => ({ body, longitudeDeg: longitudes[i]! })));

/** Well formed as far as drawings go: every element that opens closes, in order, and no number failed. */
function expectWellFormed(svg: string): void {
  const open: string[] = [];
  for (const [, closing, name, , empty] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s[^<>]*?)?)(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else if (!empty) open.push(name!);
  }
  expect(open).toEqual([]);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\de[-+]\d/);
}

function gzipBytes(svg: string): number {
  return gzipSync(svg, { level: 9 }).length;
}

describe('ecliptic rule', () => {
  it('keeps planets apart and inside the frame under any sky', () => {
    fc.assert(
      fc.property(anySky, fc.constantFrom(700, 820, 1000, 1280, 1500), (bodies, width) => {
        const xs = planetMarkers(bodies, width)
          .map(({ shownX }) => shownX)
          .sort((a, b) => a - b);
        expect(xs[0]!).toBeGreaterThanOrEqual(MARKER_MARGIN_PX - 1e-6);
        expect(xs.at(-1)!).toBeLessThanOrEqual(width - MARKER_MARGIN_PX + 1e-6);
        for (let i = 1; i < xs.length; i += 1) {
          expect(xs[i]! - xs[i - 1]!).toBeGreaterThanOrEqual(MARKER_GAP_PX - 1e-6);
        }
      }),
    );
  });

  it('leaves a planet that has room at its true degree', () => {
    const uranus = planetMarkers(TODAY, 1280).find(({ body }) => body === 'uranus')!;
    expect(uranus.shownX).toBeCloseTo((64 / 360) * 1280, 6);
  });

  it('stays small', () => {
    const svg = eclipticRule(TODAY, { width: 1000, kind: 'wide', sign: 'leo' });
    expectWellFormed(svg);
    expect(gzipBytes(svg)).toBeLessThan(6_000);
  });
});

describe('labels around a circle', () => {
  it('never stand nearer than the gap', () => {
    fc.assert(
      fc.property(anySky, (bodies) => {
        const placed = placeAround(
          bodies.map(({ longitudeDeg }) => longitudeDeg),
          9,
        ).sort((a, b) => a - b);
        placed.forEach((degree, i) => {
          expect(turned(placed[(i + 1) % placed.length]! - degree)).toBeGreaterThanOrEqual(9 - 1e-6);
        });
      }),
    );
  });
});

describe('planisphere', () => {
  it.each([
    ['half', 18_000],
    ['quarter', 9_000],
    ['quarter-wide', 9_000],
  ] as const)('draws the %s within %i bytes', (kind, budget) => {
    const svg = planisphere(TODAY, { kind });
    expectWellFormed(svg);
    expect(gzipBytes(svg)).toBeLessThanOrEqual(budget);
  });
});

describe('live ring', () => {
  it.each(SIGN_KEYS)('draws %s within 8 kB', (sign) => {
    const svg = liveRing(sign, TODAY);
    expectWellFormed(svg);
    expect(svg).not.toContain('<text');
    expect(gzipBytes(svg)).toBeLessThanOrEqual(8_000);
  });

  it('names the brightest star of a figure and keeps the name inside the window', () => {
    expect(brightestStar('leo').name).toBe('Regulus');
    expect(brightestStar('scorpio').name).toBe('Antares');
    for (const sign of SIGN_KEYS) {
      const { name, labelXPercent, labelYPercent } = brightestStar(sign);
      expect(name).not.toBe('');
      expect(Math.hypot(labelXPercent - 50, labelYPercent - 50)).toBeLessThan(31);
    }
  });
});

describe('logo', () => {
  it.each([16, 30, 128, 512])('is well formed at %i px', (size) => {
    const svg = logoMark({ size });
    expect(svg).toContain('<svg');
    expectWellFormed(svg);
  });
});
