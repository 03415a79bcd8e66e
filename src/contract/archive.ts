import { z } from 'zod';
import { SkyEventAnswer } from './sky.ts';
import { SignName } from './zodiac.ts';

const MonthText = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'must be a month written as YYYY-MM')
  .describe('A calendar month, YYYY-MM')
  .meta({ example: '2026-11' });

/** Without it, the month in the site's own zone. */
export const ArchiveQuery = z.object({ month: MonthText.optional() });

const ArchiveDay = z.object({
  date: z.iso.date(),
  moon: z
    .object({ elongation: z.number().describe('Degrees from the Sun'), sign: SignName })
    .describe('The Moon at noon UTC'),
  title: z.string().optional().describe('The first sub-heading of the reading; open days only'),
  event: SkyEventAnswer.optional().describe('The one main event of the sky, if there is one; open days only'),
});
export type ArchiveDay = z.infer<typeof ArchiveDay>;

export const ArchiveMonth = z.object({
  sign: SignName,
  month: MonthText,
  openUntil: z.iso.date().describe('The last day that can be read; it may lie in a later month'),
  days: z.array(ArchiveDay).describe('Every day of the month, also those that are not open yet'),
});
export type ArchiveMonth = z.infer<typeof ArchiveMonth>;
