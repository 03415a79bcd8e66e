import { z } from 'zod';
import { wordsOf } from '../domain/reading/prose-rules.ts';

export const SUITS = ['wands', 'cups', 'swords', 'pentacles'] as const;

function ofWords(least: number, most: number) {
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
  slug: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
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
});
export type TarotCard = z.infer<typeof TarotCard>;

export type TarotFiles = Record<string, TarotCard[]>;

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
