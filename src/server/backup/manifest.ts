import { z } from 'zod';

export const FORMAT = 1;

/** The first record of a backup: what it was made of. */
const Begin = z.object({
  kind: z.literal('begin'),
  format: z.number(),
  site: z.string(),
  madeAt: z.iso.datetime(),
  /** The newest migration of the database: its name, and when it is dated, which is how drizzle knows it. */
  migration: z.object({ tag: z.string(), when: z.number() }),
});

/** Its rows follow, as `copy` writes them. */
const TableBegins = z.object({ kind: z.literal('table'), name: z.string(), columns: z.array(z.string()) });

const TableTotal = z.object({
  name: z.string(),
  rows: z.number(),
  /** SHA-256 (hex) of all its rows as `copy` writes them, in the order of their key. */
  hash: z.string(),
});

/** The last record: what must have been read by now. */
const End = z.object({
  kind: z.literal('end'),
  tables: z.array(TableTotal),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
});

export const BackupRecord = z.discriminatedUnion('kind', [Begin, TableBegins, End]);

export type BackupRecord = z.infer<typeof BackupRecord>;
export type Begin = z.infer<typeof Begin>;
export type End = z.infer<typeof End>;
export type TableTotal = z.infer<typeof TableTotal>;

export const totalRows = (tables: readonly TableTotal[]): number =>
  tables.reduce((sum, { rows }) => sum + rows, 0);
