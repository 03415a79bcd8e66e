import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AccessAnswer, RecoveryCodesAnswer, TotpAnswer } from '../../src/contract/desk-access.ts';
import { stepAt, totpCode } from '../../src/server/access/totp.ts';
import { wholeDatabase } from '../harness/database.ts';
import {
  cookieOf,
  holderOf,
  OWNER,
  OWNER_PASSWORD,
  ownerOf,
  sendFromDesk,
  type Owner,
} from '../harness/owner.ts';
import { startTestSite, TEST_NOON, type TestSite } from '../harness/site.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

let site: TestSite;
let nowMs = Date.parse(TEST_NOON);

beforeAll(async () => {
  site = await startTestSite({ env: { ...OWNER, TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => site.stop());
beforeEach(() => passed(3_600_000));

async function passed(ms: number): Promise<void> {
  nowMs += ms;
  await site.setClock(new Date(nowMs).toISOString());
}

function secretIn({ secret }: TotpAnswer): Buffer {
  const bits = [...secret.replaceAll(' ', '')].map((letter) =>
    LETTERS.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from(
    bits
      .join('')
      .match(/.{8}/g)!
      .map((byte) => Number.parseInt(byte, 2)),
  );
}

const codeNow = (secret: Buffer): string => totpCode(secret, stepAt(nowMs));

async function signIn(body: object, path = '/api/admin/sign-in', address = '198.51.100.1') {
  const answer = await sendFromDesk(site, 'POST', path, { body, address });
  const text = await answer.clone().text();
  const code = text ? (JSON.parse(text) as { error: { code: string } }).error.code : 'in';
  return { answer, code };
}

/** Turns them on, and gives the owner, the secret and the recovery codes that came with it. */
async function twoStepOwner(): Promise<{ owner: Owner; secret: Buffer; codes: string[] }> {
  const owner = await ownerOf(site);
  const begun = (await (await owner.send('POST', '/api/admin/access/totp')).json()) as TotpAnswer;
  const secret = secretIn(begun);
  const answer = await owner.send('PUT', '/api/admin/access/totp', { code: codeNow(secret) });
  const { codes } = (await answer.json()) as RecoveryCodesAnswer;
  await passed(60_000);
  return { owner, secret, codes };
}

const turnOff = async (owner: Owner) => {
  expect((await owner.send('DELETE', '/api/admin/access/totp')).status).toBe(204);
};

const newCodes = async (owner: Owner): Promise<string[]> => {
  const answer = await owner.send('POST', '/api/admin/access/recovery-codes');
  return ((await answer.json()) as RecoveryCodesAnswer).codes;
};

const overviewOf = async (owner: Owner) =>
  (await (await owner.get('/api/admin/access')).json()) as AccessAnswer;

describe('two-step codes', () => {
  it('begin with a secret that counts from its first code on', async () => {
    const owner = await ownerOf(site);
    const begun = (await (await owner.send('POST', '/api/admin/access/totp')).json()) as TotpAnswer;
    expect(begun.secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    expect(begun.link).toBe(
      `otpauth://totp/Zodiary%3Alocalhost%3A0?secret=${begun.secret.replaceAll(' ', '')}&issuer=Zodiary`,
    );
    expect((await owner.send('PUT', '/api/admin/access/totp', { code: '000000' })).status).toBe(400);
    expect((await overviewOf(owner)).totp).toBe(false);
    expect((await signIn({ password: OWNER_PASSWORD })).code).toBe('in');
  });

  it('are asked for after the password, and one opens once', async () => {
    const { owner, secret, codes } = await twoStepOwner();
    expect([codes.length, (await overviewOf(owner)).recoveryCodesLeft]).toEqual([8, 8]);
    expect((await signIn({ password: OWNER_PASSWORD })).code).toBe('code_needed');
    const code = codeNow(secret);
    expect((await signIn({ password: 'no', code })).code).toBe('wrong');
    expect((await signIn({ password: OWNER_PASSWORD, code })).code).toBe('in');
    expect((await signIn({ password: OWNER_PASSWORD, code })).code).toBe('wrong_code');
    await turnOff(owner);
    expect((await signIn({ password: OWNER_PASSWORD })).code).toBe('in');
  });

  it('of which the same comes twice at the same moment open one door', async () => {
    const { owner, secret } = await twoStepOwner();
    const body = { password: OWNER_PASSWORD, code: codeNow(secret) };
    const tries = await Promise.all([signIn(body), signIn(body, undefined, '198.51.100.9')]);
    expect(tries.map(({ code }) => code).toSorted()).toEqual(['in', 'wrong_code']);
    await turnOff(owner);
  });

  it('are not there to be guessed: the password alone forgives no wrong try', async () => {
    const { owner } = await twoStepOwner();
    const address = '198.51.100.10';
    for (let index = 0; index < 5; index++) {
      expect((await signIn({ password: OWNER_PASSWORD }, undefined, address)).code).toBe('code_needed');
      const guess = await signIn({ password: OWNER_PASSWORD, code: '000000' }, undefined, address);
      expect(guess.code).toBe('wrong_code');
    }
    expect((await signIn({ password: OWNER_PASSWORD }, undefined, address)).answer.status).toBe(429);
    await turnOff(owner);
  });
});

describe('recovery codes', () => {
  it('replace all else, and each works once', async () => {
    const { owner } = await twoStepOwner();
    const codes = await newCodes(owner);
    const typed = codes[0]!.toLowerCase().replaceAll('-', ' ');
    const used = await signIn({ code: typed }, '/api/admin/sign-in/recovery');
    expect(used.code).toBe('in');
    const recovered = holderOf(site, cookieOf(used.answer));
    expect((await overviewOf(recovered)).recoveryCodesLeft).toBe(7);
    expect((await signIn({ code: typed }, '/api/admin/sign-in/recovery')).code).toBe('wrong');
    // Whoever has lost both makes the desk their own again without the password.
    await turnOff(recovered);
    await turnOff(owner);
  });

  it('that are new end those from before', async () => {
    const owner = await ownerOf(site);
    const [before, after] = [await newCodes(owner), await newCodes(owner)];
    expect(new Set([...before, ...after]).size).toBe(16);
    expect((await signIn({ code: before[0] }, '/api/admin/sign-in/recovery')).code).toBe('wrong');
    expect((await signIn({ code: after[0] }, '/api/admin/sign-in/recovery')).code).toBe('in');
  });
});

it('nothing that opens the desk can be read in the database', async () => {
  const { owner, secret } = await twoStepOwner();
  const codes = await newCodes(owner);
  const stored = await wholeDatabase(site.databaseUrl);
  const [, token = ''] = owner.cookie.split('=');
  expect(token).toHaveLength(43);
  const secrets = [OWNER_PASSWORD, token, secret.toString('base64url'), secret.toString('hex'), ...codes];
  expect(secrets.filter((one) => stored.includes(one))).toEqual([]);
  await turnOff(owner);
});
