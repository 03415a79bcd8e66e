import type { Check, CheckInput } from './check-input.ts';
import { limitsCheck } from './check-limits.ts';
import { linkCheck } from './check-link.ts';
import { pictureNewCheck, wordsNewCheck } from './check-newness.ts';
import { pictureCheck } from './check-picture.ts';
import type { Niche } from './channel.ts';
import { ALT_LIMIT } from './outgoing.ts';
import { toneFault } from './tone.ts';

/** Shorter than this, nobody who can't see the picture knows what is on it. */
const LEAST_ALT = 15;

function altFault(alt: string): string | null {
  if (alt === '') return 'The picture isn’t described yet. Say in a sentence what is on it.';
  if (alt.length < LEAST_ALT) return 'That describes too little. Say in a sentence what is on the picture.';
  if (alt.length > ALT_LIMIT)
    return `The description is too long: ${alt.length} characters, ${ALT_LIMIT} are taken. Cut ${alt.length - ALT_LIMIT}.`;
  return null;
}

function altCheck({ post, ownAlt }: CheckInput): Check {
  const fault = altFault(post.fields.alt.trim());
  const canMend = fault !== null && ownAlt !== null && altFault(ownAlt.trim()) === null;
  return {
    id: 'alt',
    isPassed: fault === null,
    said: fault ?? 'The picture is described in words.',
    fix: canMend ? { label: 'Use our description', fields: { alt: ownAlt } } : null,
  };
}

const GOOD_TONES: Readonly<Record<Niche, string>> = {
  cats: 'Tone: a joke, no promise, nobody’s faith.',
  religion: 'Tone: quiet, word for word, nothing beside the verse.',
  sky: 'Tone: plain facts, no promise, no fright.',
};

function toneCheck({ channel, post }: CheckInput): Check {
  const fault = toneFault(channel.niche, post.kind, post.fields);
  return { id: 'tone', isPassed: fault === null, said: fault ?? GOOD_TONES[channel.niche], fix: null };
}

/** The seven that a post passes before it can be made ready. */
export function checksOf(input: CheckInput): Check[] {
  return [
    pictureCheck(input),
    wordsNewCheck(input),
    pictureNewCheck(input),
    limitsCheck(input),
    linkCheck(input),
    altCheck(input),
    toneCheck(input),
  ];
}

export const isReady = (checks: readonly Check[]): boolean => checks.every(({ isPassed }) => isPassed);
