import { z } from 'zod';
import { LIFE_PARTS } from '../domain/horoscope/bank.ts';
import { FACT_KINDS, TENSES, type DailyReading as ComposedReading } from '../domain/horoscope/reading.ts';
import { BODIES } from '../domain/sky/bodies.ts';
import { ASPECT_KINDS, ECLIPSE_KINDS } from '../domain/sky/sky.ts';
import { SIGN_KEYS } from '../domain/zodiac/signs.ts';
import { ReadingCorrections } from './corrections.ts';

export const ReadingFact = z.strictObject({
  kind: z.enum(FACT_KINDS),
  bodies: z.array(z.enum(BODIES)).min(1).max(2),
  aspect: z.enum(ASPECT_KINDS).optional(),
  eclipse: z
    .enum(ECLIPSE_KINDS)
    .optional()
    .describe('Only in weekly and monthly forecasts, where the aspect of Sun and Moon is an eclipse'),
  sign: z.enum(SIGN_KEYS).optional(),
  house: z.int().min(1).max(12).optional(),
  exactAt: z.iso.datetime().optional(),
  orbDeg: z.number().min(0).optional(),
  tense: z.enum(TENSES),
  text: z.string().min(1),
});
export type ReadingFact = z.infer<typeof ReadingFact>;

export const ReadingBecause = z.strictObject({
  paragraph: z.int().min(0),
  facts: z.array(ReadingFact).min(1),
});
export type ReadingBecause = z.infer<typeof ReadingBecause>;

const LuckyBecause = z
  .strictObject({
    lucky_number: z.string().min(1),
    color: z.string().min(1),
    mood: z.string().min(1),
    lucky_time: z.string().min(1).optional(),
  })
  .describe('Why each tile shows what it shows');

export const DailyReading = z.strictObject({
  sign: z.enum(SIGN_KEYS),
  date: z.iso.date(),
  edition: z.int().min(0),
  summary: z.string().min(1).describe('The kind of day and the part of life, in one plain sentence'),
  lead: z.int().min(0).describe('The block of the description that the summary and the mood follow from'),
  parts: z
    .array(z.enum(LIFE_PARTS).nullable())
    .describe('For each block of the description the part of life it is about'),
  description: z.string().min(1),
  lucky_number: z.string().regex(/^\d{1,2}, \d{1,2}, \d{1,2}$/),
  color: z.string().min(1),
  mood: z.string().min(1),
  lucky_time: z.string().min(1).optional(),
  lucky_because: LuckyBecause.optional(),
  because: z.array(ReadingBecause).min(1),
  corrections: ReadingCorrections,
  // The engine's own type and the wire must not drift apart.
}) satisfies z.ZodType<ComposedReading>;
export type DailyReading = z.infer<typeof DailyReading>;
