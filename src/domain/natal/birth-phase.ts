/** The eight phases of the Moon at birth, each an eighth of the way from one new Moon to the next. */
export const BIRTH_PHASES = [
  'new',
  'crescent',
  'first-quarter',
  'gibbous',
  'full',
  'disseminating',
  'last-quarter',
  'balsamic',
] as const;
export type BirthPhase = (typeof BIRTH_PHASES)[number];

/** How far the Moon is ahead of the Sun, 0 to 360, as a phase. */
export function birthPhaseAt(elongationDeg: number): BirthPhase {
  return BIRTH_PHASES[Math.floor(elongationDeg / 45) % 8]!;
}
