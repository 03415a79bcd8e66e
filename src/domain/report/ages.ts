import type { NatalChart } from '../natal/chart.ts';

export const AGES = ['child', 'young', 'middle', 'later', 'old'] as const;
export type Age = (typeof AGES)[number];
const AGE_FROM: readonly [number, Age][] = [
  [70, 'old'],
  [50, 'later'],
  [30, 'middle'],
  [16, 'young'],
];
const YEAR_MS = 365.25 * 86_400_000;

/** Paragraphs that can be said to somebody of an age. */
export function fitting<P extends { id: string }>(
  paragraphs: readonly P[],
  age: Age,
  unfit: ReadonlyMap<string, readonly Age[]>,
): P[] {
  return paragraphs.filter(({ id }) => !unfit.get(id)?.includes(age));
}

/** How far along in life somebody is at an instant. */
export function ageAt({ birth }: NatalChart, atMs: number): Age {
  const years = (atMs - birth.time.atMs) / YEAR_MS;
  return AGE_FROM.find(([from]) => years >= from)?.[1] ?? 'child';
}
