import { phaseIn, turnIn } from '../horoscope/fact-text.ts';
import type { Fact } from '../horoscope/reading.ts';
import { nameOfBody, type Body } from '../sky/bodies.ts';
import type { AspectKind, EclipseKind } from '../sky/sky.ts';
import { signOf } from '../zodiac/signs.ts';

const VERBS: Record<AspectKind, string> = {
  conjunction: 'meets',
  sextile: 'sextile',
  square: 'square',
  trine: 'trine',
  opposition: 'opposite',
};

/** Without its article: labels are not sentences. */
export function shortName(body: Body): string {
  return nameOfBody(body).replace(/^the /, '');
}

/** A planet that comes up to the Sun is named after it; only the Moon goes first. */
export function inOrderOfNaming([first, second]: readonly Body[]): Body[] {
  return second === 'sun' && first !== 'moon' ? [second, first!] : [first!, second!];
}

/** "Mars meets Jupiter", "Sun square Uranus" */
export function aspectWords(bodies: readonly Body[], aspect: AspectKind): string {
  const [first, second] = inOrderOfNaming(bodies);
  return `${shortName(first!)} ${VERBS[aspect]} ${shortName(second!)}`;
}

const MOON_NAMES: Partial<Record<AspectKind, string>> = {
  conjunction: 'New Moon',
  square: 'Half Moon',
  opposition: 'Full Moon',
};

export const ECLIPSE_NAMES: Record<EclipseKind, string> = {
  solar: 'Solar eclipse',
  lunar: 'Lunar eclipse',
};

function eventWords({ kind, bodies, aspect, eclipse, sign, text }: Fact): string {
  if (eclipse) return ECLIPSE_NAMES[eclipse];
  if (kind === 'lunation') return phaseIn(text);
  if (kind === 'ingress') return `${shortName(bodies[0]!)} into ${signOf(sign!).name}`;
  if (kind === 'station') return `${shortName(bodies[0]!)} turns ${turnIn(text)}`;
  const isLunation = bodies.join() === 'moon,sun';
  return (isLunation && MOON_NAMES[aspect!]) || aspectWords(bodies, aspect!);
}

/** What the line under a section's name says: "Mars meets Jupiter", "Saturn in Aries", and when if it happens. */
interface FactLine {
  words: string;
  /** ISO instant. */
  at?: string;
}

export function factLine(facts: readonly Fact[]): FactLine {
  const event = facts.find((fact) => fact.exactAt);
  if (event) return { words: eventWords(event), at: event.exactAt! };
  const [{ bodies, sign }] = facts as [Fact];
  return { words: sign ? `${shortName(bodies[0]!)} in ${signOf(sign).name}` : shortName(bodies[0]!) };
}
