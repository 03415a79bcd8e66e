import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { litPart } from '../../../src/art/drawing/moon-phase.ts';
import { moonDisc } from '../../../src/art/drawing/moon-disc.ts';
import { turned } from '../../../src/art/drawing/label-placer.ts';
import { tickRing } from '../../../src/art/drawing/ring.ts';
import { chordWidth } from '../../../src/art/drawing/chord-marks.ts';
import { chordsOf, wheel, WHEEL_KINDS, wheelPlaces } from '../../../src/art/drawing/wheel.ts';
import { DEGREE_FIGURES, WHEEL_SHAPES } from '../../../src/art/drawing/wheel-shape.ts';
import { BODIES } from '../../../src/domain/sky/bodies.ts';
import { skyAt } from '../../../src/domain/sky/positions.ts';

/** A T of the Moon, Mars and Jupiter, and the Sun; Saturn and Neptune close together. */
const SKY = skyAt(Date.parse('2026-11-17T12:00:00Z'));

const anySky = fc
  .array(fc.double({ min: 0, max: 359.99, noNaN: true }), { minLength: 10, maxLength: 10 })
  .map((longitudes) => longitudes.map((longitudeDeg, i) => ({ body: BODIES[i]!, longitudeDeg })));

describe('the wheel', () => {
  it.each(WHEEL_KINDS)('is drawn for %s within 4 kB, without letters', (kind) => {
    const svg = wheel(SKY, kind);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|style=/);
    expect(svg.match(/<g /g)!.length).toBe(svg.match(/<\/g>/g)!.length);
    expect(gzipSync(svg, { level: 9 }).length).toBeLessThan(4_000);
  });

  it('keeps planets at least nine degrees apart under any sky', () => {
    fc.assert(
      fc.property(anySky, fc.constantFrom(...WHEEL_KINDS), (bodies, kind) => {
        const places = wheelPlaces(bodies, kind).sort((a, b) => a - b);
        places.forEach((place, i) => {
          expect(turned(places[(i + 1) % places.length]! - place)).toBeGreaterThanOrEqual(9 - 1e-6);
        });
      }),
    );
  });

  it('stands 0° Aries at the left and counts anticlockwise', () => {
    const [ten] = DEGREE_FIGURES;
    expect(ten).toMatchObject({ text: '10' });
    expect(ten!.x).toBeLessThan(80);
    expect(ten!.y).toBeGreaterThan(320);
  });

  it('draws hard angles in brass, trines in air, sextiles dashed, closer ones thicker', () => {
    const chords = chordsOf(SKY);
    const kinds = chords.map(({ kind, bodies }) => `${bodies.join('-')} ${kind}`);
    expect(kinds).toContain('moon-mars opposition');
    expect(kinds).toContain('uranus-pluto trine');
    expect(kinds.join()).not.toMatch(/conjunction|node/);
    expect(chordWidth(0)).toBe(2.6);
    expect(chordWidth(1)).toBeGreaterThan(chordWidth(2));
    const lines = [...wheel(SKY, 'wide').matchAll(/<path d="M[\d.]+ [\d.]+L[\d.]+ [\d.]+"[^>]*>/g)];
    const dashed = lines.filter(([line]) => line.includes('dasharray'));
    expect(dashed).toHaveLength(chords.filter(({ kind }) => kind === 'sextile').length);
    for (const [line] of dashed) expect(line).toContain('stroke="#a9c4ff"');
  });

  it('is larger for phones', () => {
    const { wide, phone } = WHEEL_SHAPES;
    // Shown at 350 px on a phone and at 620 on a wide screen: the glyphs there are the same to the eye.
    expect((phone.planet.size * 350) / 640).toBeGreaterThan(20);
    expect(phone.planet.size / wide.planet.size).toBeGreaterThan(1.5);
  });
});

describe('ticks around a ring', () => {
  it('are dashes in the circle’s own length, which every renderer draws, and close where they began', () => {
    for (const [r, stepDeg] of [
      [245.5, 1],
      [250.5, 2],
      [74.5, 360 / 59],
    ] as const) {
      const ring = tickRing({ x: 0, y: 0 }, { foot: r - 2.5, length: 5, stepDeg, width: 1 });
      const [, dash, gap] = /stroke-dasharray="([\d.]+) ([\d.]+)"/.exec(ring)!;
      const around = (360 / stepDeg) * (Number(dash) + Number(gap));
      expect(Math.abs(around - 2 * Math.PI * r)).toBeLessThan(0.05);
      expect(ring).not.toContain('pathLength');
    }
  });
});

describe('the Moon’s disc', () => {
  it('is lit on the right while it waxes, on the left while it wanes', () => {
    const limb = (elongation: number): string =>
      /^M0 -10A10 10 0 0 ([01])/.exec(litPart(elongation, { x: 0, y: 0 }, 10))![1]!;
    expect([limb(30), limb(90), limb(170)]).toEqual(['1', '1', '1']);
    expect([limb(190), limb(270), limb(330)]).toEqual(['0', '0', '0']);
  });

  it('has a straight terminator at the quarters and none at full', () => {
    expect(litPart(90, { x: 0, y: 0 }, 10)).toContain('A0 10');
    expect(litPart(180, { x: 0, y: 0 }, 10).match(/A10 10/g)).toHaveLength(2);
    expect(moonDisc(123)).not.toMatch(/NaN|undefined/);
  });
});
