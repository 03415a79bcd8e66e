import type { KeyBlocks } from './key-blocks.ts';

/** A place of birth. */
export interface Place {
  /** Of GeoNames, or made from name and coordinates where it was not known. */
  id: number;
  name: string;
  region: string;
  /** Two letters. */
  country: string;
  countryName: string;
  latitudeDeg: number;
  longitudeDeg: number;
  zone: string;
  /** 0 where it is not known. */
  population: number;
}

export interface Country {
  code: string;
  name: string;
  /** See `nameKey`. */
  key: string;
}

export interface Region {
  /** As its country numbers it: two letters in the United States. */
  code: string;
  name: string;
  key: string;
  countryNumber: number;
}

/** Everything that is looked places up in, as it lies in the packed file; places in the order of their size. */
export interface PlaceIndex {
  ids: Uint32Array;
  /** In hundred-thousandths of a degree. */
  latitudes: Int32Array;
  longitudes: Int32Array;
  populations: Uint32Array;
  regionNumbers: Uint16Array;
  zoneNumbers: Uint16Array;
  /** In UTF-8, one after the other; one more start marks the end. */
  names: Uint8Array;
  nameStarts: Uint32Array;
  keys: KeyBlocks;
  /** A place's number, doubled, and 1 more where the key is not its own name. */
  postings: Uint32Array;
  regions: readonly Region[];
  countries: readonly Country[];
  zones: readonly string[];
  /** Reads UTF-8. */
  text: (bytes: Uint8Array) => string;
}

const PER_DEGREE = 100_000;

export function placeAt(index: PlaceIndex, number: number): Place {
  const { name: region, countryNumber } = index.regions[index.regionNumbers[number]!]!;
  const country = index.countries[countryNumber]!;
  return {
    id: index.ids[number]!,
    name: index.text(index.names.subarray(index.nameStarts[number]!, index.nameStarts[number + 1]!)),
    region,
    country: country.code,
    countryName: country.name,
    latitudeDeg: index.latitudes[number]! / PER_DEGREE,
    longitudeDeg: index.longitudes[number]! / PER_DEGREE,
    zone: index.zones[index.zoneNumbers[number]!]!,
    population: index.populations[number]!,
  };
}

export function placeById(index: PlaceIndex, id: number): Place | null {
  const number = index.ids.indexOf(id);
  return number < 0 ? null : placeAt(index, number);
}
