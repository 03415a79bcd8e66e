import { anglesOf, turnedAt } from '../../../src/domain/natal/angles.ts';
import { isHourKnown, type Birth } from '../../../src/domain/natal/birth.ts';
import type { Point } from '../../../src/domain/natal/points.ts';
import { signedDeg } from '../../../src/domain/sky/angles.ts';
import { BODIES, type Body } from '../../../src/domain/sky/bodies.ts';
import { positionAt } from '../../../src/domain/sky/positions.ts';
import { signAtLongitude, signOf, wholeSignHouse, type SignKey } from '../../../src/domain/zodiac/signs.ts';
import { sineOfAltitude, sineOfHourAngle } from '../natal/altitude.ts';

const MINUTES_APART = 7;
/** Half the Sun’s width below the horizon, and what the air lifts it by. */
const SINE_OF_SUNRISE = Math.sin((-0.833 * Math.PI) / 180);
const TEN = BODIES.filter((body) => body !== 'node');
const ORBS: Record<string, [angle: number, orb: number, angular: number][]> = {
  join: [[0, 8, 6]],
  easy: [
    [60, 4, 3],
    [120, 7, 4],
  ],
  hard: [
    [90, 7, 4],
    [180, 8, 6],
  ],
};
const RULERS = [
  'mars',
  'venus',
  'mercury',
  'moon',
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'saturn',
  'jupiter',
];
const PHASES = [
  'new',
  'crescent',
  'first-quarter',
  'gibbous',
  'full',
  'disseminating',
  'last-quarter',
  'balsamic',
];

/** A birth's sky at one instant, by the sky engine alone and without the chart. */
export class RecomputedSky {
  readonly #atMs: number;
  readonly #birth: Birth;

  constructor(birth: Birth, atMs: number) {
    this.#birth = birth;
    this.#atMs = atMs;
  }

  longitude(point: Point): number {
    if (point !== 'ascendant' && point !== 'midheaven') return positionAt(point, this.#atMs).longitudeDeg;
    const { ascendantDeg, midheavenDeg } = anglesOf(turnedAt(this.#atMs, this.#birth.place));
    return point === 'ascendant' ? ascendantDeg : midheavenDeg;
  }

  sign(point: Point): SignKey {
    return signAtLongitude(this.longitude(point));
  }

  house(body: Body): number {
    return wholeSignHouse(this.sign('ascendant'), this.sign(body));
  }

  /** Degrees from exact; null if the angle between two points is none of the quality. */
  orb(one: Point, other: Point, quality: string): number | null {
    const apart = Math.abs(signedDeg(this.longitude(one) - this.longitude(other)));
    const isAngular = [one, other].some((point) => point === 'ascendant' || point === 'midheaven');
    const orbs = ORBS[quality]!.map(
      ([angle, orb, angular]) => [Math.abs(apart - angle), isAngular ? angular : orb] as const,
    );
    return orbs.find(([gap, most]) => gap <= most)?.[0] ?? null;
  }

  /** Share of what is weighed in signs that fit. */
  share(fits: (sign: SignKey) => boolean): number {
    const weights: [Point, number][] = TEN.map((body, index) => [body, index < 2 ? 4 : index < 5 ? 2 : 1]);
    if (isHourKnown(this.#birth.time)) weights.push(['ascendant', 3]);
    const sum = (list: typeof weights): number => list.reduce((total, [, weight]) => total + weight, 0);
    return sum(weights.filter(([point]) => fits(this.sign(point)))) / sum(weights);
  }

  /** Whether what a key claims is so at this instant. */
  holds(key: string): boolean {
    const [first, second = '', third = '', fourth = ''] = key.split('/');
    const claims: Record<string, () => boolean> = {
      ascendant: () => this.sign('ascendant') === second,
      midheaven: () => this.sign('midheaven') === second,
      ruler: () => this.house(RULERS[signIndex(this.sign('ascendant'))] as Body) === Number(third),
      aspect: () => this.orb(second as Point, third as Point, fourth) !== null,
      element: () =>
        judged(
          this.share((sign) => signOf(sign).element.toLowerCase() === second),
          0.42,
          0.1,
        ) === third,
      mode: () =>
        judged(
          this.share((sign) => signOf(sign).modality.toLowerCase() === second),
          0.52,
          0.16,
        ) === third,
      phase: () => this.#phase() === second,
      half: () => this.#half(second) >= 7,
      shape: () => this.#hasShape(second),
    };
    if (second === 'midnight-sun' || second === 'polar-night')
      return this.#isSunAllDay(second === 'midnight-sun');
    const claim = claims[first!];
    if (claim) return claim();
    return second === 'sign'
      ? this.sign(first as Body) === third
      : this.house(first as Body) === Number(third);
  }

  #phase(): string {
    const ahead = (this.longitude('moon') - this.longitude('sun') + 360) % 360;
    return PHASES[Math.floor(ahead / 45)]!;
  }

  #half(half: string): number {
    const turned = turnedAt(this.#atMs, this.#birth.place);
    return TEN.filter((body) => {
      const longitude = this.longitude(body);
      if (half === 'above') return sineOfAltitude(longitude, turned) > 0;
      if (half === 'below') return sineOfAltitude(longitude, turned) < 0;
      return sineOfHourAngle(longitude, turned) < 0 === (half === 'east');
    }).length;
  }

  #isSunAllDay(up: boolean): boolean {
    const sun = this.longitude('sun');
    const halfHours = Array.from({ length: 49 }, (_, index) => (index - 24) * 30 * 60_000);
    const sines = halfHours.map((ms) => sineOfAltitude(sun, turnedAt(this.#atMs + ms, this.#birth.place)));
    return sines.every((sine) => sine > SINE_OF_SUNRISE === up);
  }

  #hasShape(shape: string): boolean {
    const counts = Map.groupBy(TEN, (body) => this.sign(body));
    const crowds = [...counts.values()].filter(
      (own) => own.length >= 3 && own.some((body) => TEN.indexOf(body) < 5),
    );
    if (shape === 'stellium') return crowds.some((own) => own.length >= 4);
    if (shape === 'spread') return counts.size >= 8 && crowds.length === 0;
    if (shape === 'many-retrograde')
      return TEN.filter((body) => positionAt(body, this.#atMs).retrograde).length >= 4;
    return TEN.filter((body) => this.#isLone(body)).length === 1;
  }

  #isLone(body: Body): boolean {
    const angles: Point[] = isHourKnown(this.#birth.time) ? ['ascendant', 'midheaven'] : [];
    const others = [...TEN.filter((other) => other !== body), ...angles];
    return others.every((other) =>
      Object.keys(ORBS).every((quality) => this.orb(body, other, quality) === null),
    );
  }
}

const signIndex = (sign: SignKey): number => Math.floor(SIGN_STARTS[sign] / 30);
const SIGN_STARTS = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [signAtLongitude(index * 30 + 1), index * 30]),
) as Record<SignKey, number>;

function judged(share: number, much: number, little: number): string | null {
  if (share >= much) return 'much';
  return share <= little ? 'little' : null;
}

/** The skies that a birth may have had, closer together than the chart looks. */
export function recomputedSkies(birth: Birth): RecomputedSky[] {
  const { atMs, marginMs } = birth.time;
  const stepMs = isHourKnown(birth.time) ? MINUTES_APART * 60_000 : 6 * 3_600_000;
  const steps = Math.ceil(marginMs / stepMs);
  const offsets = Array.from(
    { length: 2 * steps + 1 },
    (_, index) => ((index - steps) / (steps || 1)) * marginMs,
  );
  return offsets.map((offsetMs) => new RecomputedSky(birth, atMs + offsetMs));
}
