import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { EditKind, Fields } from '../../domain/content-edits/edit.ts';
import { moment } from '../db/columns.ts';

/** What the owner wrote over the files: of a unit at most one draft and one that visitors read. */
export const contentEdits = pgTable(
  'content_edits',
  {
    kind: text('kind').$type<EditKind>().notNull(),
    unit: text('unit').notNull(),
    slot: text('slot').$type<'draft' | 'public'>().notNull(),
    state: text('state').$type<'draft' | 'live' | 'hidden'>().notNull(),
    /** SHA-256 (hex) of the base; null for a unit that is the owner's own. */
    baseHash: text('base_hash'),
    base: jsonb('base').$type<Fields>(),
    text: jsonb('text').$type<Fields>().notNull(),
    revision: integer('revision').notNull(),
    author: text('author').notNull(),
    savedAt: moment('saved_at').notNull(),
    /** Of a draft: when it becomes public by itself. */
    scheduledFor: moment('scheduled_for'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.unit, table.slot] }),
    index('content_edits_scheduled')
      .on(table.scheduledFor)
      .where(sql`${table.scheduledFor} is not null`),
    check(
      'content_edits_state_fits_slot',
      sql`(${table.slot} = 'draft') = (${table.state} = 'draft') and ${table.slot} in ('draft', 'public') and ${table.state} in ('draft', 'live', 'hidden')`,
    ),
    check('content_edits_only_drafts_wait', sql`${table.slot} = 'draft' or ${table.scheduledFor} is null`),
  ],
);

/** The last revision that was given in each unit: it goes on where a draft was thrown away, so that no old tab fits again. */
export const contentUnits = pgTable(
  'content_units',
  {
    kind: text('kind').$type<EditKind>().notNull(),
    unit: text('unit').notNull(),
    revision: integer('revision').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.unit] })],
);

/** What visitors have read of a unit since when. Only ever added to: a trigger refuses the rest. */
export const contentRevisions = pgTable(
  'content_revisions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<EditKind>().notNull(),
    unit: text('unit').notNull(),
    at: moment('at').notNull(),
    author: text('author').notNull(),
    /** "Published", "Hidden", "Arrived with a release" */
    what: text('what').notNull(),
    /** The whole unit as it was public from then on; null where it was not. */
    fields: jsonb('fields').$type<Fields>(),
  },
  (table) => [index('content_revisions_of_unit').on(table.kind, table.unit, table.id)],
);

/** Counts what was changed for visitors: an instance that has read another number looks again. */
export const contentState = pgTable(
  'content_state',
  {
    id: integer('id').primaryKey().default(1),
    revision: integer('revision').notNull(),
  },
  (table) => [check('content_state_is_one', sql`${table.id} = 1`)],
);
