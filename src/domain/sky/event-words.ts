import { signOf } from '../zodiac/signs.ts';
import { nameOfBody, type Body } from './bodies.ts';
import type { AspectKind, Lunation, SkyEvent } from './sky.ts';

type Untimed<T> = T extends { atMs: number } ? Omit<T, 'atMs'> : never;
/** An event without its instant: what it is called does not hang on when it is. */
export type EventKind = Untimed<SkyEvent>;

export const LUNATION_NAMES: Record<Lunation, string> = {
  new: 'New Moon',
  'first-quarter': 'First quarter',
  full: 'Full Moon',
  'last-quarter': 'Last quarter',
};

const ASPECT_VERBS: Record<AspectKind, string> = {
  conjunction: 'conjunct',
  sextile: 'sextile',
  square: 'square',
  trine: 'trine',
  opposition: 'opposite',
};

/** "Moon", "Venus": the name on a label. */
export function labelOfBody(body: Body): string {
  const name = nameOfBody(body).replace(/^the /, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** "Moon trine Venus" */
export function aspectLabel(body: Body, aspect: AspectKind, other: Body): string {
  return `${labelOfBody(body)} ${ASPECT_VERBS[aspect]} ${labelOfBody(other)}`;
}

/** "Moon trine Venus", "Moon enters Pisces", "Saturn turns direct", "Full Moon in Gemini" */
export function eventLabel(event: EventKind): string {
  const label = labelOfBody(event.body);
  switch (event.kind) {
    case 'ingress':
      return `${label} ${event.direction === 'direct' ? 'enters' : 'returns to'} ${signOf(event.sign).name}`;
    case 'station':
      return `${label} turns ${event.direction}`;
    case 'aspect':
      return aspectLabel(event.body, event.aspect, event.other);
    case 'lunation':
      return `${LUNATION_NAMES[event.phase]} in ${signOf(event.sign).name}`;
    case 'eclipse':
      return `${event.phase.charAt(0).toUpperCase()}${event.phase.slice(1)} eclipse of the ${label}`;
  }
}
