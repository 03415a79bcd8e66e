import type pg from 'pg';
import { afterAll, beforeAll, expect } from 'vitest';
import { DeskChannelPost, type PostLine } from '../../src/contract/desk-channel-posts.ts';
import { DeskWeek, WeekFilled, WeekReady } from '../../src/contract/desk-channel-week.ts';
import { connected } from '../harness/database.ts';
import { OWNER, ownerOf, type Owner } from '../harness/owner.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';

/** Monday, 6 AM in New York: all 28 slots of the week are still to come. */
export const MONDAY = '2026-11-16T11:00:00.000Z';

export interface ChannelsDesk {
  site: TestSite;
  owner: Owner;
  client: pg.Client;
}

/** What the owner does at the desk of a site. */
export function atDesk(owner: () => Owner) {
  async function answered(response: Promise<Response>): Promise<unknown> {
    const { status, ...answer } = await response.then(async (got) => ({
      status: got.status,
      body: await got.text(),
    }));
    expect([status, answer.body]).toEqual([200, expect.any(String)]);
    return JSON.parse(answer.body);
  }
  const get = (path: string): Promise<unknown> => answered(owner().get(path));
  const send = (method: string, path: string, body?: unknown): Promise<unknown> =>
    answered(owner().send(method, path, body));
  const postPath = (id: number): string => `/api/admin/channel-posts/${id}`;
  return {
    get,
    send,
    week: async (from = '') =>
      DeskWeek.parse(await get(`/api/admin/channels/week${from && `?from=${from}`}`)),
    fill: async (body: object = {}) =>
      WeekFilled.parse(await send('POST', '/api/admin/channels/week/fill', body)),
    readyAll: async () => WeekReady.parse(await send('POST', '/api/admin/channels/week/ready', {})),
    post: async (id: number) => DeskChannelPost.parse(await get(postPath(id))),
    press: async (id: number, what: string, body?: unknown) =>
      DeskChannelPost.parse(await send('POST', `${postPath(id)}/${what}`, body)),
    save: (id: number, revision: number, fields: DeskChannelPost['fields']) =>
      owner().send('PUT', postPath(id), { revision, fields }),
  };
}

export const linesOf = ({ rows }: DeskWeek, channel?: string): PostLine[] =>
  rows
    .filter((row) => channel === undefined || row.channel === channel)
    .flatMap(({ cells }) => cells.flatMap(({ post }) => post ?? []));

/** A site on Monday morning whose owner is signed in. */
export function channelsDesk(env: Record<string, string> = {}) {
  const here = {} as ChannelsDesk;
  beforeAll(async () => {
    here.site = await startTestSite({ clock: MONDAY, env: { ...OWNER, ...env } });
    here.owner = await ownerOf(here.site);
    here.client = await connected(here.site.databaseUrl);
  });
  afterAll(async () => {
    await here.client.end();
    await here.site.stop();
  });
  return { here, ...atDesk(() => here.owner) };
}
