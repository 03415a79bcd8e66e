import { slips, toneHits } from '../domain/horoscope/prose-rules.ts';
import type { ReadingParagraph } from './horoscope.ts';

/** Slots get ordinary values, so that grammar is judged on what a reader would see. */
const SAMPLE_SLOTS: Record<string, string> = {
  sign: 'Aries',
  from: 'Pisces',
  lunation: 'Aries',
  weekday: 'Sunday',
  until: 'December 6',
  news: 'Venus moves into Leo',
  News: 'Venus moves into Leo',
  other: 'the Moon',
  Other: 'The Moon',
  ruler: 'the Moon',
  Ruler: 'The Moon',
  fast: 'the Moon',
  Fast: 'The Moon',
  touches: 'meets',
  body: 'the Sun',
  Body: 'The Sun',
};

/** Only the paragraph's own body has its place checked: the other may be anywhere. */
const MISPLACED =
  /\{other\}(?:’s \w+)? in (?:\{sign\}|your)|\{Other\} and \w+ (?:are|meet|stand|sit|share) [^.,;]*\bin (?:\{sign\}|your)/;

/** What is wrong with the words of one paragraph: slips, tone, a place that may not be true. */
export function paragraphFaults({
  heading = 'None',
  text,
}: Pick<ReadingParagraph, 'heading' | 'text'>): string[] {
  const sample = text.replaceAll(/\{(\w+)\}/g, (slot, name: string) => SAMPLE_SLOTS[name] ?? slot);
  const faults = [...slips(sample), ...toneHits(`${heading}. ${text}`).map((hit) => `says ${hit}`)];
  if (MISPLACED.test(text)) faults.push('puts {other} into a place it may not be in');
  return faults;
}
