import type { AccessAnswer, WaysIn } from '../../contract/desk-access.ts';
import { ownerCookie, type OwnerCookie } from './cookie.ts';
import { devices, type Devices } from './devices.ts';
import { applyPasswordSetting, ownerPassword, type OwnerPassword } from './owner-password.ts';
import { passkeysPossible } from './passkey-proofs.ts';
import { countPasskeys, listPasskeys } from './passkey-store.ts';
import { passkeys, type Passkeys } from './passkeys.ts';
import { accessParts, type AccessOptions, type AccessParts } from './parts.ts';
import { makeCodes } from './recovery.ts';
import { codesLeft } from './recovery-store.ts';
import { resetAccess } from './reset.ts';
import type { OwnerAtDesk } from './sessions.ts';
import { hasOwner, setUps, type SetUps } from './set-up.ts';
import { signIns, type SignIns } from './sign-in.ts';
import { findOwner } from './store.ts';
import { twoStep, type TwoStep } from './two-step.ts';

export interface AccessService {
  siteUrl: string;
  cookie: OwnerCookie;
  /** Resolves when ADMIN_PASSWORD, where it is set, is the password. */
  prepare: () => Promise<void>;
  /** Who holds this token; null for strangers. */
  ownerAtDesk: (token: string | null) => Promise<OwnerAtDesk | null>;
  /** As far as a stranger may know; while the database is away, whatever there may be. */
  waysIn: () => Promise<WaysIn>;
  signIn: SignIns;
  setUp: SetUps;
  /** A link for a desk that has no owner, as soon as the database can tell; null where there is one. */
  invitation: () => Promise<string | null>;
  /** On the machine alone; the link for whoever is to be the owner. */
  reset: () => Promise<string>;
  overview: (owner: OwnerAtDesk) => Promise<AccessAnswer>;
  password: OwnerPassword;
  passkeys: Passkeys;
  twoStep: TwoStep;
  makeRecoveryCodes: (owner: OwnerAtDesk) => Promise<string[]>;
  devices: Devices;
}

function waysIn({ config, database }: AccessParts): () => Promise<WaysIn> {
  const { db } = database;
  return async () => {
    if (!database.ready()) return { passkey: passkeysPossible(config), setUp: false };
    return {
      passkey: passkeysPossible(config) && (await countPasskeys(db)) > 0,
      setUp: !(await hasOwner(db)),
    };
  };
}

function overview({ config, database: { db }, sessions }: AccessParts): AccessService['overview'] {
  return async ({ sessionId }) => {
    const owner = await findOwner(db);
    const chosen = owner?.passwordHash == null ? 'none' : 'chosen';
    return {
      devices: (await sessions.list()).map(({ id, device, createdAt, seenAt }) => ({
        id,
        name: device,
        signedInAt: createdAt.toISOString(),
        seenAt: seenAt.toISOString(),
        isThis: id === sessionId,
      })),
      passkeysPossible: passkeysPossible(config),
      passkeys: (await listPasskeys(db)).map(({ id, name, createdAt, usedAt }) => ({
        id,
        name,
        addedAt: createdAt.toISOString(),
        usedAt: usedAt?.toISOString() ?? null,
      })),
      password: config.adminPassword === null ? chosen : 'setting',
      totp: owner?.totpSealed != null,
      recoveryCodesLeft: await codesLeft(db),
    };
  };
}

/** Who may sit at the desk, and how they prove it. */
export function accessService(options: AccessOptions): AccessService {
  const parts = accessParts(options);
  const { config, database, sessions } = parts;
  const { db } = database;
  let prepared: Promise<void> | undefined;
  const prepare = (): Promise<void> =>
    (prepared ??= applyPasswordSetting(parts).catch((error: unknown) => {
      // Whoever signs in next has it tried again.
      prepared = undefined;
      throw error;
    }));
  const signIn = signIns(parts);
  const setUp = setUps(parts);
  return {
    siteUrl: config.siteUrl,
    cookie: ownerCookie(config.siteUrl),
    prepare,
    ownerAtDesk: sessions.find,
    waysIn: waysIn(parts),
    signIn: {
      ...signIn,
      async byPassword(given, caller) {
        // Without the database it would wait for it, and whoever asks is told at once instead.
        if (database.ready()) await prepare();
        return signIn.byPassword(given, caller);
      },
    },
    setUp,
    invitation: async () => {
      await database.whenReady();
      return setUp.link();
    },
    reset: () => db.transaction((tx) => resetAccess(tx, parts)),
    overview: overview(parts),
    password: ownerPassword(parts),
    passkeys: passkeys(parts),
    twoStep: twoStep(parts),
    makeRecoveryCodes: ({ device }) => db.transaction((tx) => makeCodes(tx, parts, device)),
    devices: devices(parts),
  };
}
