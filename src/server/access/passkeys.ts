import type { PasskeyMade, PasskeyOptions, PasskeyProof } from '../../contract/desk-access.ts';
import { recordAudit } from '../audit/store.ts';
import { Conflict, Invalid, NotFound } from '../failures.ts';
import { askForNew, askForProof, checkNew, checkProof, passkeysPossible } from './passkey-proofs.ts';
import { addPasskey, removePasskey, renamePasskey } from './passkey-store.ts';
import { nowOf, type AccessParts } from './parts.ts';
import type { OwnerAtDesk } from './sessions.ts';
import { beginSession, type Caller, type SignedIn } from './sign-in.ts';
import { holdOwner } from './store.ts';

const SIGN_IN = 'sign-in';
const confirmation = ({ sessionId }: OwnerAtDesk): string => `confirm ${sessionId}`;
const addition = ({ sessionId }: OwnerAtDesk): string => `add ${sessionId}`;

export interface Passkeys {
  askForSignIn: (caller: Caller) => Promise<PasskeyOptions>;
  signIn: (proof: PasskeyProof, caller: Caller) => Promise<SignedIn>;
  askForConfirmation: (owner: OwnerAtDesk) => Promise<PasskeyOptions>;
  /** Whether it is the owner. */
  confirm: (owner: OwnerAtDesk, proof: PasskeyProof) => Promise<boolean>;
  askForNew: (owner: OwnerAtDesk) => Promise<PasskeyOptions>;
  add: (owner: OwnerAtDesk, name: string, made: PasskeyMade) => Promise<void>;
  rename: (owner: OwnerAtDesk, id: string, name: string) => Promise<void>;
  remove: (owner: OwnerAtDesk, id: string) => Promise<void>;
}

type Changes = Pick<Passkeys, 'add' | 'rename' | 'remove'>;

function known(name: string | null): string {
  if (name === null) throw new NotFound('There is no such passkey.');
  return name;
}

function passkeyChanges(parts: AccessParts): Changes {
  const { db } = parts.database;
  return {
    async add(owner, name, made) {
      const passkey = await checkNew(parts, addition(owner), made);
      if (passkey === null) throw new Invalid('That passkey couldn’t be checked. Please try again.');
      await db.transaction(async (tx) => {
        const isNew = await addPasskey(tx, { ...passkey, name, createdAt: nowOf(parts), usedAt: null });
        if (!isNew) throw new Conflict('This passkey is kept already.');
        await recordAudit(tx, nowOf(parts), { by: owner.device, action: 'passkey added', subject: name });
      });
    },
    rename: (owner, id, name) =>
      db.transaction(async (tx) => {
        const before = known(await renamePasskey(tx, id, name));
        const change = { by: owner.device, action: 'passkey renamed', subject: name };
        await recordAudit(tx, nowOf(parts), { ...change, before, after: name });
      }),
    remove: (owner, id) =>
      db.transaction(async (tx) => {
        const subject = known(await removePasskey(tx, id));
        await recordAudit(tx, nowOf(parts), { by: owner.device, action: 'passkey removed', subject });
      }),
  };
}

export function passkeys(parts: AccessParts): Passkeys {
  const { config, database, sessions } = parts;
  function refuseWhereImpossible(): void {
    if (passkeysPossible(config)) return;
    throw new Conflict('Passkeys need an https address. The password works here.');
  }
  return {
    async askForSignIn({ asker }) {
      refuseWhereImpossible();
      return askForProof(parts, SIGN_IN, asker.address);
    },
    async signIn(proof, caller) {
      const name = await checkProof(parts, SIGN_IN, proof);
      if (name === null) return { kind: 'wrong' };
      const how = `passkey “${name}”`;
      const token = await database.db.transaction((tx) => beginSession(tx, parts, caller, how));
      return { kind: 'in', token };
    },
    async askForConfirmation(owner) {
      refuseWhereImpossible();
      return askForProof(parts, confirmation(owner), owner.sessionId);
    },
    async confirm(owner, proof) {
      const isOwner = (await checkProof(parts, confirmation(owner), proof)) !== null;
      if (isOwner) await sessions.confirm(owner.sessionId);
      return isOwner;
    },
    async askForNew(owner) {
      refuseWhereImpossible();
      const { passkeyHandle } = await database.db.transaction(holdOwner);
      return askForNew(parts, addition(owner), { asker: owner.sessionId, passkeyHandle });
    },
    ...passkeyChanges(parts),
  };
}
