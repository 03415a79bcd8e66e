import { z } from 'zod';
import { RANKS, SUITS, CARD_NAMES } from '../domain/tarot/card-names.ts';
import type { WeavingTexts } from '../domain/tarot/bank.ts';
import { SPREAD_KEYS, SPREAD_SIZES } from '../domain/tarot/spreads.ts';

const Texts = z.array(z.string().trim().min(20)).min(4);
const slotted = (...slots: string[]) =>
  z.string().superRefine((text, context) => {
    for (const [, slot] of text.matchAll(/\{(\w+)\}/g)) {
      if (!slots.includes(slot!)) context.addIssue({ code: 'custom', message: `has no slot {${slot}}` });
    }
  });
const several = (...slots: string[]) => z.array(slotted(...slots).min(20)).min(4);
const each = <const K extends string>(keys: readonly K[], ...slots: string[]) =>
  z.strictObject(
    Object.fromEntries(keys.map((key) => [key, several(...slots)])) as Record<K, ReturnType<typeof several>>,
  );

const Position = z.strictObject({
  key: z.string().regex(/^[a-z-]+$/),
  name: z.string().trim().min(3),
  asks: z.string().trim().endsWith('?'),
  aspect: z.enum(['general', 'love', 'work', 'advice']),
  leads: several('card'),
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

const Weaving = z.strictObject({
  spreads: z.strictObject(
    Object.fromEntries([...SPREAD_KEYS.map((key) => [key, spread(SPREAD_SIZES[key])]), ['day', spread(1)]]),
  ),
  synthesis: z.strictObject({
    majors: each(['none', 'one', 'some', 'most'], 'count', 'total', 'cards'),
    'suit-leads': each(SUITS, 'count', 'total'),
    'suit-missing': each(SUITS),
    balanced: several(),
    'number-repeats': each(RANK_KEYS, 'count', 'total', 'cards'),
    reversals: each(['none', 'few', 'half', 'most'], 'count', 'total'),
    'element-meets': each(
      ['fire-water', 'fire-air', 'fire-earth', 'water-air', 'water-earth', 'air-earth'],
      'first',
      'second',
    ),
    'same-element': each(['fire', 'water', 'air', 'earth'], 'first', 'second'),
    'first-last': each(['rises', 'falls', 'returns', 'turns'], 'first', 'last'),
    pairs: z.record(PairKey, slotted().min(60)),
    closing: several(),
  }),
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
