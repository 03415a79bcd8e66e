import { z } from 'zod';
import { RANKS, SUITS, CARD_NAMES } from '../domain/tarot/card-names.ts';
import { ELEMENT_PAIRS, type CardKind, type TurnKey, type WeavingTexts } from '../domain/tarot/bank.ts';
import { MULTI_CARD_SPREADS, SPREAD_KEYS, SPREAD_SIZES } from '../domain/tarot/spreads.ts';

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

const CARD_KINDS: readonly CardKind[] = ['major', ...SUITS];
const TURN_KEYS = CARD_KINDS.flatMap((from) => CARD_KINDS.map((to): TurnKey => `${from}-${to}`));

/** Stands inside a sentence, so it has no commas; it may speak of anybody, so it says no “you.” */
const Phrase = z.string().regex(/^(?!.*\byou)[a-z][^,.;:]{5,70}$/, 'is no short phrase without commas');
/** “You” may become “they” or be two people, so it is always a subject, and never “yourself.” */
const Deed = z
  .string()
  .regex(
    /^(?!.*\b(?:(?:on|to|for|with|at|of|by) you\b|you$|yourself))[a-z][^,.;:]{5,60}$/,
    'is no deed of you or they',
  );
const Outlook = z.enum(['bright', 'mixed', 'hard']);
const Gist = z.strictObject({
  upright: Phrase,
  reversed: Phrase,
  deed: z.strictObject({ upright: Deed, reversed: Deed }),
  outlook: z.strictObject({ upright: Outlook, reversed: Outlook }),
});
const Turns = z
  .array(
    z.strictObject({
      turn: z.string().regex(/^(?:from|out of) [^.;:]+[^.;:,]$/),
      means: slotted().min(20),
      unless: z.literal('hard').optional(),
    }),
  )
  .refine(
    (turns) => turns.filter(({ unless }) => !unless).length >= 2,
    'leaves too few for a hard last card',
  );

/** Whichever card came first, its name goes to the slot of its element; two of one element have no such slots. */
const Meetings = z.strictObject(
  Object.fromEntries(
    ELEMENT_PAIRS.map((pair) => {
      const [one, other] = pair.split('-') as [string, string];
      return [pair, one === other ? several() : several(one, other)];
    }),
  ),
);

const OPENING_SLOTS = ['first', 'first-gist', 'first-deed', 'last', 'last-gist', 'last-deed'];
const CARD_SLOTS = ['card', 'gist', 'deed', 'their-deed'];

const Synthesis = z.strictObject({
  gists: z.strictObject(Object.fromEntries(SLUGS.map((slug) => [slug, Gist]))),
  openings: each(MULTI_CARD_SPREADS, ...OPENING_SLOTS),
  ways: several('turn'),
  turns: z.strictObject(Object.fromEntries(TURN_KEYS.map((key) => [key, Turns]))),
  outlooks: z.strictObject({ bright: several().min(10), hard: several().min(10) }),
  middles: each(MULTI_CARD_SPREADS, ...CARD_SLOTS),
  between: several(...CARD_SLOTS).min(8),
  majors: z.strictObject({ some: several('card'), most: several(), all: several() }),
  'suit-leads': each(SUITS),
  'number-repeats': each(RANK_KEYS, 'cards'),
  reversals: several(),
  elements: z.strictObject({ general: Meetings, love: Meetings }),
  bridges: several(),
  pairs: z.record(PairKey, slotted().min(60)),
  counsels: each(MULTI_CARD_SPREADS, ...CARD_SLOTS),
  answers: z.strictObject({ general: each(CARD_KINDS), love: each(CARD_KINDS) }),
});

const Weaving = z.strictObject({
  spreads: z.strictObject(
    Object.fromEntries([...SPREAD_KEYS.map((key) => [key, spread(SPREAD_SIZES[key])]), ['day', spread(1)]]),
  ),
  synthesis: Synthesis,
});

/** Every fault of what joins the cards, named by file and field. */
export function weavingProblems(files: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(files).flatMap(([file, content]) => {
    const { error } = Weaving.safeParse(content);
    return (error?.issues ?? []).map(({ path, message }) => `${file}: ${path.join('.')}: ${message}`);
  });
}

/** What the server reads at boot; a fault stops the start with a sentence that names it. */
export function weavingFrom(json: unknown): WeavingTexts {
  const files = z.record(z.string(), z.unknown()).parse(json);
  const problems = weavingProblems(files);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const [weaving] = Object.values(files);
  if (!weaving) throw new Error('content/spreads: there is no file');
  return weaving as WeavingTexts;
}
