import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AccessAnswer, PasskeyOptions } from '../../src/contract/desk-access.ts';
import { authenticator } from '../harness/authenticator.ts';
import { holderOf, cookieOf, OWNER, ownerOf, sendFromDesk, type Owner } from '../harness/owner.ts';
import { startTestSite, TEST_NOON, type TestSite } from '../harness/site.ts';

const SITE_URL = 'https://zodiary.example';
const MINUTE_MS = 60_000;

let site: TestSite;
let nowMs = Date.parse(TEST_NOON);

beforeAll(async () => {
  site = await startTestSite({ env: { ...OWNER, SITE_URL } });
});
afterAll(() => site.stop());
beforeEach(() => passed(60 * MINUTE_MS));

async function passed(ms: number): Promise<void> {
  nowMs += ms;
  await site.setClock(new Date(nowMs).toISOString());
}

const optionsOf = async (answer: Promise<Response>) => (await (await answer).json()) as PasskeyOptions;
const signInOptions = () => optionsOf(sendFromDesk(site, 'POST', '/api/admin/sign-in/passkey/options'));
const signIn = (body: object) => sendFromDesk(site, 'POST', '/api/admin/sign-in/passkey', { body });

async function withPasskey(owner: Owner, name: string) {
  const passkey = authenticator(SITE_URL);
  const options = await optionsOf(owner.send('POST', '/api/admin/access/passkeys/options'));
  const made = { name, passkey: passkey.make(options) };
  expect((await owner.send('POST', '/api/admin/access/passkeys', made)).status).toBe(204);
  return { passkey, made };
}

const passkeysOf = async (owner: Owner) =>
  ((await (await owner.get('/api/admin/access')).json()) as AccessAnswer).passkeys;

describe('a passkey', () => {
  it('is offered at the door as soon as there is one', async () => {
    const isOffered = async () => (await (await fetch(`${site.url}/admin`)).text()).includes(' data-passkey');
    const before = await isOffered();
    await withPasskey(await ownerOf(site), 'First');
    expect([before, await isOffered()]).toEqual([false, true]);
  });

  it('signs in once for each challenge', async () => {
    const { passkey } = await withPasskey(await ownerOf(site), 'Phone');
    const options = await signInOptions();
    expect(options).toMatchObject({ rpId: 'zodiary.example', userVerification: 'required' });
    expect(options).not.toHaveProperty('allowCredentials');
    const proof = passkey.sign(options);
    const answer = await signIn(proof);
    expect(answer.status).toBe(204);
    expect((await holderOf(site, cookieOf(answer)).get('/api/admin/access')).status).toBe(200);
    expect((await signIn(proof)).status).toBe(401);
  });

  it('has five minutes', async () => {
    const { passkey } = await withPasskey(await ownerOf(site), 'Slow');
    const options = await signInOptions();
    await passed(5 * MINUTE_MS);
    expect((await signIn(passkey.sign(options))).status).toBe(401);
  });

  it('is refused from another address, without its owner’s finger, or with a count that went back', async () => {
    const { passkey } = await withPasskey(await ownerOf(site), 'Strict');
    const tried = async (changed: object) =>
      (await signIn(passkey.sign(await signInOptions(), changed))).status;
    expect(await tried({ count: 10 })).toBe(204);
    expect(await tried({ origin: 'https://zodiary.example.evil.example', count: 11 })).toBe(401);
    expect(await tried({ flags: 0b1, count: 12 })).toBe(401);
    expect(await tried({ count: 10 })).toBe(401);
    expect(await tried({ count: 13 })).toBe(204);
  });

  it('that nobody added opens nothing', async () => {
    expect((await signIn(authenticator(SITE_URL).sign(await signInOptions()))).status).toBe(401);
  });

  it('is one of several with names, and opens nothing once it is removed', async () => {
    const owner = await ownerOf(site);
    const before = (await passkeysOf(owner)).length;
    const { passkey, made } = await withPasskey(owner, 'Old laptop');
    await withPasskey(owner, 'New laptop');
    expect((await owner.send('POST', '/api/admin/access/passkeys', made)).status).toBe(400);
    const { id } = (await passkeysOf(owner)).find(({ name }) => name === 'Old laptop')!;
    const path = `/api/admin/access/passkeys/${id}`;
    expect((await owner.send('PUT', path, { name: 'Laptop of before' })).status).toBe(204);
    const names = (await passkeysOf(owner)).map(({ name }) => name);
    expect(names).toHaveLength(before + 2);
    expect(names).toEqual(expect.arrayContaining(['Laptop of before', 'New laptop']));
    expect((await owner.send('DELETE', path)).status).toBe(204);
    expect((await owner.send('DELETE', path)).status).toBe(404);
    expect((await signIn(passkey.sign(await signInOptions()))).status).toBe(401);
  });
});

describe('a change of access', () => {
  it('needs a proof of the last 15 minutes, which password and passkey give', async () => {
    const owner = await ownerOf(site);
    const { passkey } = await withPasskey(owner, 'Proof');
    const change = async () => (await owner.send('POST', '/api/admin/access/recovery-codes')).status;
    await passed(14 * MINUTE_MS);
    expect(await change()).toBe(200);
    await passed(MINUTE_MS);
    const refused = await owner.send('POST', '/api/admin/access/recovery-codes');
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { error: { code: 'confirm_needed', message: 'Please show once more that it’s you.' } },
    ]);
    expect((await owner.get('/api/admin/access')).status).toBe(200);
    expect((await owner.send('POST', '/api/admin/confirm', { password: 'no' })).status).toBe(403);
    expect(await change()).toBe(403);
    const password = OWNER.ADMIN_PASSWORD;
    expect((await owner.send('POST', '/api/admin/confirm', { password })).status).toBe(204);
    expect(await change()).toBe(200);

    await passed(15 * MINUTE_MS);
    expect(await change()).toBe(403);
    // A challenge of the sign-in, which a stranger can ask for, is none of this session.
    const foreign = passkey.sign(await signInOptions());
    expect((await owner.send('POST', '/api/admin/confirm/passkey', foreign)).status).toBe(403);
    const options = await optionsOf(owner.send('POST', '/api/admin/confirm/passkey/options'));
    const proof = passkey.sign(options);
    expect((await owner.send('POST', '/api/admin/confirm/passkey', proof)).status).toBe(204);
    expect(await change()).toBe(200);
  });
});

it('a site on plain http off this machine has no passkeys, and says so', async () => {
  const plain = await startTestSite({ env: { ...OWNER, SITE_URL: 'http://zodiary.example' } });
  const owner = await ownerOf(plain);
  const { passkeysPossible } = (await (await owner.get('/api/admin/access')).json()) as AccessAnswer;
  const asked = await owner.send('POST', '/api/admin/access/passkeys/options');
  const door = await (await fetch(`${plain.url}/admin`)).text();
  await plain.stop();
  expect([passkeysPossible, asked.status]).toEqual([false, 409]);
  expect(door).not.toMatch(/data-passkey|data-set-up/);
});
