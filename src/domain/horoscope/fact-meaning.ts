import {
  aspectMeaning,
  eclipseMeaning,
  lunationMeaning,
  placeMeaning,
  turnMeaning,
} from '../sky/event-meanings.ts';
import type { MoonPhase } from '../sky/sky.ts';
import { eclipseIn, phaseIn, turnIn } from './fact-text.ts';
import type { Fact, Tense } from './reading.ts';

const WAXING = 'Its light is growing: a time to build';
const WANING = 'Its light is shrinking: a time to wrap up';

const PHASES: Record<MoonPhase['name'], string> = {
  'New Moon': lunationMeaning('new'),
  'Waxing Crescent': WAXING,
  'First Quarter': lunationMeaning('first-quarter'),
  'Waxing Gibbous': WAXING,
  'Full Moon': lunationMeaning('full'),
  'Waning Gibbous': WANING,
  'Last Quarter': lunationMeaning('last-quarter'),
  'Waning Crescent': WANING,
};

/** An angle works more the closer it is to exact. */
const TRENDS: Record<Tense, string> = {
  coming: ', more each day',
  exact: '',
  fading: ', less each day',
  standing: '',
};

const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What a fact of the sky is said to do, in half a sentence without astrology: a reading's "Why?" ends with it. */
export function factMeaning({ kind, bodies, aspect, eclipse, sign, tense, text }: Fact): string {
  const [body, other] = bodies as [Fact['bodies'][number], Fact['bodies'][number]?];
  const eclipsed = kind === 'lunation' ? (eclipse ?? eclipseIn(text)) : eclipse;
  if (eclipsed) return eclipseMeaning(eclipsed === 'solar' ? 'sun' : 'moon');
  if (aspect && other) return aspectMeaning(body, aspect, other) + TRENDS[tense];
  switch (kind) {
    case 'station':
      return turnMeaning(body, turnIn(text));
    case 'retrograde':
      return turnMeaning(body, 'retrograde');
    case 'lunation':
    case 'phase':
      return PHASES[phaseIn(text)];
    case 'ruler':
      return `It speaks for your sign: ${uncapitalized(placeMeaning(body, sign!))}`;
    default:
      return placeMeaning(body, sign!);
  }
}

/** The fact and what it does, where no label stands above: in feeds. */
export function reasonText(fact: Fact): string {
  return `${fact.text} ${factMeaning(fact)}.`;
}
