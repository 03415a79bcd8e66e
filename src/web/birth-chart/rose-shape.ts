import { ELEMENTS, type Element } from '../../domain/zodiac/signs.ts';

/** Measures of the rose, in units of its 400 × 400 square with 0, 0 in the middle. */
export const ROSE = { half: 200, hairline: 180, rim: 174, reach: 158, hub: 30 };
export const DIRECTIONS: Record<Element, number> = { Fire: -90, Air: 0, Water: 90, Earth: 180 };
/** Half of a sector's width, and the room that an element's mark takes on the rim, degrees. */
const HALF = 42;
const MARK = 5.5;

export function at(degrees: number, radius: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

const point = (degrees: number, radius: number): string => {
  const { x, y } = at(degrees, radius);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};

const spoke = (degrees: number, from: number, to: number): string =>
  `M${point(degrees, from)}L${point(degrees, to)}`;

const arcOf = (from: number, to: number, radius: number): string =>
  `M${point(from, radius)}A${radius} ${radius} 0 0 1 ${point(to, radius)}`;

export function sectorPath(direction: number, radius: number): string {
  const [from, to] = [direction - HALF, direction + HALF];
  const { hub } = ROSE;
  return `${arcOf(from, to, radius)}L${point(to, hub)}A${hub} ${hub} 0 0 0 ${point(from, hub)}Z`;
}

/** Cut close where the sector is the strongest, wide where it is not. */
export function sectorHatching(direction: number, radius: number, stepDeg: number): string {
  const count = Math.floor((2 * HALF) / stepDeg) - 1;
  const first = direction - ((count - 1) * stepDeg) / 2;
  return Array.from({ length: count }, (_, i) => spoke(first + i * stepDeg, ROSE.hub, radius)).join('');
}

/** Between one body's ring and the next. */
export const ringOf = (direction: number, radius: number): string =>
  arcOf(direction - HALF, direction + HALF, radius);

/** Four quarters, open where the marks of the elements stand. */
export const quarters = (radius: number): string =>
  ELEMENTS.map((element) => arcOf(DIRECTIONS[element] + MARK, DIRECTIONS[element] + 90 - MARK, radius)).join(
    '',
  );

export const RIM_TICKS = Array.from({ length: 120 }, (_, i) => i * 3)
  .filter((degrees) => Math.abs(((degrees + 45) % 90) - 45) > MARK)
  .map((degrees) => spoke(degrees, ROSE.rim, ROSE.rim - 5))
  .join('');
