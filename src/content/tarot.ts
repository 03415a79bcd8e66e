import { z } from 'zod';
import { CARD_NAMES, SUITS, type CardSlug } from '../domain/tarot/card-names.ts';
import { wordsOf } from '../domain/horoscope/prose-rules.ts';
import type { CardTexts } from '../domain/tarot/bank.ts';
import { problemsOf } from './checked.ts';

export function ofWords(least: number, most: number) {
  return z
    .string()
    .trim()
    .superRefine((text, context) => {
      const count = wordsOf(text).length;
      if (count >= least && count <= most) return;
      context.addIssue({ code: 'custom', message: `has ${count} words, ${least} to ${most} are wanted` });
    });
}

const Keywords = z.array(z.string().trim().min(2)).length(5);

const Meaning = z.strictObject({
  general: ofWords(60, 100),
  love: ofWords(20, 40),
  work: ofWords(20, 40),
  advice: ofWords(12, 30),
});

const TarotCard = z.strictObject({
  slug: z.enum(CARD_NAMES.map(({ slug }) => slug) as [CardSlug]),
  name: z.string().trim().min(4),
  /** Majors 0 to 21; pips 1 to 10, then page, knight, queen and king to 14. */
  number: z.int().min(0).max(21),
  suit: z.enum(SUITS).nullable(),
  keywords: Keywords,
  reversedKeywords: Keywords,
  /** What our own picture shows. */
  picture: z.string().trim().min(20),
  yesNo: z.enum(['yes', 'no', 'maybe']),
  yesNoWhy: ofWords(10, 28),
  upright: Meaning,
  reversed: Meaning,
}) satisfies z.ZodType<CardTexts>;
export type TarotCard = z.infer<typeof TarotCard>;

export type TarotFiles = Record<string, TarotCard[]>;

/** Whether one card has its shape. */
export const parsedCard = (card: unknown) => TarotCard.safeParse(card);

/** Every fault in the shape of the cards, named by file, card and field. */
export function tarotProblems(files: Record<string, unknown>): string[] {
  return Object.entries(files).flatMap(([file, content]) => {
    if (!Array.isArray(content)) return [`${file}: must be a list of cards`];
    return content.flatMap((card: unknown, index) => {
      const { error } = TarotCard.safeParse(card);
      const name = (card as Partial<TarotCard> | null)?.slug ?? `card ${index + 1}`;
      return (error?.issues ?? []).map(
        ({ path, message }) => `${file}: ${name}: ${path.join('.')}: ${message}`,
      );
    });
  });
}

/** The deck the server reads at boot, in its order; a fault stops the start with a sentence that names it. */
export function deckFrom(json: unknown): ReadonlyMap<string, CardTexts> {
  const files = z.record(z.string(), z.unknown()).parse(json);
  const problems = problemsOf(json, () => tarotProblems(files));
  const cards = new Map(
    Object.values(files as TarotFiles).flatMap((list) => list.map((card) => [card.slug, card])),
  );
  if (problems.length === 0) {
    problems.push(
      ...CARD_NAMES.filter(({ slug }) => !cards.has(slug)).map(({ slug }) => `tarot: ${slug} is missing`),
    );
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return new Map(CARD_NAMES.map(({ slug }) => [slug, cards.get(slug)!]));
}
