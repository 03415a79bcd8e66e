import { z } from 'zod';
import { CARD_NAMES, SUITS, type CardSlug } from '../domain/tarot/card-names.ts';
import { DECK_SIZE } from '../domain/tarot/draw.ts';
import { MOST_OWNED_READINGS } from '../domain/tarot/reading-life.ts';
import { readsReversals, SPREAD_KEYS, SPREAD_SIZES, type SpreadKey } from '../domain/tarot/spreads.ts';
import { SignName } from './zodiac.ts';

const Spread = z.enum(SPREAD_KEYS as [SpreadKey, ...SpreadKey[]]);
const Lean = z.enum(['yes', 'no', 'maybe']);
const Slug = z.enum(CARD_NAMES.map(({ slug }) => slug) as [CardSlug, ...CardSlug[]]);

const hex = (bytes: number) =>
  z
    .string()
    .regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`))
    .meta({ example: '0'.repeat(bytes * 2) });

/** 128 bits: nobody finds a reading by guessing. */
export const ReadingId = hex(16);

export const CardParams = z.object({ slug: z.string().max(40).meta({ example: 'the-moon' }) });
export const ReadingParams = z.object({ id: ReadingId });

const Meaning = z.strictObject({
  general: z.string(),
  love: z.string(),
  work: z.string(),
  advice: z.string(),
});

const Sky = z.strictObject({
  planet: z.enum(['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn']).nullable(),
  sign: SignName.nullable(),
  element: z.enum(['Fire', 'Earth', 'Air', 'Water']).nullable(),
});

export const CardSummary = z.strictObject({
  slug: Slug,
  name: z.string(),
  number: z.int().min(0).max(21),
  numeral: z.string().describe('As it stands on the card: 0, a Roman number, or the letter of a court'),
  suit: z.enum(SUITS).nullable().describe('Null for the 22 majors'),
  keywords: z.array(z.string()),
  reversedKeywords: z.array(z.string()),
  yesNo: Lean,
  sky: Sky.describe('Its place in the sky, after the tables of the Golden Dawn'),
});
export type CardSummary = z.infer<typeof CardSummary>;

export const CardAnswer = CardSummary.extend({
  picture: z.string().describe('What our own drawing shows'),
  yesNoWhy: z.string(),
  upright: Meaning,
  reversed: Meaning,
  previous: Slug,
  next: Slug,
});
export type CardAnswer = z.infer<typeof CardAnswer>;

export const CardsAnswer = z.strictObject({ cards: z.array(CardSummary) });
export type CardsAnswer = z.infer<typeof CardsAnswer>;

/** Everything a reading is woven from, so that a device can compose one without a connection. */
export const TextsAnswer = z.strictObject({
  cards: z.array(z.looseObject({ slug: Slug })),
  weaving: z
    .looseObject({})
    .describe('Leads by place, and the words of what the cards say together, with {slots}'),
});
export type TextsAnswer = z.infer<typeof TextsAnswer>;

export const CommitmentAnswer = z.strictObject({
  id: hex(16),
  seal: hex(32).describe('SHA-256 of the seed that the site has chosen and tells after the draw'),
  expiresAt: z.iso.datetime(),
});
export type CommitmentAnswer = z.infer<typeof CommitmentAnswer>;

export const ReadingBody = z
  .strictObject({
    commitment: hex(16).describe('The id of a commitment that no reading has used yet'),
    ownSeed: hex(16).describe('Made by the visitor’s own device'),
    spread: Spread,
    picks: z
      .array(
        z
          .int()
          .min(0)
          .max(DECK_SIZE - 1),
      )
      .describe('Places in the fan, in the order of picking')
      .meta({ example: [0] }),
    reversals: z.boolean(),
  })
  .superRefine(({ spread, picks, reversals }, context) => {
    const complain = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (picks.length !== SPREAD_SIZES[spread]) complain('picks', `this spread takes ${SPREAD_SIZES[spread]}`);
    if (new Set(picks).size !== picks.length) complain('picks', 'a card can be picked once');
    if (reversals && !readsReversals(spread)) complain('reversals', 'this spread is always read upright');
  });
export type ReadingBody = z.infer<typeof ReadingBody>;

const WovenCard = z.strictObject({
  position: z.string(),
  positionName: z.string(),
  asks: z.string(),
  slug: Slug,
  name: z.string(),
  reversed: z.boolean(),
  keywords: z.array(z.string()),
  lead: z.string(),
  text: z.string(),
});

const count = z.int().min(0);

export const ReadingAnswer = z.strictObject({
  id: ReadingId,
  spread: Spread,
  spreadName: z.string(),
  drawnAt: z.iso.datetime(),
  reversals: z.boolean(),
  question: z.string().nullable().describe('Only when the visitor chose to share it'),
  cards: z.array(WovenCard),
  tally: z.strictObject({
    majors: count,
    wands: count,
    cups: count,
    swords: count,
    pentacles: count,
    reversed: count,
  }),
  synthesis: z.array(
    z.strictObject({
      ground: z.string().describe('What the paragraph rests on: path, pair, closing …'),
      basis: z.string().optional().describe('Only in older readings: a count'),
      text: z.string(),
    }),
  ),
  answer: z.strictObject({ lean: Lean, why: z.string(), closing: z.string() }).optional(),
  proof: z
    .strictObject({ seal: hex(32), siteSeed: hex(32), ownSeed: hex(16), picks: z.array(z.int()) })
    .describe('From these anybody can work out the same cards again'),
});
export type ReadingAnswer = z.infer<typeof ReadingAnswer>;

export const NewReadingAnswer = z.strictObject({
  reading: ReadingAnswer,
  ownerKey: hex(16).describe(
    'Told once: with it the question can be shared or taken back, and the reading deleted',
  ),
});
export type NewReadingAnswer = z.infer<typeof NewReadingAnswer>;

export const OwnerHeaders = z.object({
  'x-owner-key': hex(16).describe('Told when the reading was drawn'),
});

export const DeletionsBody = z.strictObject({
  readings: z
    .array(z.strictObject({ id: ReadingId, ownerKey: hex(16) }))
    .min(1)
    .max(MOST_OWNED_READINGS)
    .meta({ example: [{ id: '0'.repeat(32), ownerKey: '0'.repeat(32) }] }),
});
export type DeletionsBody = z.infer<typeof DeletionsBody>;

export const DeletionsAnswer = z.strictObject({
  deleted: count.describe('Readings that are not there, or have another key, are not counted'),
});
export type DeletionsAnswer = z.infer<typeof DeletionsAnswer>;

export const QUESTION_LENGTH = 200;

export const QuestionBody = z.strictObject({
  ownerKey: hex(16),
  question: z.string().trim().min(1).max(QUESTION_LENGTH).nullable(),
});
export type QuestionBody = z.infer<typeof QuestionBody>;
