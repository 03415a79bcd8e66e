import { signOf, type SignKey } from '../zodiac/signs.ts';
import { nameOfBody, type Body } from './bodies.ts';

interface Place {
  body: Body;
  longitude: number;
  sign: SignKey;
}

/** Nearer than this two planets stand together for the naked eye of a reader. */
const TOGETHER_DEG = 4;

const PLANETS: readonly Body[] = [
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
];

function apartDeg(a: Place, b: Place): number {
  const turn = Math.abs(a.longitude - b.longitude) % 360;
  return Math.min(turn, 360 - turn);
}

function closestPair(bodies: readonly Place[]): [Place, Place] | null {
  const planets = bodies.filter(({ body }) => PLANETS.includes(body));
  const pairs = planets.flatMap((a, index) => planets.slice(index + 1).map((b): [Place, Place] => [a, b]));
  const near = pairs.filter(([a, b]) => a.sign === b.sign && apartDeg(a, b) <= TOGETHER_DEG);
  return near.sort(([a, b], [c, d]) => apartDeg(a, b) - apartDeg(c, d))[0] ?? null;
}

/** The sky in two short lines: "First quarter Moon in Aquarius", "Mars with Jupiter in Leo". */
export function skyline(moonPhaseName: string, bodies: readonly Place[]): string[] {
  const moon = bodies.find(({ body }) => body === 'moon')!;
  const phase = moonPhaseName.replace(/ Moon$/, '');
  const words = phase.charAt(0) + phase.slice(1).toLowerCase();
  const lines = [`${words} Moon in ${signOf(moon.sign).name}`];
  const pair = closestPair(bodies);
  if (pair)
    lines.push(
      `${nameOfBody(pair[0].body)} with ${nameOfBody(pair[1].body)} in ${signOf(pair[0].sign).name}`,
    );
  return lines;
}
