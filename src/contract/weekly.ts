import { z } from 'zod';
import type { WeeklyReading as ComposedReading } from '../domain/forecast/forecast.ts';
import { WEEKLY_SECTIONS } from '../domain/forecast/sections.ts';
import { ReadingCorrections } from './corrections.ts';
import { ForecastChange, MoonWay, NAMED_DAYS, NamedDay, SectionText } from './forecast.ts';
import { ReadingFact } from './horoscope.ts';
import { SignName } from './zodiac.ts';

export const WeeklyReading = z.strictObject({
  sign: SignName,
  week: z.strictObject({ from: z.iso.date(), to: z.iso.date() }).describe('Sunday and Saturday'),
  edition: z.int().min(0),
  overview: SectionText,
  love: SectionText,
  career: SectionText,
  health: SectionText,
  finance: SectionText,
  advice: SectionText,
  because: z.array(z.strictObject({ section: z.enum(WEEKLY_SECTIONS), facts: z.array(ReadingFact).min(1) })),
  changes: z.array(ForecastChange),
  moon: MoonWay,
  times: z
    .array(NamedDay.extend({ section: z.enum(WEEKLY_SECTIONS) }))
    .optional()
    .describe(NAMED_DAYS),
  corrections: ReadingCorrections,
  // The engine's own type and the wire must not drift apart.
}) satisfies z.ZodType<ComposedReading>;
export type WeeklyReading = z.infer<typeof WeeklyReading>;
