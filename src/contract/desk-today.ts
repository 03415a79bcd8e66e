import { z } from 'zod';

/** Good; worth a look, nobody is harmed; somebody has to act. */
export const CheckState = z.enum(['good', 'look', 'bad']);

/** One line of "is all well?". */
export const DeskCheck = z.object({
  /** As the owner reads it: "Today's readings". */
  name: z.string(),
  state: CheckState,
  /** In a few words: "12 of 12", "61% free". */
  value: z.string(),
  /** What it means and what to do, where it is not good. */
  advice: z.string().optional(),
});

/** What the owner can press beside a matter: a call without a body, or a page of the desk. */
export const DeskAction = z.object({
  label: z.string(),
  call: z.string().optional(),
  page: z.string().optional(),
});

/** Something that waits for the owner, with its reason in a plain sentence. */
export const DeskMatter = z.object({
  id: z.string(),
  title: z.string(),
  reason: z.string(),
  at: z.iso.datetime(),
  state: z.enum(['look', 'bad']),
  actions: z.array(DeskAction),
});

/** Thirty days of one figure, the oldest first, today last. */
export const DeskPlot = z.object({
  /** "visits today" */
  label: z.string(),
  /** "1,284" or "$361" */
  figure: z.string(),
  /** "30-day mean 1,131" */
  note: z.string(),
  kind: z.enum(['bars', 'line']),
  values: z.array(z.number()).length(30),
});

const Ranked = z.object({ name: z.string(), count: z.number() });

export const DeskBackups = z.object({
  /** One for each of the last thirty days. */
  days: z.array(z.object({ date: z.iso.date(), state: z.enum(['made', 'proven', 'missed', 'none']) })),
  last: z.object({ at: z.iso.datetime(), bytes: z.number() }).nullable(),
  lastProven: z.object({ at: z.iso.datetime(), rows: z.number() }).nullable(),
});

/** What the site does by itself today, in its order: shown on the rule of the day. */
export const DeskWork = z.object({
  at: z.iso.datetime(),
  label: z.enum(['Backup', 'Push', 'Tomorrow', 'Cats', 'Verse', 'Pins', 'Video', 'Sky']),
  /** Of a post for the channels that failed. */
  isBad: z.boolean().optional(),
});

export const DeskToday = z.object({
  /** Of the site's zone, and when it was looked at. */
  date: z.iso.date(),
  at: z.iso.datetime(),
  timeZone: z.string(),
  matters: z.array(DeskMatter),
  checks: z.array(DeskCheck),
  /** The days of every plot. */
  days: z.array(z.iso.date()).length(30),
  plots: z.array(DeskPlot),
  /** Page views of the thirty days by kind of page, the most first. */
  viewsByKind: z.array(Ranked),
  /** Of the last seven days, by title. */
  mostRead: z.array(Ranked.extend({ address: z.string() })),
  /** Of the thirty days, from the offer of the report to the money; demo orders are named as such. */
  funnel: z.array(Ranked),
  /** Searches of the last seven days without an answer. */
  unanswered: z.array(Ranked),
  backups: DeskBackups,
  work: z.array(DeskWork),
});

/** What came of a press, in a sentence for the live region. */
export const DeskDone = z.object({ said: z.string() });

export const MailRetryParams = z.object({ id: z.coerce.number().int().positive() });
export const OrderRetryParams = z.object({ number: z.string().min(1).max(40) });
export const JobRetryParams = z.object({ id: z.uuid() });
export const MatterParams = z.object({ id: z.string().min(1).max(200) });

export type CheckState = z.infer<typeof CheckState>;
export type DeskCheck = z.infer<typeof DeskCheck>;
export type DeskAction = z.infer<typeof DeskAction>;
export type DeskMatter = z.infer<typeof DeskMatter>;
export type DeskPlot = z.infer<typeof DeskPlot>;
export type DeskToday = z.infer<typeof DeskToday>;
export type DeskBackups = z.infer<typeof DeskBackups>;
export type DeskWork = z.infer<typeof DeskWork>;
export type DeskDone = z.infer<typeof DeskDone>;
