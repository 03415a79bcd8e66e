import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holderOf, OWNER, OWNER_PASSWORD, ownerOf, sendFromDesk, cookieOf } from '../harness/owner.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite({ env: OWNER });
});
afterAll(() => site.stop());

describe('the desk', () => {
  it('opens by the password and closes at the sign-out, also for who has copied the cookie', async () => {
    const owner = await ownerOf(site);
    const thief = holderOf(site, owner.cookie);
    expect((await thief.get('/api/admin/nothing')).status).toBe(404);
    expect((await owner.send('POST', '/api/admin/sign-out')).status).toBe(204);
    expect((await thief.get('/api/admin/nothing')).status).toBe(401);
  });

  it('says no to a wrong password', async () => {
    const body = { password: 'not it' };
    const answer = await sendFromDesk(site, 'POST', '/api/admin/sign-in', { body });
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { error: { code: 'wrong', message: 'That’s not it. Please try again.' } },
    ]);
  });

  it('gives every sign-in a session of its own and ends the one before', async () => {
    const first = await ownerOf(site);
    const answer = await sendFromDesk(site, 'POST', '/api/admin/sign-in', {
      body: { password: OWNER_PASSWORD },
      cookie: first.cookie,
    });
    expect(cookieOf(answer)).not.toBe(first.cookie);
    expect((await first.get('/api/admin/nothing')).status).toBe(401);
  });
});
