import { isIP } from 'node:net';
import type { PasskeyMade, PasskeyOptions, PasskeyProof } from '../../contract/desk-access.ts';
import type { Config } from '../config.ts';
import { CHALLENGE_MS } from './challenges.ts';
import { findPasskey, listPasskeys, usePasskey, type PasskeyRow } from './passkey-store.ts';
import { nowOf, type AccessParts } from './parts.ts';

type Address = Pick<Config, 'siteUrl'>;

/** Browsers have passkeys on https and on this machine, for a name and not for a number. */
export function passkeysPossible({ siteUrl }: Address): boolean {
  const { protocol, hostname } = new URL(siteUrl);
  return hostname === 'localhost' || (protocol === 'https:' && isIP(hostname.replaceAll(/[[\]]/g, '')) === 0);
}

/** It reads certificates and more; only who uses a passkey waits for it, not the start. */
const library = () => import('@simplewebauthn/server');

const hostOf = ({ siteUrl }: Address): string => new URL(siteUrl).hostname;
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'));

/** What the browser says it had signed. */
function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

function expectedBy({ config }: AccessParts, expectedChallenge: string) {
  const origin = { expectedOrigin: config.siteUrl, expectedRPID: hostOf(config) };
  return { ...origin, expectedChallenge, requireUserVerification: true };
}

/** The library throws whatever does not fit. */
const refused = (): { verified: false } => ({ verified: false });

/** What the browser needs to have a passkey sign. It has no list: strangers need not know which there are. */
export async function askForProof(
  { config, challenges }: AccessParts,
  purpose: string,
  asker: string,
): Promise<PasskeyOptions> {
  const { generateAuthenticationOptions } = await library();
  return {
    ...(await generateAuthenticationOptions({
      rpID: hostOf(config),
      challenge: await challenges.make(purpose, asker),
      timeout: CHALLENGE_MS,
      userVerification: 'required',
    })),
  };
}

/** The name of the passkey that signed what was asked for this purpose; null for anything else. */
export async function checkProof(
  parts: AccessParts,
  purpose: string,
  proof: PasskeyProof,
): Promise<string | null> {
  const { db } = parts.database;
  const challenge = challengeIn(proof.response.clientDataJSON);
  const isAsked = await parts.challenges.take(purpose, challenge);
  const passkey = await findPasskey(db, proof.id);
  if (!isAsked || passkey === null) return null;
  const { id, counter, publicKey, name } = passkey;
  const { verifyAuthenticationResponse } = await library();
  const checked = await verifyAuthenticationResponse({
    response: proof,
    credential: { id, counter, publicKey: bytesOf(publicKey) },
    ...expectedBy(parts, challenge),
  }).catch(refused);
  if (!('authenticationInfo' in checked) || !checked.verified) return null;
  await usePasskey(db, id, checked.authenticationInfo.newCounter, nowOf(parts));
  return name;
}

/** What the browser needs to make a passkey. */
export async function askForNew(
  { config, challenges, database }: AccessParts,
  purpose: string,
  { asker, passkeyHandle }: { asker: string; passkeyHandle: string },
): Promise<PasskeyOptions> {
  const { generateRegistrationOptions } = await library();
  const kept = await listPasskeys(database.db);
  return {
    ...(await generateRegistrationOptions({
      rpName: config.siteName,
      rpID: hostOf(config),
      userName: 'owner',
      userDisplayName: `The owner of ${config.siteName}`,
      userID: bytesOf(passkeyHandle),
      challenge: await challenges.make(purpose, asker),
      timeout: CHALLENGE_MS,
      attestationType: 'none',
      excludeCredentials: kept.map(({ id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })),
  };
}

type NewPasskey = Pick<PasskeyRow, 'id' | 'publicKey' | 'counter' | 'transports'>;

export async function checkNew(
  parts: AccessParts,
  purpose: string,
  made: PasskeyMade,
): Promise<NewPasskey | null> {
  const challenge = challengeIn(made.response.clientDataJSON);
  if (!(await parts.challenges.take(purpose, challenge))) return null;
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: made,
    ...expectedBy(parts, challenge),
  }).catch((): { registrationInfo?: never } => ({}));
  if (!registrationInfo) return null;
  const { id, publicKey, counter } = registrationInfo.credential;
  const { transports } = made.response;
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
}
