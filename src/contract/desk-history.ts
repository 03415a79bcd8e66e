import { z } from 'zod';

/** One thing that is another than before; null where there was nothing, or is nothing any more. */
const Change = z.object({ what: z.string(), before: z.string().nullable(), after: z.string().nullable() });

const HistoryEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** The device that was signed in, or "machine". */
  by: z.string(),
  /** "order refunded" */
  action: z.string(),
  /** What it was done to: "Z-2041" */
  subject: z.string(),
  changes: z.array(Change),
});

export const DeskHistoryQuery = z.object({ before: z.coerce.number().int().positive().optional() });

/** GET /api/admin/history?before=… The newest first; `next` asks for what was before these. */
export const DeskHistory = z.object({ entries: z.array(HistoryEntry), next: z.int().nullable() });

export type DeskHistory = z.infer<typeof DeskHistory>;
export type HistoryEntry = z.infer<typeof HistoryEntry>;
