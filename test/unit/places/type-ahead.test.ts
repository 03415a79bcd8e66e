import { beforeAll, describe, expect, it } from 'vitest';
import { placeAt, placeById, type PlaceIndex } from '../../../src/domain/places/place-index.ts';
import { findPlaces } from '../../../src/domain/places/type-ahead.ts';
import { tabledZone } from '../../../src/domain/zones/offset-spans.ts';
import { readPackedPlaces } from '../../../src/server/places/packed-places.ts';
import lookups from '../../tables/place-lookups.json' with { type: 'json' };

let index: PlaceIndex;
beforeAll(async () => {
  index = await readPackedPlaces();
});

const found = (typed: string): string[] =>
  findPlaces(index, typed).map(({ name, region, country }) => `${name}, ${region}, ${country}`);

describe('the packed places', () => {
  it('are those of GeoNames, each once', () => {
    expect(index.ids.length).toBe(171_643);
    expect(new Set(index.ids).size).toBe(index.ids.length);
  });

  it('have a region, a country and a zone that the table of zones knows, wherever they are', () => {
    for (let number = 0; number < index.ids.length; number += 97) {
      const place = placeAt(index, number);
      expect(place, place.name).toMatchObject({
        name: expect.stringMatching(/./),
        region: expect.stringMatching(/./),
        country: expect.stringMatching(/^[A-Z]{2}$/),
        countryName: expect.stringMatching(/^\p{L}/u),
      });
      expect(Math.abs(place.latitudeDeg)).toBeLessThan(85);
      expect(Math.abs(place.longitudeDeg)).toBeLessThanOrEqual(180);
    }
    for (const zone of index.zones) expect(tabledZone(zone)).toBe(zone);
  });

  // Coordinates as Wikipedia has them, to a few hundredths of a degree.
  it.each([
    [2820256, 'Ulm', 'Baden-Wurttemberg', 'DE', 'Germany', 48.4, 9.99, 'Europe/Berlin'],
    [2643743, 'London', 'England', 'GB', 'United Kingdom', 51.51, -0.13, 'Europe/London'],
    [4035413, 'Apia', 'Tuamasaga', 'WS', 'Samoa', -13.83, -171.77, 'Pacific/Apia'],
    [4013708, 'Ciudad Juárez', 'Chihuahua', 'MX', 'Mexico', 31.74, -106.49, 'America/Ciudad_Juarez'],
    [703448, 'Kyiv', 'Kyiv City', 'UA', 'Ukraine', 50.45, 30.52, 'Europe/Kyiv'],
    [1880252, 'Singapore', 'Singapore', 'SG', 'Singapore', 1.29, 103.85, 'Asia/Singapore'],
  ])('by their number: %i is %s', (id, name, region, country, countryName, latitude, longitude, zone) => {
    const place = placeById(index, id)!;
    expect(place).toMatchObject({ id, name, region, country, countryName, zone });
    expect(Math.abs(place.latitudeDeg - latitude)).toBeLessThan(0.05);
    expect(Math.abs(place.longitudeDeg - longitude)).toBeLessThan(0.05);
  });

  it('know no place by a number that is none', () => {
    expect(placeById(index, 1)).toBeNull();
    expect(placeById(index, -1)).toBeNull();
    expect(placeById(index, 0.5)).toBeNull();
  });
});

describe('what is typed', () => {
  it.each(lookups)('“$typed” is $name', ({ typed, id, name, country }) => {
    expect(findPlaces(index, typed)[0]).toMatchObject({ id, name, country });
  });

  it('as one or two letters is a whole name or nothing', () => {
    expect(found('LA')).toEqual(['Los Angeles, California, US']);
    expect(found('Ii')).toEqual(['Ii, North Ostrobothnia, FI']);
    expect(found('lo').filter((name) => name.startsWith('London'))).toEqual([]);
    expect(found('q')).toEqual([]);
  });

  it('finds own names before other names, and larger places before smaller', () => {
    expect(found('Breslau').slice(0, 2)).toEqual(['Breslau, Ontario, CA', 'Wrocław, Lower Silesia, PL']);
    expect(found('vienna').slice(0, 3)).toEqual([
      'Vienna, Vienna, AT',
      'Vienna, Virginia, US',
      'Vienna, West Virginia, US',
    ]);
    const populations = findPlaces(index, 'springfield').map(({ population }) => population);
    expect(populations).toHaveLength(10);
    expect(populations).toEqual(populations.toSorted((one, other) => other - one));
  });

  it('finds the whole name before longer ones, so that a small place is never out of reach', () => {
    expect(found('Bath')[0]).toBe('Bath, England, GB');
    expect(found('par').slice(0, 3)).toEqual([
      'Par, England, GB',
      'Pār, Madhya Pradesh, IN',
      'Paris, Île-de-France, FR',
    ]);
  });

  it('on the way to another name of a large place names it, behind the own names', () => {
    for (const typed of ['Mün', 'Münc', 'Münch', 'Münche'])
      expect(found(typed)).toContain('Munich, Bavaria, DE');
    expect(found('Bomb')[0]).toBe('Bombarral, Leiria, PT');
    expect(found('Bomb')).toContain('Mumbai, Maharashtra, IN');
  });

  it('lists no place twice, and ten at the most', () => {
    for (const typed of ['san', 'munchen', 'saint petersburg', 'lndon', 'new york']) {
      const ids = findPlaces(index, typed).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeLessThanOrEqual(10);
    }
  });

  it('with one letter wrong anywhere still finds the place', () => {
    const spelled = 'Reykjavik';
    for (let at = 0; at < spelled.length; at++) {
      const [before, letter, after] = [spelled.slice(0, at), spelled[at]!, spelled.slice(at + 1)];
      const typed = [`${before}${after}`, `${before}q${after}`, `${before}${letter}q${after}`];
      if (after) typed.push(`${before}${after[0]}${letter}${after.slice(1)}`);
      for (const wrong of typed) expect(found(wrong), wrong).toContain('Reykjavík, Capital Region, IS');
    }
    expect(found('Rqykjavqk')).not.toContain('Reykjavík, Capital Region, IS');
    expect(found('Rqy')).not.toContain('Reykjavík, Capital Region, IS');
  });

  it('may say where: by region or country, their letters or a beginning, with commas or without', () => {
    for (const typed of ['portland, oregon', 'Portland, O', 'portland, or, usa', 'portland oregon'])
      expect(found(typed)[0], typed).toBe('Portland, Oregon, US');
    expect(found('portland, maine')).toContain('Portland, Maine, US');
    expect(found('portland, maine')).not.toContain('Portland, Oregon, US');
    expect(found('lndon, england')[0]).toBe('London, England, GB');
    // Nobody has to know how we call a region.
    expect(found('munich, bayern')[0]).toBe('Munich, Bavaria, DE');
    expect(found('munich, texas')[0]).toBe('Munich, Bavaria, DE');
  });

  it('as nothing, in another script or as noise finds nothing and breaks nothing', () => {
    for (const typed of ['', ' ', ',', '…', 'Москва', '東京', '\0', '🏙️', 'zzzzqqqq', 'a'.repeat(80), ', ,x'])
      expect(found(typed), typed).toEqual([]);
    expect(found('  münchen  ')[0]).toBe('Munich, Bavaria, DE');
    expect(found('%_*[a-z]')).toEqual(found('a z'));
  });
});
