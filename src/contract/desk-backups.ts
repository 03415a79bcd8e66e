import { z } from 'zod';
import { DeskToday } from './desk-today.ts';

export const BackupState = z.enum(['making', 'made', 'proving', 'proven', 'failed', 'missing']);

export const DeskBackup = z.object({
  id: z.number(),
  madeAt: z.iso.datetime(),
  state: BackupState,
  bytes: z.number().nullable(),
  tables: z.number().nullable(),
  rows: z.number().nullable(),
  /** Why it failed or could not be proven. */
  reason: z.string().nullable(),
  provenAt: z.iso.datetime().nullable(),
  /** Restored into a scratch database, or only read through. */
  proof: z.enum(['restored', 'read']).nullable(),
  rowsCompared: z.number().nullable(),
  /** Whether its file is still kept: the newest of seven days and of four weeks are. */
  isKept: z.boolean(),
});

export const DeskBackups = DeskToday.shape.backups.extend({
  timeZone: z.string(),
  /** "03:15" by the clocks of the zone; null where none is made by night. */
  nightlyAt: z.string().nullable(),
  folder: z.string(),
  /** Where the key is that opens them: the setting SECRET_KEY, or a file. */
  keyFile: z.string().nullable(),
  /** What goes on right now. */
  now: z.object({ kind: z.enum(['making', 'proving']), tables: z.number(), rows: z.number() }).nullable(),
  /** Of the last thirty days and all that are kept, the newest first. */
  list: z.array(DeskBackup),
});

/** What was pressed has begun, or goes on already. */
export const BackupBegun = z.object({ kind: z.enum(['making', 'proving']) });

export const BackupId = z.strictObject({ id: z.coerce.number().int().positive() });

export type DeskBackup = z.infer<typeof DeskBackup>;
export type DeskBackups = z.infer<typeof DeskBackups>;
