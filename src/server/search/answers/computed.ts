import type { SearchAnswer } from '../../../contract/search.ts';
import type { CivilDate } from '../../../domain/calendar/civil-date.ts';
import type { BirthIntent } from '../../../domain/search/birth-intents.ts';
import type { Intent } from '../../../domain/search/intents.ts';
import type { SkyIntent } from '../../../domain/search/sky-intents.ts';
import { birthdayAnswer } from './birthday.ts';
import { birthPlacementAnswer } from './own-sign.ts';
import { skyAnswer } from './sky.ts';

/** Questions that are answered from the sky itself. */
type ComputedIntent = SkyIntent | Extract<BirthIntent, { kind: 'birthday' | 'birth-placement' }>;

export interface ComputedQuestion {
  intent: ComputedIntent;
  today: CivilDate;
}

const KINDS: ReadonlySet<string> = new Set<ComputedIntent['kind']>([
  'retrograde',
  'eclipse',
  'lunation',
  'phase',
  'season',
  'placement',
  'birthday',
  'birth-placement',
]);

export function isComputed(intent: Intent): intent is ComputedIntent {
  return KINDS.has(intent.kind);
}

/** The walks of Mars take a fifth of a second to find: this is for a thread, not for the one that serves everybody. */
export function computedAnswer({ intent, today }: ComputedQuestion): SearchAnswer {
  if (intent.kind === 'birthday') return birthdayAnswer(intent, Number(today.slice(0, 4)));
  if (intent.kind === 'birth-placement') return birthPlacementAnswer(intent.body, intent.date);
  return skyAnswer(intent, today);
}
