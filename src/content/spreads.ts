import { z } from 'zod';
import { RANKS, SUITS, CARD_NAMES } from '../domain/tarot/card-names.ts';
import type { WeavingTexts } from '../domain/tarot/bank.ts';
import { MULTI_CARD_SPREADS, SPREAD_KEYS, SPREAD_SIZES } from '../domain/tarot/spreads.ts';
import { THEMES, themePair } from '../domain/tarot/themes.ts';
import { problemsOf } from './checked.ts';
import { ofWords } from './tarot.ts';

const Texts = z.array(z.string().trim().min(20)).min(4);
const slotted = (...slots: string[]) =>
  z.string().superRefine((text, context) => {
    for (const [, slot] of text.matchAll(/\{([\w-]+)\}/g)) {
      if (!slots.includes(slot!)) context.addIssue({ code: 'custom', message: `has no slot {${slot}}` });
    }
  });
const several = (...slots: string[]) => z.array(slotted(...slots).min(20)).min(3);
const each = <const K extends string>(keys: readonly K[], ...slots: string[]) =>
  z.strictObject(
    Object.fromEntries(keys.map((key) => [key, several(...slots)])) as Record<K, ReturnType<typeof several>>,
  );

const Position = z.strictObject({
  key: z.string().regex(/^[a-z-]+$/),
  name: z.string().trim().min(3),
  asks: z.string().trim().endsWith('?'),
  aspect: z.enum(['general', 'love', 'work', 'advice']),
  withAdvice: z.literal(true).optional(),
  leads: several('card').min(8),
});

function spread(size: number) {
  return z.strictObject({
    name: z.string().trim().min(3),
    positions: z.array(Position).length(size),
    closing: z.strictObject({ yes: Texts, no: Texts, maybe: Texts }).optional(),
  });
}

const SLUGS: readonly string[] = CARD_NAMES.map(({ slug }) => slug);
const PairKey = z.string().refine((key) => {
  const slugs = key.split('+');
  return slugs.length === 2 && slugs[0] !== slugs[1] && slugs.every((slug) => SLUGS.includes(slug));
}, 'is no pair of two cards');

const RANK_KEYS = [...RANKS.slice(0, 10).map((_, index) => String(index + 1)), ...RANKS.slice(10)];

/** Stands inside a sentence, so it has no commas; it may speak of anybody, so it says no “you.” */
const Phrase = z.string().regex(/^(?!.*\byou)[a-z][^,.;:]{5,70}$/, 'is no short phrase without commas');
/** “You” may become “they” or be two people, so it is always a subject, and never “yourself.” */
const Deed = z
  .string()
  .regex(
    /^(?!.*\b(?:(?:on|to|for|with|at|of|by) you\b|you$|yours\b|yourself))[a-z][^,.;:]{5,70}$/,
    'is no deed of you or they',
  );
const OUTLOOKS = ['bright', 'mixed', 'hard'] as const;
const Counsel = ofWords(18, 34);
const Gist = z.strictObject({
  gist: Phrase,
  deed: Deed,
  now: Deed,
  past: Deed,
  outlook: z.enum(OUTLOOKS),
  theme: z.enum(THEMES),
  counsel: Counsel,
  loveCounsel: Counsel,
});
const Gists = z.strictObject(
  Object.fromEntries(SLUGS.map((slug) => [slug, z.strictObject({ upright: Gist, reversed: Gist })])),
);

/** Stands between any two cards, so it names none; longer, and the cards would be lost in it. */
const Between = ofWords(12, 28).and(slotted());
const Follows = z.strictObject(Object.fromEntries(THEMES.map((theme) => [theme, z.array(Between).min(1)])));
const Turns = z.strictObject(
  Object.fromEntries(
    // Of three cards all may have one theme, and their two turns should not be the same sentence.
    THEMES.map((theme) => [theme, Follows.extend({ [theme]: z.array(Between).min(2) })]),
  ),
);
const SideBySide = z.strictObject(
  Object.fromEntries(
    THEMES.flatMap((one, at) => THEMES.slice(at).map((other) => [themePair(one, other), Between])),
  ),
);

/** Two readings that meet the same wording at every joint would sound like one form filled in twice. */
const JOINTS = 10;
const joint = (...slots: string[]) => several(...slots).min(JOINTS);
const joints = <const K extends string>(keys: readonly K[], ...slots: string[]) =>
  z.strictObject(
    Object.fromEntries(keys.map((key) => [key, joint(...slots)])) as Record<K, ReturnType<typeof joint>>,
  );

const Synthesis = z.strictObject({
  openings: joints(MULTI_CARD_SPREADS, 'first', 'first-now', 'first-past', 'last'),
  arrivals: joints(OUTLOOKS, 'card', 'deed'),
  presents: joint('card', 'now'),
  others: joint('card', 'gist', 'their-deed', 'their-now'),
  between: joint('card', 'gist', 'deed', 'now'),
  crossings: joints(['kind', 'other'], 'card', 'gist'),
  roots: joint('card', 'gist', 'past'),
  passings: joint('card', 'gist', 'past'),
  people: joint('card', 'gist', 'their-now'),
  hopes: joints(OUTLOOKS, 'card', 'gist'),
  counsels: joints(MULTI_CARD_SPREADS, 'card'),
  closings: joints(['question', 'love']),
  pairs: z.record(PairKey, slotted().min(60)),
  majors: each(['most', 'all']),
  'suit-leads': each(SUITS),
  'number-repeats': each(RANK_KEYS, 'cards'),
  reversals: several(),
});

const Weaving = z.strictObject({
  spreads: z.strictObject(
    Object.fromEntries([...SPREAD_KEYS.map((key) => [key, spread(SPREAD_SIZES[key])]), ['day', spread(1)]]),
  ),
  synthesis: Synthesis,
  gists: Gists,
  turns: Turns,
  meetings: SideBySide,
  'crossings-met': SideBySide,
});

/** Every fault of what joins the cards, named by file and field; each file holds some of the parts. */
export function weavingProblems(files: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(files).flatMap(([file, content]) => {
    const { error } = Weaving.partial().safeParse(content);
    return (error?.issues ?? []).map(({ path, message }) => `${file}: ${path.join('.')}: ${message}`);
  });
}

/** What the server reads at boot; a fault stops the start with a sentence that names it. */
export function weavingFrom(json: unknown): WeavingTexts {
  const files = z.record(z.string(), z.unknown()).parse(json);
  const problems = problemsOf(json, () => weavingProblems(files));
  const weaving = Object.assign({}, ...Object.values(files)) as WeavingTexts;
  for (const part of Object.keys(Weaving.shape)) {
    if (!(part in weaving)) problems.push(`content/spreads: there is no ${part}`);
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return weaving;
}
