import { z } from 'zod';
import { BANDS } from '../domain/compatibility/bands.ts';
import { BODIES } from '../domain/sky/bodies.ts';
import { ASPECT_KINDS } from '../domain/sky/sky.ts';
import { CivilDateText } from './calendar.ts';
import { SignName } from './zodiac.ts';

export const CompatibilityQuery = z.object({
  sign1: SignName.describe('Your sign'),
  sign2: SignName.describe('Your partner’s sign'),
});

const Percent = z.int().min(0).max(100);

const CompatibilityReason = z.strictObject({
  name: z.enum(['angle', 'elements', 'rulers', 'modalities', 'polarity']),
  label: z.string(),
  gloss: z.string(),
  points: z.int().min(0),
  outOf: z.int().min(1),
});

export const CompatibilityResult = z.strictObject({
  overall_compatibility: Percent,
  love_compatibility: Percent,
  friendship_compatibility: Percent,
  label: z.enum(BANDS.map(({ label }) => label)),
  description: z.string(),
  strengths: z.array(z.string()),
  challenges: z.array(z.string()),
  advice: z.string(),
  reasons: z.array(CompatibilityReason).describe('How the overall arose; the points add up to it'),
});
export type CompatibilityResult = z.infer<typeof CompatibilityResult>;

export const PairWeekQuery = CompatibilityQuery.extend({ date: CivilDateText.optional() });

export const PairWeekAnswer = z.strictObject({
  from: z.iso.date().describe('The Sunday that begins the week'),
  to: z.iso.date(),
  notes: z.array(
    z.strictObject({
      text: z.string(),
      fact: z.strictObject({
        bodies: z.array(z.enum(BODIES)).min(1).max(2),
        aspect: z.enum(ASPECT_KINDS).optional(),
        sign: SignName.optional(),
        on: z.iso.date(),
        exactAt: z.iso.datetime().optional(),
        text: z.string(),
      }),
    }),
  ),
});
export type PairWeekAnswer = z.infer<typeof PairWeekAnswer>;
