import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';

/** The one who runs the site: a single row, made at the first sign of them. */
export const owner = pgTable(
  'owner',
  {
    id: integer('id').primaryKey(),
    /** Argon2id as a PHC string; null: no password opens the desk. */
    passwordHash: text('password_hash'),
    /** What passkeys know the owner by: 32 random bytes, base64url. */
    passkeyHandle: text('passkey_handle').notNull(),
    /** The secret of the codes, sealed; null: no code is asked for. */
    totpSealed: text('totp_sealed'),
    /** One that was shown but has not given its first code yet. */
    totpNextSealed: text('totp_next_sealed'),
    /** The newest half minute whose code was used: neither it nor an older one is taken again. */
    totpLastStep: integer('totp_last_step').notNull().default(0),
  },
  (table) => [check('owner_is_one', sql`${table.id} = 1`)],
);

/** The devices that are signed in. */
export const ownerSessions = pgTable('owner_sessions', {
  id: text('id').primaryKey(),
  /** SHA-256 (hex) of what the cookie holds. */
  tokenHash: text('token_hash').notNull().unique(),
  /** "Safari on iPhone" */
  device: text('device').notNull(),
  createdAt: moment('created_at').notNull(),
  seenAt: moment('seen_at').notNull(),
  /** When the owner last gave password or passkey here. */
  confirmedAt: moment('confirmed_at').notNull(),
});

export const ownerPasskeys = pgTable('owner_passkeys', {
  /** As the authenticator named it, base64url. */
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: jsonb('transports').$type<string[]>().notNull(),
  name: text('name').notNull(),
  createdAt: moment('created_at').notNull(),
  usedAt: moment('used_at'),
});

/** What a passkey was asked to sign: answered once, within minutes. */
export const ownerChallenges = pgTable(
  'owner_challenges',
  {
    challenge: text('challenge').primaryKey(),
    purpose: text('purpose').notNull(),
    /** Who asked, so that one stranger who asks a lot crowds out only themselves. */
    asker: text('asker').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('owner_challenges_created').on(table.createdAt)],
);

/** A used one is gone. */
export const ownerRecoveryCodes = pgTable('owner_recovery_codes', {
  codeHash: text('code_hash').primaryKey(),
});

/** Links that make somebody the owner of a site that has none. */
export const ownerSetUpLinks = pgTable('owner_set_up_links', {
  tokenHash: text('token_hash').primaryKey(),
  createdAt: moment('created_at').notNull(),
});

/** Addresses that gave wrong passwords, by a keyed hash: kept here so that a restart is no fresh start for a guesser. */
export const ownerLockouts = pgTable(
  'owner_lockouts',
  {
    address: text('address').primaryKey(),
    wrong: integer('wrong').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [index('owner_lockouts_last').on(table.lastAt)],
);
