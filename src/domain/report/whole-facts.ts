import type { Balance } from '../natal/balances.ts';
import { BIRTH_PHASES, type BirthPhase } from '../natal/birth-phase.ts';
import type { NatalChart } from '../natal/chart.ts';
import type { CrowdedHalf, Half } from '../natal/halves.ts';
import { PLANETS, type Planet, type Point } from '../natal/points.ts';
import type { Shape, ShapeName } from '../natal/shapes.ts';
import { wrapDeg } from '../sky/angles.ts';
import { signOf, type Element, type Modality, type Sign } from '../zodiac/signs.ts';
import { capitalized } from '../horoscope/fact-text.ts';
import type { Fact } from './facts.ts';
import { bodyOf, countText, listText, ownPoint, pointLabel, pointOf, signName } from './margin-words.ts';
import type { PolarSun } from './polar-sun.ts';

const EIGHTH_DEG = 45;

const whole = (points: readonly Point[], headline: string, detail: string): Fact => ({
  points,
  aspect: null,
  headline,
  detail,
});

/** Of planets and rising sign those that are surely among the signs. */
function surelyIn(chart: NatalChart, isIn: (sign: Sign) => boolean): Point[] {
  const points: Point[] = [...PLANETS, 'ascendant'];
  return points.filter((point) => {
    const own = pointOf(chart, point);
    return own !== null && own.sign.sure && isIn(signOf(own.sign.value));
  });
}

const labels = (points: readonly Point[]): string =>
  listText(points.map((point) => (point === 'ascendant' ? 'the rising sign' : pointLabel(point))));

function balanceFact(chart: NatalChart, headline: string, word: string, isIn: (sign: Sign) => boolean): Fact {
  const members = surelyIn(chart, isIn);
  const detail =
    members.length > 0
      ? `In ${word} signs: ${labels(members)}.`
      : `Nothing that counts is in ${word === 'air' || word === 'earth' ? 'an' : 'a'} ${word} sign.`;
  return whole(members, headline, detail);
}

const amountOf = ({ judgment }: Balance<string>): string => (judgment.value === 'much' ? 'Much' : 'Little');

export function elementFact(chart: NatalChart, balance: Balance<Element>): Fact {
  const word = balance.name.toLowerCase();
  const headline = `${amountOf(balance)} ${word}`;
  return balanceFact(chart, headline, word, ({ element }) => element === balance.name);
}

export function modeFact(chart: NatalChart, balance: Balance<Modality>): Fact {
  const word = balance.name.toLowerCase();
  const headline = `${amountOf(balance)} in ${word} signs`;
  return balanceFact(chart, headline, word, ({ modality }) => modality === balance.name);
}

const PHASE_HEADLINES: Record<BirthPhase, string> = {
  new: 'Born at the new Moon or just after it',
  crescent: 'Born under a waxing crescent',
  'first-quarter': 'Born under a first-quarter Moon',
  gibbous: 'Born under a waxing gibbous Moon',
  full: 'Born at the full Moon or just after it',
  disseminating: 'Born under a waning gibbous Moon',
  'last-quarter': 'Born under a last-quarter Moon',
  balsamic: 'Born under the last thin Moon',
};

export function phaseFact(chart: NatalChart): Fact {
  const [sun, moon] = [bodyOf(chart, 'sun'), bodyOf(chart, 'moon')];
  const aheadDeg = Math.floor(wrapDeg(moon.longitudeDeg - sun.longitudeDeg));
  const phase = chart.moonPhase.value;
  const from = BIRTH_PHASES.indexOf(phase) * EIGHTH_DEG;
  const ahead = moon.marginDeg === 0 ? `${aheadDeg}°` : `between ${from}° and ${from + EIGHTH_DEG}°`;
  return whole(['sun', 'moon'], PHASE_HEADLINES[phase], `The Moon was ${ahead} ahead of the Sun.`);
}

/** Sun and Moon so near to opposite are said to face each other. */
const FACING_DEG = 12;

/** For the paragraph of the full Moon, which is told until three days after it. */
export function facingSlots(chart: NatalChart): Record<string, string> {
  const [sun, moon] = [bodyOf(chart, 'sun'), bodyOf(chart, 'moon')];
  const fromFull = wrapDeg(moon.longitudeDeg - sun.longitudeDeg) - 180;
  const isFacing = Math.abs(fromFull) + moon.marginDeg <= FACING_DEG;
  return { facing: isFacing ? 'were face to face' : 'had lately been face to face' };
}

const POLAR_SUN_FACTS: Record<PolarSun, Fact> = {
  'midnight-sun': whole(
    ['sun'],
    'Born under the midnight sun',
    'The Sun didn’t set that day where you were born.',
  ),
  'polar-night': whole(
    ['sun'],
    'Born in the polar night',
    'The Sun didn’t rise that day where you were born.',
  ),
};

export const polarSunFact = (sun: PolarSun): Fact => POLAR_SUN_FACTS[sun];

const HALF_WORDS: Record<Half, [own: string, other: string]> = {
  above: ['above the horizon', 'below it'],
  below: ['below the horizon', 'above it'],
  east: ['in the eastern half of the sky', 'in the western half'],
  west: ['in the western half of the sky', 'in the eastern half'],
};

/** Where the zodiac lies almost flat, the horizon divides it otherwise than people expect. */
const POLAR =
  ' So near a pole the zodiac lies almost flat along the horizon: “below” may be by a little, and for weeks on end.';

export function halfFact({ birth, houses }: NatalChart, { half, count }: CrowdedHalf): Fact {
  const [own, other] = HALF_WORDS[half];
  const polar = houses.polar && (half === 'above' || half === 'below') ? POLAR : '';
  if (birth.time.marginMs > 0)
    return whole(
      [],
      `At least seven of ten planets ${own}`,
      `That holds for the whole of the time you gave.${polar}`,
    );
  const rest = PLANETS.length - count;
  return whole(
    [],
    `${countText(count)} of ten planets ${own}`,
    `${rest === 0 ? 'None' : countText(rest)} ${rest === 1 ? 'was' : 'were'} ${other}.${polar}`,
  );
}

const SHAPE_FACTS: Record<ShapeName, (chart: NatalChart, planets: readonly Planet[]) => Fact> = {
  stellium: (chart, planets) =>
    whole(
      planets,
      `${countText(planets.length)} planets in ${signName(bodyOf(chart, planets[0]!).sign.value)}`,
      `${labels(planets)}.`,
    ),
  spread: () => whole([], 'Ten planets in eight signs or more', 'No sign holds a crowd.'),
  'many-retrograde': ({ birth }, planets) =>
    birth.time.marginMs === 0
      ? whole(planets, `${countText(planets.length)} planets retrograde`, `${labels(planets)}.`)
      : whole([], 'Four planets or more retrograde', 'They seemed to move backward on that day.'),
  'lone-planet': (_, [planet]) =>
    whole(
      [planet!],
      `${pointLabel(planet!)} stands alone`,
      'No other planet is at an angle to it that counts.',
    ),
};

export function shapeFact(chart: NatalChart, { shape, planets }: Shape): Fact {
  return SHAPE_FACTS[shape](chart, planets);
}

/** How many crowd together, or which stands alone, for their paragraphs. */
export function shapeSlots({ planets }: Shape): Record<string, string> {
  return { count: countText(planets.length).toLowerCase(), Planet: capitalized(ownPoint(planets[0]!)) };
}
