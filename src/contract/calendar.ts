import { z } from 'zod';
import { isCivilDate } from '../domain/calendar/civil-date.ts';

export const CivilDateText = z
  .string()
  .refine(isCivilDate, 'must be a real date written as YYYY-MM-DD')
  .describe('A civil date, YYYY-MM-DD')
  .meta({ example: '2026-11-15' });

/** Optional day of the visitor; without it, the day in the site's own zone. */
export const DateQuery = z.object({ date: CivilDateText.optional() });
