import { Readable } from 'node:stream';
import { errorCodes, type FastifyReply, type FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { VideoQuery } from '../../contract/desk-channel-films.ts';
import {
  AnswerBody,
  ChannelPostParams,
  DeskChannelPost,
  FileQuery,
  LaterBody,
  PostConflict,
  PostedBody,
  PostSave,
} from '../../contract/desk-channel-posts.ts';
import { ApiError } from '../../contract/errors.ts';
import { Invalid } from '../failures.ts';
import { addressKey } from '../http/rate-limits.ts';
import { savedAs } from './admin-routes.ts';
import { PostTaken } from './saving.ts';
import { channelFilmRoutes } from './film-routes.ts';
import type { ChannelsService } from './service.ts';

type Plugin = FastifyPluginAsyncZod<{ channels: ChannelsService }>;

const POST = '/api/admin/channel-posts/:id';
const ofPost = {
  hide: true,
  params: ChannelPostParams,
  response: { 200: DeskChannelPost, 409: PostConflict.or(ApiError) },
};

const TEXT_LIMIT_BYTES = 64 * 1024;
const SAVES_PER_MINUTE = 300;
const ofSaves = {
  rateLimit: {
    max: SAVES_PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: ({ ip }: FastifyRequest) => `channel post ${addressKey(ip)}`,
  },
};

/** A conflict is answered with the newer post, so that both can be shown. */
async function orConflict(
  channels: ChannelsService,
  reply: FastifyReply,
  doing: Promise<DeskChannelPost>,
): Promise<DeskChannelPost> {
  try {
    return await doing;
  } catch (error) {
    if (!(error instanceof PostTaken)) throw error;
    const { message, other } = error;
    const answer = { error: { code: 'post_conflict', message }, other: await channels.shown(other) };
    return reply.code(409).send(answer) as never;
  }
}

const readRoutes: Plugin = async (app, { channels }) => {
  app.get(POST, { schema: ofPost }, async ({ params }) => channels.post(params.id));
  app.put(
    POST,
    { bodyLimit: TEXT_LIMIT_BYTES, config: ofSaves, schema: { ...ofPost, body: PostSave } },
    async ({ params, body, owner }, reply) =>
      orConflict(channels, reply, channels.save(params.id, body, owner.device)),
  );
  app.get(
    `${POST}/file`,
    { schema: { hide: true, params: ChannelPostParams, querystring: FileQuery } },
    async ({ params, query }, reply) => {
      const { type, bytes, body, name } = await channels.file(params.id);
      if (query.download !== undefined) savedAs(reply, name);
      return reply.type(type).header('content-length', bytes).send(body);
    },
  );
};

const plainSteps = {
  ready: 'ready',
  draft: 'draft',
  skip: 'skip',
  retry: 'retry',
  'not-yet': 'notYet',
} as const;

const stepRoutes: Plugin = async (app, { channels }) => {
  for (const [name, press] of Object.entries(plainSteps)) {
    app.post(`${POST}/${name}`, { schema: ofPost }, async ({ params, owner }) =>
      channels[press](params.id, owner.device),
    );
  }
  app.post(`${POST}/posted`, { schema: { ...ofPost, body: PostedBody } }, async ({ params, body, owner }) =>
    channels.posted(params.id, body.url, owner.device),
  );
  app.post(`${POST}/later`, { schema: { ...ofPost, body: LaterBody } }, async ({ params, body, owner }) =>
    channels.later(params.id, body.minutes, owner.device),
  );
  app.post(
    `${POST}/answer`,
    { schema: { ...ofPost, body: AnswerBody } },
    async ({ params, body: { wentOut, url = null }, owner }) =>
      channels.answer(params.id, { wentOut, url }, owner.device),
  );
};

const MEGABYTE = 1024 * 1024;
const MOST_MEGABYTES = 64;

async function* upTo(mostBytes: number, body: Readable): AsyncGenerator<Buffer> {
  let bytes = 0;
  // A refusal is to be answered; without its stream nothing could be.
  for await (const piece of body.iterator({ destroyOnReturn: false })) {
    bytes += (piece as Buffer).length;
    if (bytes > mostBytes) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    yield piece as Buffer;
  }
}

/** A video comes as its bytes, whatever the browser takes it for, and goes to disk as it comes: it is too large to be held. */
const videoRoutes: Plugin = async (app, { channels }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));
  app.put(
    `${POST}/video`,
    { schema: { ...ofPost, querystring: VideoQuery } },
    async ({ params, query, body, owner }) => {
      if (!(body instanceof Readable)) throw new Invalid('There’s no video in it.');
      const film = upTo(MOST_MEGABYTES * MEGABYTE, body);
      return channels.keepVideo(params.id, { film, ...query }, owner.device);
    },
  );
};

/** One post: what stands in it, what can be pressed, and its file. */
export const channelPostAdminRoutes: Plugin = async (app, options) => {
  await app.register(readRoutes, options);
  await app.register(stepRoutes, options);
  await app.register(channelFilmRoutes, options);
  await app.register(videoRoutes, options);
};
