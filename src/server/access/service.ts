import { recordAudit } from '../audit/store.ts';
import { ownerCookie, type OwnerCookie } from './cookie.ts';
import { applyPasswordSetting } from './owner-password.ts';
import { accessParts, nowOf, type AccessOptions } from './parts.ts';
import { endSession } from './session-store.ts';
import type { OwnerAtDesk } from './sessions.ts';
import { passwordSignIn, type Caller, type SignedIn } from './sign-in.ts';

export interface AccessService {
  siteUrl: string;
  cookie: OwnerCookie;
  /** Resolves when ADMIN_PASSWORD, where it is set, is the password. */
  prepare: () => Promise<void>;
  /** Who holds this token; null for strangers. */
  ownerAtDesk: (token: string | null) => Promise<OwnerAtDesk | null>;
  signIn: (password: string, caller: Caller) => Promise<SignedIn>;
  signOut: (owner: OwnerAtDesk) => Promise<void>;
}

/** Who may sit at the desk, and how they prove it. */
export function accessService(options: AccessOptions): AccessService {
  const parts = accessParts(options);
  const { config, database } = parts;
  let prepared: Promise<void> | undefined;
  const prepare = (): Promise<void> => (prepared ??= applyPasswordSetting(parts));
  const signIn = passwordSignIn(parts);
  return {
    siteUrl: config.siteUrl,
    cookie: ownerCookie(config.siteUrl),
    prepare,
    ownerAtDesk: (token) => parts.sessions.find(token),
    async signIn(password, caller) {
      if (database.ready()) await prepare();
      return signIn(password, caller);
    },
    signOut: (owner) =>
      database.db.transaction(async (tx) => {
        await endSession(tx, owner.sessionId);
        await recordAudit(tx, nowOf(parts), {
          by: owner.device,
          action: 'signed out',
          subject: owner.device,
        });
      }),
  };
}
