import type { Fact } from '../reading/reading.ts';
import { nameOfBody, type Body } from '../sky/bodies.ts';
import type { AspectKind } from '../sky/sky.ts';
import { signOf } from '../zodiac/signs.ts';
import { shortDay, weekdayName, type PeriodKind } from './period.ts';

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

/** "Mars meets Jupiter", "Sun square Uranus" */
export function aspectWords(bodies: readonly Body[], aspect: AspectKind): string {
  return `${shortName(bodies[0]!)} ${VERBS[aspect]} ${shortName(bodies[1]!)}`;
}

const MOON_NAMES: Partial<Record<AspectKind, string>> = {
  conjunction: 'New Moon',
  square: 'Half Moon',
  opposition: 'Full Moon',
};

/** The line under a section's name: "Mars meets Jupiter, Mon", "Full Moon, Nov 24", "Saturn in Aries". */
export function factLine(facts: readonly Fact[], kind: PeriodKind): string {
  const aspect = facts.find((fact) => fact.aspect && fact.exactAt);
  if (aspect) {
    const date = aspect.exactAt!.slice(0, 10);
    const isLunation = aspect.bodies.join() === 'moon,sun';
    const words = (isLunation && MOON_NAMES[aspect.aspect!]) || aspectWords(aspect.bodies, aspect.aspect!);
    return `${words}, ${kind === 'weekly' ? weekdayName(date, 'short') : shortDay(date)}`;
  }
  const [{ bodies, sign }] = facts as [Fact];
  return sign ? `${shortName(bodies[0]!)} in ${signOf(sign).name}` : shortName(bodies[0]!);
}
