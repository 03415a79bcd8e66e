import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  CollisionAnswer,
  DeskKinds,
  DeskUnit,
  DeskUnits,
  DeskUnitsQuery,
  DraftConflict,
  DraftNamed,
  DraftPublish,
  DraftSave,
  DraftSaved,
  HistoryRestore,
  KindParams,
  ReplaceAsk,
  ReplaceDo,
  ReplaceDone,
  Replacements,
  UnitAdd,
  UnitParams,
} from '../../contract/desk-content.ts';
import { ApiError } from '../../contract/errors.ts';
import { addressKey } from '../http/rate-limits.ts';
import { DraftTaken } from './draft-taken.ts';
import type { WordsService } from './service.ts';
import type { UnitKey } from './store.ts';

type Plugin = FastifyPluginAsyncZod<{ words: WordsService }>;

/** A whole article in letters that take four bytes each. */
const TEXT_LIMIT_BYTES = 512 * 1024;

/** Typing is saved after each pause: more often than a stranger may write anything. */
const SAVES_PER_MINUTE = 300;
const ofSaves = {
  rateLimit: {
    max: SAVES_PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: ({ ip }: FastifyRequest) => `draft ${addressKey(ip)}`,
  },
};

const UNIT = '/api/admin/content/:kind/:unit';
const ofUnit = { hide: true, params: UnitParams };
const answers = <R>(response: R) => ({ response: { 200: response, 409: DraftConflict.or(ApiError) } });

/** A conflict is answered with the other text, so that both can be shown. */
async function orConflict<T>(reply: FastifyReply, doing: Promise<T>): Promise<T> {
  try {
    return await doing;
  } catch (error) {
    if (!(error instanceof DraftTaken)) throw error;
    const { message, other } = error;
    return reply.code(409).send({ error: { code: 'draft_conflict', message }, other }) as never;
  }
}

const readRoutes: Plugin = async (app, { words }) => {
  app.get('/api/admin/content', { schema: { hide: true, response: { 200: DeskKinds } } }, async () =>
    words.kinds(),
  );
  app.get(
    '/api/admin/content/:kind',
    { schema: { hide: true, params: KindParams, querystring: DeskUnitsQuery, response: { 200: DeskUnits } } },
    async ({ params, query }) => words.units(params.kind, query),
  );
  app.get(UNIT, { schema: { ...ofUnit, response: { 200: DeskUnit } } }, async ({ params }) =>
    words.unit(params),
  );
};

const draftRoutes: Plugin = async (app, { words }) => {
  app.post(
    '/api/admin/content/:kind',
    {
      bodyLimit: TEXT_LIMIT_BYTES,
      schema: { hide: true, params: KindParams, body: UnitAdd, response: { 200: DeskUnit } },
    },
    async ({ params, body, owner }) => words.add(params.kind, body, owner.device),
  );
  app.put(
    `${UNIT}/draft`,
    {
      bodyLimit: TEXT_LIMIT_BYTES,
      config: ofSaves,
      schema: { ...ofUnit, body: DraftSave, ...answers(DraftSaved) },
    },
    async ({ params, body, owner }, reply) => orConflict(reply, words.saveDraft(params, body, owner.device)),
  );
  app.delete(
    `${UNIT}/draft`,
    { schema: { ...ofUnit, body: DraftNamed, ...answers(DeskUnit.nullable()) } },
    async ({ params, body, owner }, reply) =>
      orConflict(reply, words.discardDraft(params, body.revision, owner.device)),
  );
  app.post(
    `${UNIT}/restore`,
    { schema: { ...ofUnit, body: HistoryRestore, response: { 200: DeskUnit } } },
    async ({ params, body, owner }) => words.restore(params, body.id, owner.device),
  );
};

/** The only calls that change what visitors read. */
const publicRoutes: Plugin = async (app, { words }) => {
  app.post(
    `${UNIT}/publish`,
    { schema: { ...ofUnit, body: DraftPublish, ...answers(DeskUnit) } },
    async ({ params, body, owner }, reply) => orConflict(reply, words.publish(params, body, owner.device)),
  );
  app.post(
    `${UNIT}/resolve`,
    {
      bodyLimit: TEXT_LIMIT_BYTES,
      schema: { ...ofUnit, body: CollisionAnswer, response: { 200: DeskUnit } },
    },
    async ({ params, body, owner }) => words.resolve(params, body, owner.device),
  );
  const presses: Record<string, (key: UnitKey, by: string) => Promise<DeskUnit>> = {
    unschedule: words.unschedule,
    hide: words.hide,
    show: words.show,
    files: words.backToFiles,
  };
  for (const [name, press] of Object.entries(presses))
    app.post(
      `${UNIT}/${name}`,
      { schema: { ...ofUnit, response: { 200: DeskUnit } } },
      async ({ params, owner }) => press(params, owner.device),
    );
};

const replaceRoutes: Plugin = async (app, { words }) => {
  app.post(
    '/api/admin/content/replace/preview',
    { schema: { hide: true, body: ReplaceAsk, response: { 200: Replacements } } },
    async ({ body }) => words.previewReplace(body),
  );
  app.post(
    '/api/admin/content/replace',
    { bodyLimit: TEXT_LIMIT_BYTES, schema: { hide: true, body: ReplaceDo, response: { 200: ReplaceDone } } },
    async ({ body, owner }) => words.replace(body, owner.device),
  );
};

export const contentAdminRoutes: Plugin = async (app, options) => {
  await app.register(readRoutes, options);
  await app.register(draftRoutes, options);
  await app.register(publicRoutes, options);
  await app.register(replaceRoutes, options);
};
