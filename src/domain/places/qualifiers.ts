import type { AllowedRegions } from './best-places.ts';
import type { PlaceIndex } from './place-index.ts';

/** Countries that are called by letters which are not their code. */
const CALLED: Readonly<Record<string, string>> = { usa: 'US', uk: 'GB', uae: 'AE' };

/** The regions that words behind a place's name can mean, as "Oregon", "or" or "usa"; null where none is called so. */
export function regionsCalled({ regions, countries }: PlaceIndex, key: string): AllowedRegions {
  const letters = key.toUpperCase();
  const first = key.charCodeAt(0);
  const isCountry = countries.map(
    ({ code, key: name }) => code === letters || code === CALLED[key] || name.startsWith(key),
  );
  const allowed = new Uint8Array(regions.length);
  for (let number = 0; number < regions.length; number++) {
    const { code, key: name, countryNumber } = regions[number]!;
    const isNamed = name.charCodeAt(0) === first && name.startsWith(key);
    if (isNamed || isCountry[countryNumber] || code === letters) allowed[number] = 1;
  }
  return allowed.includes(1) ? allowed : null;
}

/** The regions in both; what names none is no reason to find nothing. */
export function inBoth(one: AllowedRegions, other: AllowedRegions): AllowedRegions {
  if (!one || !other) return one ?? other;
  return one.map((isAllowed, number) => isAllowed & other[number]!);
}
