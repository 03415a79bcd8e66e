import { aspectLabel, labelOfBody } from '../sky/event-words.ts';
import { signOf } from '../zodiac/signs.ts';
import { capitalized, houseMatter, ordinal, phaseIn, eclipseIn, turnIn } from './fact-text.ts';
import type { Fact } from './reading.ts';

/** "Full Moon in Gemini", "Solar eclipse in Leo" */
function lunationLabel({ eclipse, sign, text }: Fact): string {
  const kind = eclipse ?? eclipseIn(text);
  return `${kind ? `${capitalized(kind)} eclipse` : phaseIn(text)} in ${signOf(sign!).name}`;
}

/** "Waxing crescent Moon", "Full Moon" */
function phaseLabel({ text }: Fact): string {
  return capitalized(`${phaseIn(text).toLowerCase().replace(' moon', '')} Moon`);
}

/** What a reason is about, in a few words: "Moon trine Venus", "Mercury turns direct", "Mars in Leo". */
export function factLabel(fact: Fact): string {
  const { kind, bodies, aspect, sign, exactAt, tense, text } = fact;
  const [body, other] = bodies as [Fact['bodies'][number], Fact['bodies'][number]?];
  const name = labelOfBody(body);
  if (aspect && other) return aspectLabel(body, aspect, other);
  if (kind === 'lunation') return lunationLabel(fact);
  if (kind === 'phase') return phaseLabel(fact);
  if (kind === 'station') return `${name} turns ${turnIn(text)}`;
  if (kind === 'retrograde') return `${name} retrograde`;
  const moves = exactAt !== undefined || tense === 'coming';
  return `${name} ${moves ? 'moves into' : 'in'} ${signOf(sign!).name}`;
}

/** How far an angle is from exact, in plain words; null for one that is exact today and for what is no angle. */
export function distanceLabel({ aspect, tense, orbDeg }: Fact): string | null {
  if (!aspect || orbDeg === undefined || tense === 'exact' || tense === 'standing') return null;
  const degrees = orbDeg < 0.05 ? 'less than 0.1°' : `${orbDeg.toFixed(1)}°`;
  return `${degrees} ${tense === 'coming' ? 'from' : 'past'} exact`;
}

/** "your tenth house: career and reputation" */
export function houseLabel(house: number): string {
  return `your ${ordinal(house)} house: ${houseMatter(house)}`;
}
