import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, real, text } from 'drizzle-orm/pg-core';
import { moment, NO_PENDING_LIST, tsvector } from '../db/columns.ts';

/** Everything but readings that search can find: written anew as a whole with a release and a month, mended after an edit. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    href: text('href').notNull(),
    title: text('title').notNull(),
    note: text('note').notNull(),
    body: text('body').notNull(),
    icon: text('icon').notNull(),
    /** How much sooner it is shown than others that fit as well. */
    standing: real('standing').notNull(),
    /** Its place in the list, for those that fit equally: signs stand in the order of the zodiac. */
    place: integer('place').notNull(),
    /** Of its words, to see which have changed; none for events in the sky. */
    digest: text('digest').notNull().default(''),
    /** Of a post, when it is published; of an event in the sky, when it happens. */
    at: moment('at'),
    words: tsvector('words').notNull(),
    /** The stems of its name: who types all of them means this one. */
    nameStems: text('name_stems').array().notNull(),
    /** Title without capitals and accents, for what full text passes over: lines made of small words, half a name. */
    plainTitle: text('plain_title').notNull(),
  },
  (table) => [
    index('search_documents_words').using('gin', table.words).with(NO_PENDING_LIST),
    index('search_documents_title').using('gin', table.plainTitle.op('gin_trgm_ops')).with(NO_PENDING_LIST),
  ],
);

/** Every word that the site's texts use: what a mistyped one is compared with. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text('word').primaryKey(),
    stem: text('stem').notNull(),
    /** In how many documents its stem stands. */
    documents: integer('documents').notNull(),
    /** Whether it is a name or a word that the site is about; typing errors are sooner taken for one of these. */
    isName: boolean('is_name').notNull(),
  },
  (table) => [
    index('search_words_trigrams').using('gin', table.word.op('gin_trgm_ops')).with(NO_PENDING_LIST),
    index('search_words_stem').on(table.stem),
  ],
);

/** Which content the two tables above were written from. */
export const searchIndex = pgTable(
  'search_index',
  {
    id: integer('id').primaryKey().default(1),
    contentHash: text('content_hash').notNull(),
    documents: integer('documents').notNull(),
    filledAt: moment('filled_at').notNull().defaultNow(),
  },
  (table) => [check('search_index_is_one', sql`${table.id} = 1`)],
);

/** What the owner says people mean: words that lead to another search or to a page. */
export const searchAliases = pgTable(
  'search_aliases',
  {
    /** As `aliasKey` writes them. */
    words: text('words').primaryKey(),
    kind: text('kind', { enum: ['search', 'page'] }).notNull(),
    target: text('target').notNull(),
    /** The device that was signed in. */
    by: text('by').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [check('search_aliases_kind', sql`${table.kind} in ('search', 'page')`)],
);
