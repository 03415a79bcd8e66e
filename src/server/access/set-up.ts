import { randomBytes } from 'node:crypto';
import { recordAudit } from '../audit/store.ts';
import type { Connection, Transaction } from '../db/database.ts';
import { hashOf } from '../orders/sealing.ts';
import { countPasskeys } from './passkey-store.ts';
import { nowOf, type AccessParts } from './parts.ts';
import { addLink, hasLink, removeLinks } from './set-up-store.ts';
import { beginSession, type Caller } from './sign-in.ts';
import { changeOwner, findOwner, holdOwner } from './store.ts';

const LINK_MS = 30 * 60_000;
const TOKEN_BYTES = 32;

/** Somebody can sign in already. */
export async function hasOwner(db: Connection | Transaction): Promise<boolean> {
  return (await findOwner(db))?.passwordHash != null || (await countPasskeys(db)) > 0;
}

/** What stands behind the # is never sent to a server, so that no log on the way has it. */
const linkOf = (siteUrl: string, token: string): string => `${siteUrl}/admin/set-up#${token}`;

/** Works once, for half an hour. */
export async function makeLink(tx: Transaction, parts: AccessParts): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await removeLinks(tx, new Date(parts.clock.nowMs() - LINK_MS));
  await addLink(tx, hashOf(token), nowOf(parts));
  return linkOf(parts.config.siteUrl, token);
}

export type SetUp = { kind: 'in'; token: string } | { kind: 'link-ended' };

export interface SetUps {
  /** A link for who is to be the owner; null where there is one. */
  link: () => Promise<string | null>;
  /** Whoever has the link chooses the password. */
  begin: (given: { token: string; password: string }, caller: Caller) => Promise<SetUp>;
}

export function setUps(parts: AccessParts): SetUps {
  const { database, passwords, clock } = parts;
  const { db } = database;
  const isOpen = async (connection: Connection | Transaction, token: string): Promise<boolean> => {
    const madeAfter = new Date(clock.nowMs() - LINK_MS);
    return (await hasLink(connection, hashOf(token), madeAfter)) && !(await hasOwner(connection));
  };
  return {
    link: () =>
      db.transaction(async (tx) => {
        await holdOwner(tx);
        return (await hasOwner(tx)) ? null : makeLink(tx, parts);
      }),
    async begin({ token, password }, caller) {
      // Looked at before the costly part, and again with the row held: of two at the same time one is the owner.
      if (!(await isOpen(db, token))) return { kind: 'link-ended' };
      const passwordHash = await passwords.hash(password, caller.asker.address);
      return db.transaction(async (tx): Promise<SetUp> => {
        await holdOwner(tx);
        if (!(await isOpen(tx, token))) return { kind: 'link-ended' };
        await changeOwner(tx, { passwordHash });
        await removeLinks(tx);
        await recordAudit(tx, nowOf(parts), { by: caller.device, action: 'desk set up', subject: 'access' });
        return { kind: 'in', token: await beginSession(tx, parts, caller, 'set-up link') };
      });
    },
  };
}
