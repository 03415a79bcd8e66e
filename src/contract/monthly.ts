import { z } from 'zod';
import type { MonthlyReading as ComposedReading } from '../domain/forecast/forecast.ts';
import { MONTHLY_SECTIONS } from '../domain/forecast/sections.ts';
import { ReadingCorrections } from './corrections.ts';
import { ForecastChange, MoonWay, NAMED_DAYS, NamedDay, SectionText } from './forecast.ts';
import { ReadingFact } from './horoscope.ts';
import { SignName } from './zodiac.ts';

export const MonthlyReading = z.strictObject({
  sign: SignName,
  month: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .meta({ example: '2026-11' }),
  edition: z.int().min(0),
  overview: SectionText,
  love: SectionText,
  career: SectionText,
  health: SectionText,
  finance: SectionText,
  challenges: SectionText,
  opportunities: SectionText,
  advice: SectionText,
  because: z.array(z.strictObject({ section: z.enum(MONTHLY_SECTIONS), facts: z.array(ReadingFact).min(1) })),
  changes: z.array(ForecastChange),
  moon: MoonWay,
  times: z
    .array(NamedDay.extend({ section: z.enum(MONTHLY_SECTIONS) }))
    .optional()
    .describe(NAMED_DAYS),
  corrections: ReadingCorrections,
  // The engine's own type and the wire must not drift apart.
}) satisfies z.ZodType<ComposedReading>;
export type MonthlyReading = z.infer<typeof MonthlyReading>;
