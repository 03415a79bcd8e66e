import { signOf, type Element } from '../zodiac/signs.ts';
import type { NatalAspect } from './aspects.ts';
import { PLANETS, type NatalBody, type Planet } from './points.ts';
import { isQuick } from './shapes.ts';
import type { AspectKind } from '../sky/sky.ts';

/** Two planets opposite each other, and a third square to both. */
export interface TSquare {
  ends: [Planet, Planet];
  apex: Planet;
  /** That of its weakest angle. */
  strength: number;
}

/** Three planets trine to one another, in one element. */
export interface GrandTrine {
  planets: [Planet, Planet, Planet];
  element: Element;
  strength: number;
}

/** The sure angles of a kind between planets. */
class Angles {
  readonly #aspects: readonly NatalAspect[];

  constructor(aspects: readonly NatalAspect[]) {
    this.#aspects = aspects.filter(({ sure }) => sure);
  }

  /** Zero where there is none. */
  strength(kind: AspectKind, one: Planet, other: Planet): number {
    const found = this.#aspects.find(
      (own) => own.kind === kind && own.points.includes(one) && own.points.includes(other),
    );
    return found?.strength ?? 0;
  }
}

function pairsOf(planets: readonly Planet[]): [Planet, Planet][] {
  return planets.flatMap((one, at) => planets.slice(at + 1).map((other): [Planet, Planet] => [one, other]));
}

const byStrength = (a: { strength: number }, b: { strength: number }): number => b.strength - a.strength;

/** Strongest first; the slow planets make figures of their own for everybody born in some months, which do not count. */
export function tSquaresOf(aspects: readonly NatalAspect[]): TSquare[] {
  const angles = new Angles(aspects);
  return pairsOf(PLANETS)
    .flatMap((ends) =>
      PLANETS.filter((apex) => !ends.includes(apex)).map((apex): TSquare => {
        const squares = ends.map((end) => angles.strength('square', apex, end));
        return { ends, apex, strength: Math.min(angles.strength('opposition', ...ends), ...squares) };
      }),
    )
    .filter(({ strength, ends, apex }) => strength > 0 && [...ends, apex].some(isQuick))
    .sort(byStrength);
}

/** Strongest first. */
export function grandTrinesOf(aspects: readonly NatalAspect[], bodies: readonly NatalBody[]): GrandTrine[] {
  const angles = new Angles(aspects);
  const elementOf = (planet: Planet): Element =>
    signOf(bodies.find(({ point }) => point === planet)!.sign.value).element;
  return pairsOf(PLANETS)
    .flatMap(([one, other]) =>
      PLANETS.slice(PLANETS.indexOf(other) + 1).map((third): GrandTrine => {
        const planets: [Planet, Planet, Planet] = [one, other, third];
        const sides = pairsOf(planets).map((pair) => angles.strength('trine', ...pair));
        return { planets, element: elementOf(one), strength: Math.min(...sides) };
      }),
    )
    .filter(({ strength, planets }) => strength > 0 && planets.some(isQuick))
    .filter(({ planets, element }) => planets.every((planet) => elementOf(planet) === element))
    .sort(byStrength);
}
