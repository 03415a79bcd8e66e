import { z } from 'zod';
import type { Correction } from '../domain/corrections/correction.ts';

const Hash = z.string().regex(/^[0-9a-f]{64}$/);

const ReadingCorrection = z.strictObject({
  number: z.int().min(1).describe('Counted from 1 in each reading'),
  place: z
    .string()
    .describe('`summary`, a block of the description counted from 0, or the section of a week or month'),
  before: z.string().min(1),
  after: z.string().min(1),
  note: z.string().min(1).describe('What was wrong, in a sentence'),
  hashBefore: Hash.describe('SHA-256 of all words of the reading before it, joined by blank lines'),
  hashAfter: Hash,
  at: z.iso.datetime(),
}) satisfies z.ZodType<Correction>;
export type ReadingCorrection = z.infer<typeof ReadingCorrection>;

export const ReadingCorrections = z
  .array(ReadingCorrection)
  .optional()
  .describe('What was put right after the reading was published; its words here are those after it');
