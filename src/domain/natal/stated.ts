import type { BirthSkies, LocalSky } from './local-sky.ts';

/** What is so in the middle of the birth's span, and whether it is so in all of it. */
export interface Stated<T> {
  value: T;
  sure: boolean;
  /** Everything it may be, in order of time. */
  possible: readonly T[];
}

export function stated<T>({ middle, all }: BirthSkies, read: (sky: LocalSky) => T): Stated<T> {
  const possible = [...new Set(all.map(read))];
  return { value: read(middle), sure: possible.length === 1, possible };
}

/** The facts of the middle, each with whether it is also one of every other sky. */
export function listed<T>(
  { middle, all }: BirthSkies,
  read: (sky: LocalSky) => readonly T[],
  keyOf: (fact: T) => string,
): (T & { sure: boolean })[] {
  const keys = all.map((sky) => new Set(read(sky).map(keyOf)));
  return read(middle).map((fact) => ({ ...fact, sure: keys.every((own) => own.has(keyOf(fact))) }));
}
