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
  mostRead: z.array(Ranked),
  /** Searches of the last seven days without an answer. */
  unanswered: z.array(Ranked),
  backups: z.object({
    /** One for each of the last thirty days. */
    days: z.array(z.object({ date: z.iso.date(), state: z.enum(['made', 'proven', 'missed', 'none']) })),
    last: z.object({ at: z.iso.datetime(), bytes: z.number() }).nullable(),
    lastProven: z.object({ at: z.iso.datetime(), rows: z.number() }).nullable(),
  }),
});

export type CheckState = z.infer<typeof CheckState>;
export type DeskCheck = z.infer<typeof DeskCheck>;
export type DeskAction = z.infer<typeof DeskAction>;
export type DeskMatter = z.infer<typeof DeskMatter>;
export type DeskPlot = z.infer<typeof DeskPlot>;
export type DeskToday = z.infer<typeof DeskToday>;
