import type { PostLine } from '../src/contract/desk-channel-posts.ts';
import { ask } from '../test/harness/wire.ts';
import {
  channelsDesk,
  linesOf,
  longestFields,
  longText,
  postOf,
  WRITTEN,
  type ChannelsDesk,
} from './channels-desk.ts';
import { get, jsonPost, type Request } from './request.ts';

type ChannelRequest = (origin: string, at: number) => Promise<Request>;
/** What is asked at a desk whose owner is signed in. */
type DeskRequest = (desk: ChannelsDesk, at: number) => Request | Promise<Request>;

const CHANNELS = '/api/admin/channels';
/** As large as a film may be. */
const FILM_BYTES = 64 * 1024 * 1024;
const FILM_HEAD = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1');

const nth = <T>(all: readonly T[], at: number): T => all[at % all.length]!;
const pathOf = ({ id }: Pick<PostLine, 'id'>): string => `/api/admin/channel-posts/${id}`;
const filmPost = ({ week }: ChannelsDesk, at: number): string => pathOf(nth(linesOf(week, 'youtube'), at));
const writtenPost = ({ written }: ChannelsDesk, at: number): string => pathOf(nth(written, at));

/** As the desk's own page calls. */
const byOwner =
  (request: DeskRequest): ChannelRequest =>
  async (origin, at) => {
    const desk = await channelsDesk(origin);
    const asked = await request(desk, at);
    const headers = { ...asked.headers, 'sec-fetch-site': 'same-origin', cookie: desk.owner.cookie };
    return { ...asked, headers };
  };

/** Of a post in the longest words, after another press that makes it possible. */
const press =
  (name: string, body: object = {}, before?: string): DeskRequest =>
  async (desk, at) => {
    const path = writtenPost(desk, at);
    if (before !== undefined) await desk.owner.send('POST', `${path}/${before}`);
    return jsonPost(`${path}/${name}`, body);
  };

/** With the longest lines, which nothing was drawn with before. */
const picture =
  (art: (at: number) => string, width = ''): DeskRequest =>
  (_desk, at) => {
    const lines = Array.from({ length: 5 }, (_, line) => longText(80, at * 5 + line));
    const under = { reference: 'x'.repeat(80), edition: 'x'.repeat(80) };
    const asked = JSON.stringify({ art: art(at), format: '9:16', lines, ...under });
    return get(`${CHANNELS}/picture.png?picture=${encodeURIComponent(asked)}${width}`);
  };

const film: DeskRequest = async (desk, at) => {
  const path = filmPost(desk, at);
  const { edition } = (await (await desk.owner.get(`${path}/storyboard`)).json()) as { edition: string };
  return {
    method: 'PUT',
    target: `${path}/video?seconds=30&edition=${edition}`,
    headers: { 'content-type': 'video/mp4' },
    body: Buffer.concat([FILM_HEAD, Buffer.alloc(FILM_BYTES - FILM_HEAD.length, at)]),
  };
};

/** A whole week with a film in it. */
const zip: ChannelRequest = async (origin, at) => {
  const desk = await channelsDesk(origin);
  const { method, target, headers, body } = await byOwner(film)(origin, at);
  await ask(origin, target, { method, headers, body: body! });
  await desk.owner.send('POST', `${filmPost(desk, at)}/ready`);
  return byOwner(() => get(`${CHANNELS}/week/zip?from=${desk.week.from}`))(origin, at);
};

const save: DeskRequest = async (desk, at) => {
  const { id } = nth(desk.written, at);
  const { revision, fields } = await postOf(desk, id);
  return { ...jsonPost(pathOf({ id }), { revision, fields: longestFields(fields, at) }), method: 'PUT' };
};

const reminder = (at: number): object => ({
  subscription: {
    endpoint: `https://fcm.googleapis.com/fcm/send/${'x'.repeat(400)}${at}`,
    keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  },
});

/** Reading first: presses change what stands there. */
const DESK_CALLS: Readonly<Record<string, DeskRequest>> = {
  'GET /api/admin/channels': () => get(CHANNELS),
  'GET /api/admin/channels/{key}': () => get(`${CHANNELS}/${WRITTEN}`),
  'GET /api/admin/channels/week': ({ week }) => get(`${CHANNELS}/week?from=${week.from}`),
  'GET /api/admin/channels/week/pins.csv': ({ nextWeek }) =>
    get(`${CHANNELS}/week/pins.csv?from=${nextWeek.from}`),
  'GET /api/admin/pin-file': () => get('/api/admin/pin-file'),
  'GET /api/admin/channels/picture.png, a cat': picture(() => 'cat:sign-leo@disc'),
  'GET /api/admin/channels/picture.png, a scene': picture(() => 'scene:lamp'),
  'GET /api/admin/channels/picture.png, in small': picture(() => 'cat:sign-leo@disc', '&width=320'),
  'GET /api/admin/channels/picture.png, a sky': picture((at) => `sky:2031-03-1${at}`),
  'GET /api/admin/channels/picture.png, a card': picture(() => 'card:the-star'),
  'GET /api/admin/channel-posts/{id}': (desk, at) => get(writtenPost(desk, at)),
  'GET /api/admin/channel-posts/{id}, unknown': (_desk, at) =>
    get(pathOf({ id: 8_000_000_000_000_000 + at })),
  'GET /api/admin/channel-posts/{id}/file': (desk, at) => get(`${writtenPost(desk, at)}/file`),
  'GET /api/admin/channel-posts/{id}/storyboard': (desk, at) => get(`${filmPost(desk, at)}/storyboard`),
  'GET /api/admin/channel-posts/{id}/film/0.png': (desk, at) => get(`${filmPost(desk, at)}/film/0.png`),
  'GET /api/admin/channel-posts/{id}/film/captions.vtt': (desk, at) =>
    get(`${filmPost(desk, at)}/film/captions.vtt`),
  'GET /api/admin/channels/{key}/places': () => get(`${CHANNELS}/${WRITTEN}/places`),
  'POST /api/admin/channels/{key}/connect': () => jsonPost(`${CHANNELS}/${WRITTEN}/connect`, {}),
  'GET /api/admin/connect/{network}/finish, forged': (_desk, at) =>
    get(`/api/admin/connect/facebook/finish?state=${'x'.repeat(190)}${at}&code=${'x'.repeat(4000)}`),
  'POST /api/admin/channels/reminders': (_desk, at) => jsonPost(`${CHANNELS}/reminders`, reminder(at)),
  'PATCH /api/admin/channels/{key}': (_desk, at) => ({
    ...jsonPost(`${CHANNELS}/${WRITTEN}`, { tone: `${'x'.repeat(390)}${at}`, board: 'x'.repeat(120) }),
    method: 'PATCH',
  }),
  'POST /api/admin/channels/week/fill': ({ emptyWeek }, at) =>
    jsonPost(`${CHANNELS}/week/fill`, { from: emptyWeek(at) }),
  'POST /api/admin/channels/{key}/posts': ({ week }, at) =>
    jsonPost(`${CHANNELS}/${WRITTEN}/posts`, { at: `${week.from}T0${at}:11:00.000Z`, kind: 'cat-sky' }),
  'POST /api/admin/channels/{key}/posts, like another': ({ week, written }, at) =>
    jsonPost(`${CHANNELS}/pinterest-cat/posts`, {
      at: `${week.from}T00:00:00.000Z`,
      kind: nth(written, at).kind,
      like: nth(written, at).id,
    }),
  'PUT /api/admin/channel-posts/{id}/video': film,
  'POST /api/admin/channel-posts/{id}/later': press('later', { minutes: 5 }),
  'POST /api/admin/channel-posts/{id}/ready': press('ready', {}, 'draft'),
  'POST /api/admin/channel-posts/{id}/skip': press('skip', {}, 'draft'),
  'PUT /api/admin/channel-posts/{id}': save,
  'POST /api/admin/channels/week/ready': async ({ owner, week }) => {
    for (const { id } of linesOf(week)) await owner.send('POST', `${pathOf({ id })}/draft`);
    return jsonPost(`${CHANNELS}/week/ready`, { from: week.from });
  },
};

/** Where Pinterest would fetch the picture of a post that its owner has said yes to. */
async function publicPicture(origin: string, at: number): Promise<string> {
  const desk = await channelsDesk(origin);
  const { pinPage } = await postOf(desk, nth(linesOf(desk.nextWeek, 'pinterest-cat'), at).id);
  return new URL(new URL(pinPage!).searchParams.get('media')!).pathname;
}

/** What anybody can ask for: a picture that is public, what is made up, and visits by links of posts. */
const PUBLIC_CALLS: Readonly<Record<string, ChannelRequest>> = {
  'GET /social/{file}': async (origin, at) => get(await publicPicture(origin, at)),
  'GET /social/{file}, forged secret': async (origin, at) =>
    get((await publicPicture(origin, at)).replace(/-[\w-]{22}\.png$/, `-${'x'.repeat(22)}.png`)),
  'GET /social/{file}, unknown post': async (_origin, at) =>
    get(`/social/${900_000_000_000_000 - at}-${'x'.repeat(22)}.png`),
  'GET /social/{file}, made up': async (_origin, at) => get(`/social/${'x'.repeat(4000)}${at}`),
  'GET /admin/connect/{network}/callback': async (_origin, at) =>
    get(`/admin/connect/facebook/callback?state=${'x'.repeat(190)}${at}&code=${'x'.repeat(4000)}`),
  'page with a visit by the link of a post': async (origin) => {
    const { week } = await channelsDesk(origin);
    return get(`/offline?z=p${linesOf(week)[0]!.id.toString(36)}`);
  },
  'page with a visit by a made-up link': async (_origin, at) => get(`/offline?z=pzz${at}zz`),
};

/** Calls of the channels, named so that `social`, `channel` or `visit` finds them. */
export const CHANNEL_CALLS: Readonly<Record<string, ChannelRequest>> = {
  ...PUBLIC_CALLS,
  ...Object.fromEntries(Object.entries(DESK_CALLS).map(([name, request]) => [name, byOwner(request)])),
  'GET /api/admin/channels/week/zip': zip,
};
