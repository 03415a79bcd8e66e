import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Storyboard } from '../../src/contract/desk-channel-films.ts';
import { DeskChannelPost } from '../../src/contract/desk-channel-posts.ts';
import type { PostKind } from '../../src/domain/channels/channel.ts';
import { pngSize } from '../harness/png-size.ts';
import { filesInZip } from '../harness/zip.ts';
import { channelsDesk } from './channels-desk.ts';

const { here, get, send, post, press, save } = channelsDesk();

const AT = '2026-11-18T21:00:00.000Z';
const callOf = (id: number, what: string): string => `/api/admin/channel-posts/${id}/${what}`;

async function newPost(channel: string, kind: PostKind, at = AT): Promise<number> {
  const made = await send('POST', `/api/admin/channels/${channel}/posts`, { at, kind });
  return DeskChannelPost.parse(made).line.id;
}

const boardOf = async (id: number) => Storyboard.parse(await get(callOf(id, 'storyboard')));

function upload(id: number, query: string, bytes: Buffer): Promise<Response> {
  const { site, owner } = here;
  const headers = { cookie: owner.cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'video/mp4' };
  return fetch(`${site.url}${callOf(id, 'video')}?${query}`, {
    method: 'PUT',
    headers,
    body: new Uint8Array(bytes),
  });
}

const FILM = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom0000isommp42', 'latin1')]);

describe('the film of a post', () => {
  it.each(['video-sky', 'video-sign', 'video-card', 'video-quote'] as const)(
    'is told before it is made: %s',
    async (kind) => {
      const board = await boardOf(await newPost('youtube', kind));
      expect(board.shots.length).toBeGreaterThanOrEqual(3);
      expect(board.shots.length).toBeLessThanOrEqual(5);
      expect(board.seconds).toBeGreaterThanOrEqual(10);
      expect(board.seconds).toBeLessThanOrEqual(30);
      expect(board.captions.length).toBeGreaterThan(0);
      expect(board.made).toBeNull();
    },
  );

  it('has pictures of its size and captions as files, for the owner alone', async () => {
    const id = await newPost('youtube', 'video-sky', '2026-11-20T21:00:00.000Z');
    const { site, owner } = here;
    const { shots, captions, files } = await boardOf(id);
    for (const [address, size] of [
      [shots[0]!.picture, [1080, 1920]],
      [captions[0]!.picture!, [960, 236]],
    ] as const) {
      const png = Buffer.from(await (await owner.get(address)).arrayBuffer());
      expect(pngSize(png)).toEqual(size);
      expect((await fetch(site.url + address)).status).toBe(401);
    }
    expect(await (await owner.get(files.vtt)).text()).toContain(captions[0]!.text);
    expect((await owner.get(callOf(id, 'film/9.png'))).status).toBe(404);
  });

  it('is kept with the edition it was made from, if it is an MP4', async () => {
    const id = await newPost('youtube', 'video-card');
    const { edition } = await boardOf(id);
    expect((await upload(id, `seconds=14&edition=${edition}`, Buffer.from('no film at all'))).status).toBe(
      400,
    );
    expect((await upload(id, `seconds=14&edition=${edition}`, FILM)).status).toBe(200);
    expect((await boardOf(id)).made).toEqual({ seconds: 14, bytes: FILM.length, isCurrent: true });
    await upload(id, 'seconds=14&edition=000000000000', FILM);
    expect((await boardOf(id)).made).toMatchObject({ isCurrent: false });
  });

  it('comes back as it was sent, however large, and is in the zip; one that is too large is refused', async () => {
    const id = await newPost('youtube', 'video-card', '2026-11-17T21:00:00.000Z');
    const { edition } = await boardOf(id);
    const film = Buffer.concat([FILM, randomBytes(5_000_000)]);
    expect((await upload(id, `seconds=14&edition=${edition}`, film)).status).toBe(200);
    await press(id, 'ready');
    const file = await here.owner.get(callOf(id, 'file'));
    expect(film.equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
    const zip = await here.owner.get('/api/admin/channels/week/zip');
    const films = [...filesInZip(Buffer.from(await zip.arrayBuffer()))].filter(([name]) =>
      name.endsWith('.mp4'),
    );
    expect(films.map(([name, bytes]) => [name, film.equals(bytes)])).toEqual([
      [expect.stringContaining(`youtube-p${id.toString(36)}.mp4`), true],
    ]);
    const larger = Buffer.concat([FILM, Buffer.alloc(64 * 1024 * 1024)]);
    expect((await upload(id, 'seconds=14', larger)).status).toBe(413);
    expect((await boardOf(id)).made).toMatchObject({ bytes: film.length });
  });

  it('that is of other words than the post can’t go out', async () => {
    const id = await newPost('youtube', 'video-card', '2026-11-19T21:00:00.000Z');
    const { edition } = await boardOf(id);
    await upload(id, `seconds=14&edition=${edition}`, FILM);
    expect((await press(id, 'ready')).line.state).toBe('ready');
    const { revision, fields } = await post(id);
    const changed = await save(id, revision, { ...fields, text: 'Words of my own, about this very card.' });
    const { line, events } = DeskChannelPost.parse(await changed.json());
    expect([line.state, events.at(-1)!.said]).toEqual([
      'draft',
      'A draft again: its film was made from other words.',
    ]);
    const refused = await here.owner.send('POST', callOf(id, 'ready'));
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining('Make it again first.'),
    ]);
    await upload(id, `seconds=14&edition=${(await boardOf(id)).edition}`, FILM);
    expect((await press(id, 'ready')).line.state).toBe('ready');
  });

  it('is none for a picture', async () => {
    const id = await newPost('facebook-cats', 'cat-sign');
    expect((await here.owner.get(callOf(id, 'storyboard'))).status).toBe(400);
    expect((await upload(id, 'seconds=14', FILM)).status).toBe(400);
  });
});
