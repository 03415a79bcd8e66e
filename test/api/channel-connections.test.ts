import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DeskChannelView } from '../../src/contract/desk-channel-posts.ts';
import { Connection } from '../../src/contract/desk-channels.ts';
import { ChannelPlaces } from '../../src/contract/desk-connections.ts';
import type { Network } from '../../src/domain/channels/channel.ts';
import { wholeDatabase } from '../harness/database.ts';
import { startFakeNetworks, type FakeNetworks } from '../harness/fake-networks/networks.ts';
import { fakeNetworkEnv } from '../harness/fake-networks/settings.ts';
import { OWNER, ownerOf, type Owner } from '../harness/owner.ts';
import { startTestSite, TEST_NOON, type TestSite } from '../harness/site.ts';

let fakes: FakeNetworks;
let site: TestSite;
let owner: Owner;
beforeAll(async () => {
  fakes = await startFakeNetworks();
  site = await startTestSite({ env: { ...OWNER, ...fakeNetworkEnv(fakes) } });
  owner = await ownerOf(site);
});
afterAll(async () => {
  await site.stop();
  await fakes.stop();
});

const KEYS = { facebook: 'facebook-cats', pinterest: 'pinterest-cat', youtube: 'youtube' };

/** The network's page that the desk leads to. */
async function begin(network: Network, by = owner): Promise<string> {
  const answer = await by.send('POST', `/api/admin/channels/${KEYS[network]}/connect`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { address: string }).address;
}

/** Back from the network: a page that anybody may open, and from there to the desk. */
async function comeBack(back: URL, by = owner): Promise<Response> {
  const page = await fetch(`${site.url}${back.pathname}${back.search}`);
  expect(page.status).toBe(200);
  const next = /content="0; url=([^"]+)"/.exec(await page.text())![1]!.replaceAll('&amp;', '&');
  return by.get(next);
}

const signIn = async (network: Network): Promise<Response> =>
  comeBack(fakes[network].accounts.allow(await begin(network)));

async function connectionOf(network: Network): Promise<Connection> {
  const answer = await owner.get(`/api/admin/channels/${KEYS[network]}`);
  return DeskChannelView.parse(await answer.json()).channel.connection;
}

const ENDED = 'This sign-in has ended. Please begin again.';

describe('a sign-in', () => {
  it('leads to the network with a state and a challenge, and back to the desk', async () => {
    const { searchParams, pathname } = new URL(await begin('facebook'));
    expect(pathname).toBe('/v26.0/dialog/oauth');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      scope: 'pages_show_list,pages_read_engagement,pages_manage_posts',
    });
    const answer = await signIn('facebook');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin/facebook-cats']);
  });

  it('counts once', async () => {
    const back = fakes.facebook.accounts.allow(await begin('facebook'));
    expect((await comeBack(back)).status).toBe(303);
    const again = await comeBack(back);
    expect([again.status, await again.text()]).toEqual([409, expect.stringContaining(ENDED)]);
  });

  it('counts for the session that began it alone', async () => {
    const back = fakes.facebook.accounts.allow(await begin('facebook'));
    const other = await comeBack(back, await ownerOf(site));
    expect(await other.text()).toContain(ENDED);
    // Also for the first one it is over then.
    expect(await (await comeBack(back)).text()).toContain(ENDED);
  });

  it('is nothing to strangers', async () => {
    const back = fakes.facebook.accounts.allow(await begin('facebook'));
    const finish = `${site.url}/api/admin/connect/facebook/finish${back.search}`;
    expect((await fetch(finish, { redirect: 'manual' })).status).toBe(401);
    expect((await comeBack(back)).status).toBe(303);
  });

  it('ends after ten minutes', async () => {
    const back = fakes.pinterest.accounts.allow(await begin('pinterest'));
    await site.setClock(new Date(Date.parse(TEST_NOON) + 10 * 60_000).toISOString());
    expect(await (await comeBack(back)).text()).toContain(ENDED);
    await site.setClock(TEST_NOON);
  });

  it('to which the owner says no at the network changes nothing', async () => {
    const before = await connectionOf('facebook');
    const answer = await comeBack(fakes.facebook.accounts.refuse(await begin('facebook')));
    expect(await answer.text()).toContain('Facebook didn’t let us in. Nothing has changed.');
    expect(await connectionOf('facebook')).toEqual(before);
  });

  it('with a code that is not ours is refused in a sentence', async () => {
    const back = fakes.youtube.accounts.allow(await begin('youtube'));
    back.searchParams.set('code', 'another');
    const answer = await comeBack(back);
    expect([answer.status, await answer.text()]).toEqual([
      409,
      expect.stringContaining('YouTube signed us out'),
    ]);
  });
});

describe('a connection', () => {
  it('asks for the page where there are several, and says what to know before the first post', async () => {
    const key = KEYS.facebook;
    await signIn('facebook');
    const { places } = ChannelPlaces.parse(
      await (await owner.get(`/api/admin/channels/${key}/places`)).json(),
    );
    expect(places.map(({ name }) => name)).toEqual(['Zodiary Cats', 'Zodiary Verses']);
    expect(await connectionOf('facebook')).toMatchObject({
      state: 'none',
      said: expect.stringContaining('choose'),
    });
    const chosen = await owner.send('POST', `/api/admin/channels/${key}/place`, { id: places[0]!.id });
    expect(Connection.parse(await chosen.json())).toEqual({
      state: 'connected',
      account: 'Zodiary Cats',
      endsAt: '2027-01-15T08:00:00.000Z',
      said: expect.stringContaining('has to be Live'),
      canConnect: true,
    });
    const wrong = await owner.send('POST', `/api/admin/channels/${key}/place`, { id: 'another' });
    expect(wrong.status).toBe(409);
  });

  it('of YouTube has but one channel, which is taken, and tells that videos stay private', async () => {
    await signIn('youtube');
    expect(await connectionOf('youtube')).toMatchObject({
      state: 'connected',
      account: 'Zodiary',
      said: expect.stringContaining('private'),
    });
  });

  it('keeps its tokens sealed', async () => {
    const whole = await wholeDatabase(site.databaseUrl);
    expect(whole).toContain('channel_connections');
    expect(whole).not.toMatch(/access-[0-9a-f]{24}|refresh-[0-9a-f]{24}/);
  });

  it('can be ended, and its posts are the owner’s again', async () => {
    const key = KEYS.youtube;
    expect((await owner.send('PATCH', `/api/admin/channels/${key}`, { way: 'connected' })).status).toBe(200);
    const ended = await owner.send('POST', `/api/admin/channels/${key}/disconnect`);
    expect(Connection.parse(await ended.json())).toMatchObject({ state: 'none', account: null });
    const { channel } = DeskChannelView.parse(await (await owner.get(`/api/admin/channels/${key}`)).json());
    expect(channel.way).toBe('kit');
  });
});
