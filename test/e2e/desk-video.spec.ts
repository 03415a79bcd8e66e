import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { Storyboard } from '../../src/contract/desk-channel-films.ts';
import type { DeskChannelPost } from '../../src/contract/desk-channel-posts.ts';
import type { PostKind } from '../../src/domain/channels/channel.ts';
import type { Owner } from '../harness/owner.ts';
import { timeLimit } from '../harness/time-limits.ts';
import { button, expectFit, PHONE } from './desk-fit.ts';
import { openDesk } from './desk.ts';
import { onlyInFull } from './full-check.ts';
import { readFilm } from './mp4.ts';
import { expect, test, type Page } from './site.ts';

const SECONDS = 2;
const FPS = 12;

const video = (page: Page) => page.getByRole('region', { name: 'Video' });

async function newPost(owner: Owner, kind: PostKind, at: string): Promise<DeskChannelPost> {
  const answer = await owner.send('POST', '/api/admin/channels/youtube/posts', { at, kind });
  expect(answer.status).toBe(200);
  return (await answer.json()) as DeskChannelPost;
}

/** The same film in a tenth of its time: every shot and every caption is in it. */
function hurried(board: Storyboard): Storyboard {
  const pace = SECONDS / board.seconds;
  return {
    ...board,
    fps: FPS,
    seconds: SECONDS,
    shots: board.shots.map((shot) => ({ ...shot, seconds: shot.seconds * pace })),
    captions: board.captions.map((caption) => ({
      ...caption,
      from: caption.from * pace,
      to: caption.to * pace,
    })),
  };
}

async function hurry(page: Page): Promise<void> {
  await page.route('**/storyboard', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: hurried((await answer.json()) as Storyboard) });
  });
}

const openPost = (page: Page, { line }: DeskChannelPost) => page.goto(`/admin/channel-posts/${line.id}`);

/** Where it is installed, another reader of the file than ours. */
function asProbeSees(file: string): string | null {
  const fields = 'stream=codec_name,profile,level,width,height';
  const asked = ['-v', 'error', '-show_entries', fields, '-of', 'csv=p=0', file];
  const { status, stdout } = spawnSync('ffprobe', asked, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

const KINDS: readonly [kind: PostKind, at: string][] = [
  ['video-sky', '2026-11-17T15:00:00.000Z'],
  ['video-sign', '2026-11-17T16:00:00.000Z'],
  ['video-card', '2026-11-17T17:00:00.000Z'],
  ['video-quote', '2026-11-17T18:00:00.000Z'],
];

for (const [index, [kind, at]] of KINDS.entries()) {
  test(
    `a film is made in the browser and kept: ${kind}`,
    onlyInFull(index > 0),
    async ({ page, context, site }, info) => {
      test.setTimeout(timeLimit(90_000));
      const owner = await openDesk(page, context, site, '/admin/youtube');
      const post = await newPost(owner, kind, at);
      await hurry(page);
      await openPost(page, post);
      await expect(video(page)).toContainText('The film isn’t made yet.');
      await button(page, 'Make the film').click();
      await expect(video(page)).toContainText(/The film is made: 2 s, [\d.]+ [KM]B\./, {
        timeout: timeLimit(60_000),
      });
      const shown = video(page).locator('video');
      await expect
        .poll(() => shown.evaluate((film: HTMLVideoElement) => film.duration))
        .toBeCloseTo(SECONDS, 1);
      const file = await owner.get(`/api/admin/channel-posts/${post.line.id}/file?download`);
      expect(file.headers.get('content-type')).toBe('video/mp4');
      const bytes = Buffer.from(await file.arrayBuffer());
      const film = readFilm(bytes);
      expect(film).toMatchObject({
        codec: 'avc1',
        width: 1080,
        height: 1920,
        profile: 100,
        level: 40,
        tracks: 1,
        frames: SECONDS * FPS,
      });
      expect(film.seconds).toBeCloseTo(SECONDS, 1);
      expect(film.keyFrames).toBeGreaterThanOrEqual(SECONDS);
      // What is in it stands before it: it plays while it loads.
      expect(film.boxes.indexOf('moov')).toBeLessThan(film.boxes.indexOf('mdat'));
      const saved = info.outputPath('film.mp4');
      writeFileSync(saved, bytes);
      const probed = info.tags.includes('@full') ? asProbeSees(saved) : null;
      if (probed !== null) expect(probed).toBe('h264,High,1080,1920,40');
      await page.setViewportSize(PHONE);
      await expectFit(page);
    },
  );
}

test(
  'a film can be given up, and is too old when its words change',
  { tag: '@full' },
  async ({ page, context, site }) => {
    test.setTimeout(timeLimit(90_000));
    const owner = await openDesk(page, context, site, '/admin/youtube');
    const post = await newPost(owner, 'video-card', '2026-11-18T15:00:00.000Z');
    await openPost(page, post);
    await button(page, 'Make the film').click();
    await button(page, 'Cancel').click();
    await expect(video(page)).toContainText('The film isn’t made yet.');
    await hurry(page);
    await page.reload();
    await button(page, 'Make the film').click();
    await expect(video(page)).toContainText('The film is made', { timeout: timeLimit(60_000) });
    await page
      .getByRole('textbox', { name: 'Words', exact: true })
      .fill('Other words of my own about this card.');
    await expect(video(page)).toContainText('The words or pictures have changed since this film was made.');
    await expect(button(page, 'Make it again')).toBeVisible();
    const captions = await owner.get(`/api/admin/channel-posts/${post.line.id}/film/captions.vtt`);
    expect(await captions.text()).toMatch(/^WEBVTT\n\n00:00:00\.\d{3} --> [\d:.]+\nOther words of my own/);
  },
);

test(
  'a browser that makes no films says what to do instead',
  { tag: '@full' },
  async ({ page, context, site }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'VideoEncoder'));
    const owner = await openDesk(page, context, site, '/admin/youtube');
    const post = await newPost(owner, 'video-quote', '2026-11-18T16:00:00.000Z');
    const board = (await (
      await owner.get(`/api/admin/channel-posts/${post.line.id}/storyboard`)
    ).json()) as Storyboard;
    await page.route('**/storyboard', (route) => route.fulfill({ json: { ...board, canServerMake: false } }));
    await openPost(page, post);
    await expect(video(page)).toContainText('This browser can’t make films, and the server has no ffmpeg.');
    await expect(button(page, 'Make the film')).toHaveCount(0);
  },
);
