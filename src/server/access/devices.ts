import { recordAudit } from '../audit/store.ts';
import { NotFound } from '../failures.ts';
import { nowOf, type AccessParts } from './parts.ts';
import { endSession, endSessions } from './session-store.ts';
import type { OwnerAtDesk } from './sessions.ts';

export interface Devices {
  /** Signs out this one. */
  leave: (owner: OwnerAtDesk) => Promise<void>;
  /** Signs out another. */
  end: (owner: OwnerAtDesk, id: string) => Promise<void>;
  /** Signs out all, this one too. */
  endAll: (owner: OwnerAtDesk) => Promise<void>;
}

export function devices(parts: AccessParts): Devices {
  const { db } = parts.database;
  return {
    leave: ({ sessionId, device }) =>
      db.transaction(async (tx) => {
        await endSession(tx, sessionId);
        await recordAudit(tx, nowOf(parts), { by: device, action: 'signed out', subject: device });
      }),
    end: (owner, id) =>
      db.transaction(async (tx) => {
        const subject = await endSession(tx, id);
        if (subject === null) throw new NotFound('That device is signed out already.');
        await recordAudit(tx, nowOf(parts), { by: owner.device, action: 'device signed out', subject });
      }),
    endAll: (owner) =>
      db.transaction(async (tx) => {
        const signedOut = await endSessions(tx);
        const change = { by: owner.device, action: 'signed out everywhere', subject: 'access' };
        await recordAudit(tx, nowOf(parts), { ...change, after: { signedOut } });
      }),
  };
}
