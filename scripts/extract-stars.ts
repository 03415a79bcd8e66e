/** Cuts d3-celestial's catalogs down to the stars and figures we draw: `node scripts/extract-stars.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { GALACTIC_GRID, galacticOf } from '../src/art/drawing/birth-sky/galaxy.ts';

interface Feature<Properties, Coordinates> {
  id: string | number;
  properties: Properties;
  geometry: { coordinates: Coordinates };
}
type Point = [number, number];

const FAINTEST_MAGNITUDE = 5.5;
const FAINTEST_NAMED = 4.6;
const NOTE =
  'From d3-celestial (npm), BSD-3-Clause, (c) 2015 Olaf Frohn; stars after Hipparcos (XHIP). Made by scripts/extract-stars.ts.';

const source = new URL('../node_modules/d3-celestial/data/', import.meta.url);
const target = new URL('../src/art/drawing/data/', import.meta.url);

function read<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(name, source), 'utf8')) as T;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

function place([ra, dec]: Point): Point {
  return [round((ra + 360) % 360, 3), round(dec, 3)];
}

function write(name: string, rows: string[]): void {
  const text = `{"source":${JSON.stringify(NOTE)},"rows":[\n${rows.join(',\n')}\n]}\n`;
  writeFileSync(new URL(name, target), text);
  console.log(`${name}: ${rows.length} rows, ${text.length} bytes`);
}

function extractStars(): void {
  const names = read<Record<string, { name: string }>>('starnames.json');
  const { features } = read<{ features: Feature<{ mag: number; bv: string }, Point>[] }>('stars.6.json');
  const kept = features
    .filter((star) => star.properties.mag <= FAINTEST_MAGNITUDE)
    .sort((a, b) => a.properties.mag - b.properties.mag || Number(a.id) - Number(b.id));
  write(
    'stars.json',
    kept.map(({ id, properties, geometry }) => {
      const name = properties.mag <= FAINTEST_NAMED ? names[id]?.name : '';
      const numbers = [...place(geometry.coordinates), properties.mag, round(Number(properties.bv) || 0, 2)];
      return JSON.stringify([...numbers, ...(name ? [name] : [])]);
    }),
  );
}

/** The catalog lists Serpens twice (head and tail); it is one figure of the 88. */
function extractFigures(): void {
  const { features } = read<{ features: Feature<unknown, Point[][]>[] }>('constellations.lines.json');
  const figures = new Map<string, Point[][]>();
  for (const { id, geometry } of features) {
    const lines = geometry.coordinates.map((line) => line.map(place));
    figures.set(String(id), [...(figures.get(String(id)) ?? []), ...lines]);
  }
  write(
    'figures.json',
    [...figures].map(([id, lines]) => JSON.stringify({ id, lines })),
  );
}

/** Latitudes at which an outline crosses a galactic meridian. */
function crossings(outline: readonly Point[], meridianDeg: number): number[] {
  return outline.flatMap(([l1, b1], i) => {
    const [l2, b2] = outline[(i + 1) % outline.length]!;
    const from = ((l1 - meridianDeg + 540) % 360) - 180;
    const to = from + (((l2 - l1 + 540) % 360) - 180);
    if (from < 0 === to < 0 || Math.abs(from) > 90) return [];
    return [b1 + ((b2 - b1) * -from) / (to - from)];
  });
}

/** How bright the Milky Way is, 0 to 5, on a grid of galactic places: every outline within another is one step more. */
function extractMilkyWay(): void {
  const { longitudeStepDeg, latitudeStepDeg, latitudeReachDeg } = GALACTIC_GRID;
  const { features } = read<{ features: Feature<unknown, Point[][][]>[] }>('mw.json');
  const levels = features.map(({ geometry }) =>
    geometry.coordinates.flat().map((outline) => outline.map(([raDeg, decDeg]) => galacticOf(raDeg, decDeg))),
  );
  const columns = Array.from({ length: 360 / longitudeStepDeg }, (_, i) =>
    levels.map((outlines) => outlines.flatMap((outline) => crossings(outline, (i + 0.5) * longitudeStepDeg))),
  );
  const rows = Array.from({ length: (2 * latitudeReachDeg) / latitudeStepDeg + 1 }, (_, row) => {
    const latitude = latitudeReachDeg - row * latitudeStepDeg;
    // From the pole, which is dark, an odd number of edges leads into the light.
    const cells = columns.map(
      (column) => column.filter((edges) => edges.filter((edge) => edge > latitude).length % 2 === 1).length,
    );
    return JSON.stringify(cells.join(''));
  });
  write('milky-way.json', rows);
}

extractStars();
extractFigures();
extractMilkyWay();
