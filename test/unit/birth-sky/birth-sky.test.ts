import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { birthSkySvg } from '../../../src/art/drawing/birth-sky/birth-sky.ts';
import { skyLabels } from '../../../src/art/drawing/birth-sky/labels.ts';
import {
  CENTER,
  distance,
  equatorialAt,
  HORIZON,
  onMap,
  skyMap,
} from '../../../src/art/drawing/birth-sky/map.ts';
import { SKY_PALETTES } from '../../../src/art/drawing/birth-sky/palette.ts';
import { boxOf } from '../../../src/art/quote-cards/placing.ts';
import { anglesOf } from '../../../src/domain/natal/angles.ts';
import { equatorialOf, horizontalOf, overheadAt } from '../../../src/domain/natal/overhead.ts';
import { overheadCaption, overheadRows } from '../../../src/domain/report/overhead-words.ts';
import { chance } from '../chart-wheel/charts.ts';

const LYON = { instantMs: Date.parse('1991-11-03T05:40:00Z'), latDeg: 45.76, lonDeg: 4.84 };
const LONDON_NOON = { instantMs: Date.parse('1985-07-13T12:00:00Z'), latDeg: 51.5, lonDeg: 0 };

/** Births all over the Earth and the twentieth century. */
const births = Array.from({ length: 40 }, (_, seed) => {
  const random = chance(seed);
  return {
    instantMs: Date.UTC(1900 + Math.floor(random() * 120), 0, 1) + Math.floor(random() * 365 * 86_400_000),
    latDeg: random() * 176 - 88,
    lonDeg: random() * 360 - 180,
  };
});
const placeOf = ({ latDeg, lonDeg }: typeof LYON) => ({ latitudeDeg: latDeg, longitudeDeg: lonDeg });
const mapOf = (birth: typeof LYON) => skyMap(birth.instantMs, placeOf(birth));

describe('places over the horizon', () => {
  it('are those of Meeus, example 13.b: Venus over Washington', () => {
    const place = { latitudeDeg: 38.921389, longitudeDeg: -77.065556 };
    const { turned } = overheadAt(Date.UTC(1987, 3, 10, 19, 21), place);
    const venus = { raDeg: 347.319_337, decDeg: -6.719_892 };
    const { altitudeDeg, azimuthDeg } = horizontalOf(venus, turned);
    expect(altitudeDeg).toBeCloseTo(15.1249, 2);
    // Meeus counts from the south.
    expect(azimuthDeg - 180).toBeCloseTo(68.0337, 2);
  });

  it.each(births)('put the ascendant into the east and the midheaven on the meridian: %o', (birth) => {
    const { turned } = overheadAt(birth.instantMs, placeOf(birth));
    const { ascendantDeg, midheavenDeg } = anglesOf(turned);
    const seen = (longitudeDeg: number) =>
      horizontalOf(equatorialOf(longitudeDeg, 0, turned.obliquityDeg), turned);
    expect(seen(ascendantDeg).altitudeDeg).toBeCloseTo(0, 6);
    expect(seen(ascendantDeg).azimuthDeg).toBeLessThan(180);
    expect(Math.sin((seen(midheavenDeg).azimuthDeg * Math.PI) / 180)).toBeCloseTo(0, 6);
  });
});

describe('the map', () => {
  it('stands north above, east at the left, and the pole star as high as the place is north', () => {
    const [east, north] = [90, 0].map((azimuthDeg) => onMap({ altitudeDeg: 0, azimuthDeg }));
    expect(east![0]).toBeCloseTo(CENTER.x - HORIZON, 6);
    expect(north![1]).toBeCloseTo(CENTER.y - HORIZON, 6);
    const polaris = mapOf(LYON).seen(37.954, 89.264);
    expect(Math.abs(polaris.altitudeDeg - LYON.latDeg)).toBeLessThan(1);
  });

  it.each(births.slice(0, 8))('finds the way back from a point to the sky: %o', (birth) => {
    const { overhead } = mapOf(birth);
    const at = { raDeg: 120, decDeg: birth.latDeg > 0 ? 40 : -40 };
    const back = equatorialAt(onMap(horizontalOf(at, overhead.turned)), overhead);
    expect(back.decDeg).toBeCloseTo(at.decDeg, 5);
    expect(Math.cos(((back.raDeg - at.raDeg) * Math.PI) / 180)).toBeCloseTo(1, 6);
  });

  it('names nothing over another name, and nothing beyond the horizon', () => {
    for (const birth of births) {
      const boxes = skyLabels(mapOf(birth)).map((label) => ({ text: label.text, ...boxOf(label) }));
      for (const [i, one] of boxes.entries()) {
        for (const x of [one.left, one.right]) {
          for (const y of [one.top, one.bottom]) expect(distance([x, y]), one.text).toBeLessThan(HORIZON);
        }
        for (const other of boxes.slice(i + 1)) {
          const apart =
            one.right <= other.left ||
            other.right <= one.left ||
            one.bottom <= other.top ||
            other.bottom <= one.top;
          expect(apart, `${one.text} over ${other.text}`).toBe(true);
        }
      }
    }
  });

  it.each(SKY_PALETTES)('is a drawing of outlines wherever and whenever, on %s', (palette) => {
    for (const birth of births.slice(0, 10)) {
      const svg = birthSkySvg(birth, palette);
      expect(svg).not.toMatch(/<text|NaN|undefined|Infinity|<image|href="[^#]|style=/);
      expect(new Resvg(svg, { font: { loadSystemFonts: false } }).width).toBe(720);
      const names = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, name]) => name!);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe('the sky over Lyon on November 3, 1991, at 6:40 in the morning', () => {
  const overhead = overheadAt(LYON.instantMs, placeOf(LYON));

  it('has the Moon, Venus and Jupiter in a line over the dawn', () => {
    expect(overheadRows(overhead)).toEqual([
      { body: 'jupiter', label: 'Jupiter', place: '45° up, southeast' },
      { body: 'venus', label: 'Venus', place: '33° up, southeast' },
      { body: 'moon', label: 'Moon, 12% lit', place: '24° up, southeast' },
      { body: 'sun', label: 'Sun', place: '8° under, east' },
    ]);
    expect(overheadCaption(overhead)).toContain('The hatching is the dawn.');
  });

  it('has their names on the map', () => {
    const names = skyLabels(mapOf(LYON)).map(({ text }) => text);
    expect(names).toEqual(
      expect.arrayContaining(['Moon', 'Venus', 'Jupiter', 'Sirius', 'Capella', 'ORION', 'LEO']),
    );
    expect(names).not.toContain('Mars');
  });
});

it('says of a day that its stars were there, unseen', () => {
  const overhead = overheadAt(LONDON_NOON.instantMs, placeOf(LONDON_NOON));
  expect(overhead.light).toBe('day');
  expect(overheadCaption(overhead)).toContain('nobody saw these stars');
  expect(skyLabels(mapOf(LONDON_NOON)).map(({ text }) => text)).toContain('Sun');
});
