import { describe, expect, it } from 'vitest';
import { DeskChannelPost, DeskChannelView, PostConflict } from '../../src/contract/desk-channel-posts.ts';
import { DeskChannels } from '../../src/contract/desk-channels.ts';
import { TEMPLATE_COLUMNS } from '../../src/domain/channels/pinterest-file.ts';
import { rowsOfCsv } from '../harness/csv.ts';
import { pngSize } from '../harness/png-size.ts';
import { ask } from '../harness/wire.ts';
import { channelsDesk, linesOf } from './channels-desk.ts';

const { here, get, send, week, fill, readyAll, post, press, save } = channelsDesk();

const CHANNELS = ['facebook-cats', 'facebook-religion', 'pinterest-cat', 'pinterest-religion', 'youtube'];
const channels = async () => DeskChannels.parse(await get('/api/admin/channels'));
const view = async (key: string) => DeskChannelView.parse(await get(`/api/admin/channels/${key}`));

async function refused(response: Promise<Response>): Promise<[number, string]> {
  const answer = await response;
  const { error } = (await answer.json()) as { error: { message: string } };
  return [answer.status, error.message];
}

async function sizeOf(response: Response): Promise<[number, number]> {
  const bytes = Buffer.from(await response.arrayBuffer());
  return pngSize(bytes);
}

describe('from the start', () => {
  it('there are five channels with 28 empty slots, none connected', async () => {
    const { channels: all, timeZone, isReminded } = await channels();
    expect(all.map(({ key }) => key)).toEqual(CHANNELS);
    expect([timeZone, isReminded]).toEqual(['America/New_York', false]);
    expect(all.reduce((sum, { openSlots }) => sum + openSlots, 0)).toBe(28);
    expect(all.every(({ connection, isBuiltIn }) => connection.state === 'none' && isBuiltIn)).toBe(true);
    const { counts, from, to, today } = await week();
    expect([from, to, today]).toEqual(['2026-11-16', '2026-11-22', '2026-11-16']);
    expect(counts).toEqual({ slots: 28, empty: 28, passed: 0, draft: 0, ready: 0, sent: 0, failed: 0 });
  });
});

describe('a week', () => {
  it('is filled for five channels by one press, without any key', async () => {
    const filled = await fill();
    expect(filled.left).toEqual([]);
    expect(filled.made).toBe(28);
    expect(filled.week.counts).toMatchObject({ slots: 28, empty: 0, draft: 28 });
    for (const line of linesOf(filled.week))
      expect([line.heading.length > 0, line.thumb.startsWith('/api/admin/')]).toEqual([true, true]);
  });

  it('is not filled twice', async () => {
    expect(await fill()).toMatchObject({ made: 0, left: [] });
    const { rows } = await here.client.query('select from channel_posts');
    expect(rows).toHaveLength(28);
  });

  it('holds nothing but verses where it is about religion', async () => {
    const now = await week();
    for (const key of ['facebook-religion', 'pinterest-religion']) {
      const lines = linesOf(now, key);
      expect(new Set(lines.map(({ kind }) => kind))).toEqual(new Set(['verse']));
      const { fields } = await post(lines[0]!.id);
      expect(fields.picture.art).toMatch(/^scene:/);
      expect(fields.link).not.toMatch(/horoscope|tarot|sky/);
    }
  });

  it('has a picture for every post, small and whole, for the owner alone', async () => {
    for (const key of CHANNELS) {
      const { thumb, id } = linesOf(await week(), key)[0]!;
      const small = await here.owner.get(thumb);
      expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect((await sizeOf(small))[0]).toBe(320);
      expect((await ask(here.site.url, thumb)).status).toBe(401);
      const { file, fields } = await post(id);
      const sizes = { '1:1': [1080, 1080], '4:5': [1080, 1350], '2:3': [1000, 1500], '9:16': [1080, 1920] };
      expect([key, ...(await sizeOf(await here.owner.get(file.src)))]).toEqual([
        key,
        ...sizes[fields.picture.format],
      ]);
    }
  });
});

describe('a post', () => {
  it('passes its seven checks as it was made', async () => {
    for (const { id } of linesOf(await week())) {
      const { checks } = await post(id);
      expect(checks.filter(({ isPassed }) => !isPassed)).toEqual([]);
      expect(checks).toHaveLength(7);
    }
  });

  it('is saved by who has its last revision; anybody else gets the newer one', async () => {
    const { id } = linesOf(await week(), 'facebook-cats')[0]!;
    const { revision, fields } = await post(id);
    const saved = await save(id, revision, {
      ...fields,
      text: 'The cat has seen the sky. It was not asked.',
    });
    expect(DeskChannelPost.parse(await saved.json())).toMatchObject({
      revision: revision + 1,
      fields: { text: 'The cat has seen the sky. It was not asked.' },
      outgoing: expect.stringContaining(`?z=p${id.toString(36)}`),
    });
    const late = await save(id, revision, { ...fields, text: 'Too late.' });
    const conflict = PostConflict.parse(await late.json());
    expect([late.status, conflict.other.fields.text]).toEqual([
      409,
      'The cat has seen the sky. It was not asked.',
    ]);
  });

  it('is refused with a sentence where it makes no sense', async () => {
    const { id } = linesOf(await week(), 'facebook-cats')[1]!;
    const { revision, fields } = await post(id);
    const picture = (art: string) => ({ ...fields, picture: { ...fields.picture, art } });
    expect(await refused(save(id, revision, picture('cat:sign-dog@disc')))).toEqual([
      400,
      'There is no such picture.',
    ]);
    expect((await save(id, revision, { ...fields, at: 'soon' })).status).toBe(400);
    expect((await save(id, revision, { ...fields, more: 1 } as never)).status).toBe(400);
    expect((await here.owner.get('/api/admin/channel-posts/999999')).status).toBe(404);
    expect((await here.owner.get('/api/admin/channel-posts/x')).status).toBe(400);
    const other = linesOf(await week(), 'facebook-cats')[2]!;
    expect((await refused(save(id, revision, { ...fields, at: other.at })))[0]).toBe(409);
  });

  it('is made ready only when every check passes, and says which does not', async () => {
    const [first, second] = linesOf(await week(), 'facebook-cats').slice(3);
    const { revision, fields } = await post(first!.id);
    const twin = await post(second!.id);
    await save(first!.id, revision, { ...fields, alt: '' });
    const [status, said] = await refused(
      here.owner.send('POST', `/api/admin/channel-posts/${first!.id}/ready`),
    );
    expect([status, said]).toEqual([409, expect.stringContaining('described')]);
    await save(first!.id, revision + 1, { ...fields, picture: twin.fields.picture });
    const { checks } = await post(first!.id);
    const clash = checks.find(({ id }) => id === 'picture-new')!;
    expect([clash.isPassed, clash.fix?.fields.picture?.art]).toEqual([false, expect.stringMatching(/^cat:/)]);
    await save(first!.id, revision + 2, fields);
    expect((await press(first!.id, 'ready')).line.state).toBe('ready');
    expect((await press(first!.id, 'draft')).line.state).toBe('draft');
  });

  it('has a public picture from the moment it is ready, at an address nobody guesses', async () => {
    const { id } = linesOf(await week(), 'pinterest-cat')[0]!;
    expect((await post(id)).pinPage).toBeNull();
    const { pinPage } = await press(id, 'ready');
    const address = new URL(new URL(pinPage!).searchParams.get('media')!).pathname;
    expect(address).toMatch(new RegExp(`^/social/${id}-[\\w-]{22}\\.png$`));
    const open = await ask(here.site.url, address);
    expect([
      open.status,
      open.headers['cache-control'],
      open.headers['cross-origin-resource-policy'],
    ]).toEqual([200, 'public, max-age=31536000, immutable', 'cross-origin']);
    const other = address.replace(/-.{22}\./, `-${'A'.repeat(22)}.`);
    for (const wrong of [other, address.replace(`/${id}-`, `/${id + 1}-`), `/social/${id}.png`, '/social/x'])
      expect([wrong, (await ask(here.site.url, wrong)).status]).toEqual([wrong, 404]);
    await press(id, 'draft');
    expect((await ask(here.site.url, address)).status).toBe(404);
  });
});

it('a verse that has no room under its scene fails its check, and nobody is shown a broken picture', async () => {
  const { id } = linesOf(await week(), 'facebook-religion')[0]!;
  const { revision, fields } = await post(id);
  const lines = Array.from({ length: 5 }, () => 'and it came to pass '.repeat(4).trim());
  const changed = await save(id, revision, { ...fields, picture: { ...fields.picture, lines } });
  const { checks, line } = DeskChannelPost.parse(await changed.json());
  expect(checks.find((check) => check.id === 'picture')).toMatchObject({
    isPassed: false,
    said: expect.stringContaining('Break it into shorter lines'),
  });
  const drawn = await here.owner.get(line.thumb);
  expect([drawn.status, await drawn.json()]).toEqual([400, expect.anything()]);
  await save(id, revision + 1, fields);
});

describe('what is ready', () => {
  it('is the whole week by one press', async () => {
    const { made, left, week: now } = await readyAll();
    expect([made, left]).toEqual([28, 0]);
    expect(now.counts).toMatchObject({ ready: 28, draft: 0 });
  });

  it('is taken along as a file for Pinterest, whose pictures can be fetched', async () => {
    const answer = await here.owner.get('/api/admin/channels/week/pins.csv');
    expect(answer.headers.get('content-type')).toContain('text/csv');
    const [head, ...rows] = rowsOfCsv(await answer.text());
    expect(head).toEqual(Object.values(TEMPLATE_COLUMNS));
    expect(rows).toHaveLength(11);
    const pins = rows.map((row) => Object.fromEntries(head!.map((name, at) => [name, row[at]!])));
    for (const pin of pins) {
      expect(pin['Title']!.length).toBeLessThanOrEqual(100);
      expect(pin['Description']!.length).toBeLessThanOrEqual(500);
      expect(pin['Link']).toMatch(/\?(?:.*&)?z=p[0-9a-z]+$/);
      const { status } = await ask(here.site.url, new URL(pin['Media URL']!).pathname);
      expect(status).toBe(200);
    }
    const { rows: handed } = await here.client.query(
      'select from channel_posts where handed_out_at is not null',
    );
    expect(handed).toHaveLength(11);
  }, 60_000);

  it('shows up in the timeline and in the log of changes', async () => {
    const { id } = linesOf(await week(), 'pinterest-cat')[1]!;
    const { events } = await post(id);
    expect(events.map(({ said }) => said)).toEqual([
      expect.stringContaining('draft'),
      expect.stringContaining('ready'),
      expect.stringContaining('Pinterest'),
    ]);
    const { rows } = await here.client.query<{ action: string }>('select distinct action from audit_log');
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['week filled', 'post changed', 'post made ready', 'pins handed out']),
    );
    await expect(here.client.query('delete from channel_post_events')).rejects.toThrow('only ever added to');
  });
});

describe('a channel', () => {
  it('is changed, paused and resumed; what it does not take is refused', async () => {
    const path = '/api/admin/channels/youtube';
    const changed = DeskChannelView.parse(
      await send('PATCH', path, {
        timeZone: 'Europe/Berlin',
        board: 'Zodiary Shorts',
        hashtags: ['#shorts'],
      }),
    );
    expect(changed.channel).toMatchObject({ timeZone: 'Europe/Berlin', board: 'Zodiary Shorts' });
    const wrong = [
      { timeZone: 'Moon/Crater' },
      { way: 'csv' },
      { slots: [{ weekday: 1, time: '09:00', kind: 'verse' }] },
      { slots: [{ weekday: 8, time: '09:00', kind: 'video-sky' }] },
      { key: 'other' },
    ];
    for (const body of wrong)
      expect([body, (await here.owner.send('PATCH', path, body)).status]).toEqual([body, 400]);
    expect((await here.owner.send('PATCH', path, { way: 'connected' })).status).toBe(409);
    const paused = DeskChannelView.parse(await send('POST', `${path}/pause`));
    expect(paused.channel.pausedSince).not.toBeNull();
    expect(
      (await refused(here.owner.send('POST', '/api/admin/channels/week/fill', { channel: 'youtube' })))[0],
    ).toBe(409);
    const resumed = DeskChannelView.parse(await send('POST', `${path}/resume`));
    expect(resumed.channel.pausedSince).toBeNull();
  });

  it('is added, under a key of its own', async () => {
    const body = { name: 'Pinterest Cat', network: 'pinterest', niche: 'cats' };
    const added = DeskChannelView.parse(await send('POST', '/api/admin/channels', body));
    expect(added.channel).toMatchObject({ key: 'pinterest-cat-2', isBuiltIn: false, way: 'csv' });
    expect((await view('pinterest-cat-2')).drafts).toEqual([]);
    const filled = await fill({ channel: 'pinterest-cat-2' });
    expect(filled.made).toBeGreaterThan(0);
    const verses = { name: 'Week', network: 'youtube', niche: 'religion' };
    expect((await here.owner.send('POST', '/api/admin/channels', verses)).status).toBe(400);
    const named = await send('POST', '/api/admin/channels', {
      name: 'Week',
      network: 'facebook',
      niche: 'sky',
    });
    expect(DeskChannelView.parse(named).channel.key).toBe('week-2');
  });

  it('takes a post of the owner’s choice, and one like another’s', async () => {
    const at = '2026-11-18T15:15:00.000Z';
    const made = DeskChannelPost.parse(
      await send('POST', '/api/admin/channels/facebook-cats/posts', { at, kind: 'cat-sign' }),
    );
    expect([made.line.at, made.line.state]).toEqual([at, 'draft']);
    expect(linesOf(await week(), 'facebook-cats').map(({ id }) => id)).toContain(made.line.id);
    const like = { at, kind: 'cat-sign', like: made.line.id };
    const other = DeskChannelPost.parse(
      await send('POST', '/api/admin/channels/pinterest-cat-2/posts', like),
    );
    expect(other.fields.picture).toEqual({ ...made.fields.picture, format: '2:3' });
    expect(other.fields.text).toBe(made.fields.text);
    const verse = { at, kind: 'verse' };
    expect((await here.owner.send('POST', '/api/admin/channels/facebook-cats/posts', verse)).status).toBe(
      400,
    );
    const skipped = await press(made.line.id, 'skip');
    expect(skipped.line.state).toBe('skipped');
  });
});
