/** Cuts d3-celestial's catalogs down to the stars and figures we draw: `node scripts/extract-stars.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';

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

extractStars();
extractFigures();
