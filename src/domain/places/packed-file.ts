import type { PlaceIndex } from './place-index.ts';

/** The columns of a packed file, in their order; their numbers take 4, 2 or 1 bytes. */
export const COLUMNS = [
  ['ids', 4],
  ['latitudes', 4],
  ['longitudes', 4],
  ['populations', 4],
  ['nameStarts', 4],
  ['blockStarts', 4],
  ['blockPostings', 4],
  ['postings', 4],
  ['regionNumbers', 2],
  ['zoneNumbers', 2],
  ['names', 1],
  ['keys', 1],
] as const;

type ColumnName = (typeof COLUMNS)[number][0];

/** What stands before the columns, as JSON. */
export interface PackedHeader {
  /** How many numbers each column has. */
  lengths: Record<ColumnName, number>;
  /** Keys are worked out beforehand: for all regions it takes as long as ten pages. */
  countries: [code: string, name: string, key: string][];
  regions: [country: number, code: string, name: string, key: string][];
  zones: string[];
}

/** How long the header is stands in the first four bytes; the columns begin where eight bytes fit. */
export const columnsStart = (headerLength: number): number => Math.ceil((4 + headerLength) / 8) * 8;

/** The index over the bytes of an unpacked file: nothing is copied, so that nobody waits. */
export function placeIndexOf(file: ArrayBuffer, text: PlaceIndex['text']): PlaceIndex {
  const headerLength = new DataView(file).getUint32(0, true);
  const header = JSON.parse(text(new Uint8Array(file, 4, headerLength))) as PackedHeader;
  const starts = new Map<ColumnName, number>();
  let end = columnsStart(headerLength);
  for (const [name, width] of COLUMNS) {
    starts.set(name, end);
    end += header.lengths[name] * width;
  }
  const words = (name: ColumnName) => new Uint32Array(file, starts.get(name)!, header.lengths[name]);
  const signed = (name: ColumnName) => new Int32Array(file, starts.get(name)!, header.lengths[name]);
  const halves = (name: ColumnName) => new Uint16Array(file, starts.get(name)!, header.lengths[name]);
  const bytes = (name: ColumnName) => new Uint8Array(file, starts.get(name)!, header.lengths[name]);
  return {
    ids: words('ids'),
    latitudes: signed('latitudes'),
    longitudes: signed('longitudes'),
    populations: words('populations'),
    nameStarts: words('nameStarts'),
    keys: {
      bytes: bytes('keys'),
      blockStarts: words('blockStarts'),
      blockPostings: words('blockPostings'),
    },
    postings: words('postings'),
    regionNumbers: halves('regionNumbers'),
    zoneNumbers: halves('zoneNumbers'),
    names: bytes('names'),
    regions: header.regions.map(([countryNumber, code, name, key]) => ({ countryNumber, code, name, key })),
    countries: header.countries.map(([code, name, key]) => ({ code, name, key })),
    zones: header.zones,
    text,
  };
}
