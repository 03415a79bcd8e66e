import { z } from 'zod';
import { ReadingCorrections } from './corrections.ts';
import { UnitFields } from './desk-content.ts';
import { ReadingFact } from './horoscope.ts';
import { SignName } from './zodiac.ts';

const ReadingKind = z.enum(['daily', 'weekly', 'monthly']);

export const DeskReadingQuery = z.object({
  kind: ReadingKind.default('daily'),
  sign: SignName.default('aries'),
  /** Today in the site's zone where none is given; any day of a week or month. */
  date: z.iso.date().optional(),
});
export type DeskReadingQuery = z.infer<typeof DeskReadingQuery>;

/** The unit of the bank that a paragraph was written from, and how to give it other words. */
const DeskParagraph = z.object({
  /** "sun-1-plain-a" */
  unit: z.string(),
  /** The unit whose words are shown: another one where it has new words by then. */
  shown: z.string(),
  change: z.object({
    /** The unit of kind `paragraph` to edit: "sun-1-plain-a-r1" */
    unit: z.string(),
    /** The first day with other words. */
    since: z.iso.date(),
    /** New words are decided already, and nobody has read them yet. */
    isComing: z.boolean(),
    /** What the new words begin from. */
    fields: UnitFields,
    /** What may stand in braces. */
    slots: z.array(z.string()),
  }),
});
export type DeskParagraph = z.infer<typeof DeskParagraph>;

const DeskReadingPart = z.object({
  /** As a correction names it. */
  place: z.string(),
  /** "Summary", "Paragraph 2", "Love & Relationships" */
  label: z.string(),
  heading: z.string().nullable(),
  text: z.string(),
  lifePart: z.string().nullable(),
  facts: z.array(ReadingFact),
  paragraph: DeskParagraph.nullable(),
});
export type DeskReadingPart = z.infer<typeof DeskReadingPart>;

export const DeskReading = z.object({
  timeZone: z.string(),
  kind: ReadingKind,
  sign: SignName,
  /** Its day, or the first day of its week or month. */
  period: z.iso.date(),
  /** The days that can be asked for, and the site's own day. */
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  today: z.iso.date(),
  /** Where visitors read it; null while nobody can. */
  href: z.string().nullable(),
  /** SHA-256 of its words as they are shown. */
  hash: z.string(),
  parts: z.array(DeskReadingPart),
  corrections: ReadingCorrections.unwrap(),
});
export type DeskReading = z.infer<typeof DeskReading>;

export const CorrectionBody = z.strictObject({
  kind: ReadingKind,
  sign: SignName,
  period: z.iso.date(),
  place: z.string().max(20),
  /** Of a paragraph that has one. */
  heading: z.string().trim().min(3).max(40).nullable(),
  text: z.string().trim().min(1).max(2_000),
  /** What was wrong, for everybody to read. */
  note: z.string().trim().min(3).max(200),
  /** `hash` of the reading that was looked at: who corrects has seen what they correct. */
  seen: z.string().max(64),
});
export type CorrectionBody = z.infer<typeof CorrectionBody>;

export const CorrectionDone = z.object({ said: z.string(), reading: DeskReading });
export type CorrectionDone = z.infer<typeof CorrectionDone>;

/*
 * GET  /api/admin/readings?kind=daily&sign=leo&date=2026-11-17  DeskReading
 * POST /api/admin/readings/corrections                          CorrectionBody -> CorrectionDone
 */
