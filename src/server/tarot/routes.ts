import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refusals } from '../../contract/errors.ts';
import {
  CardAnswer,
  CardParams,
  CardsAnswer,
  CommitmentAnswer,
  DeletionsAnswer,
  DeletionsBody,
  NewReadingAnswer,
  OwnerHeaders,
  QuestionBody,
  ReadingAnswer,
  ReadingBody,
  ReadingParams,
  TextsAnswer,
} from '../../contract/tarot.ts';
import type { Clock } from '../clock.ts';
import type { Counting } from '../counting/counting.ts';
import { acceptEmptyJson, refuseFields } from '../http/bodies.ts';
import { NotFound } from '../failures.ts';
import { keepFor } from '../http/public-read.ts';
import { askerOf } from '../http/visitor.ts';
import type { TarotService } from './service.ts';
import { PRIVATE } from '../cache-control.ts';

interface RouteServices {
  tarot: TarotService;
  counting: Pick<Counting, 'add'>;
  clock: Clock;
}

type Plugin = FastifyPluginAsyncZod<{ services: RouteServices }>;

const DAY = 86_400;
/** Room for as many readings as a device knows the keys of, with space between them. */
const DELETIONS_LIMIT_BYTES = 32 * 1024;
const WRITE_REFUSALS = [400, 403, 413, 415, 429, 503] as const;

/** The cards and their texts: the same for everyone, open to any origin. */
export const tarotCardRoutes: Plugin = async (app, { services: { tarot, clock } }) => {
  app.get(
    '/api/tarot/cards',
    {
      schema: {
        operationId: 'listTarotCards',
        summary: 'The 78 cards in the order of the deck',
        response: { 200: CardsAnswer },
      },
    },
    async (_request, reply) => {
      keepFor(reply, DAY, clock.nowMs());
      return tarot.cards();
    },
  );
  app.get(
    '/api/tarot/cards/:slug',
    {
      schema: {
        operationId: 'getTarotCard',
        summary: 'A card with all its meanings, upright and reversed',
        params: CardParams,
        response: { 200: CardAnswer, ...refusals(400, 404) },
      },
    },
    async ({ params }, reply) => {
      const card = tarot.card(params.slug);
      if (!card) throw new NotFound('There is no such card in the deck.');
      keepFor(reply, DAY, clock.nowMs());
      return card;
    },
  );
  app.get(
    '/api/tarot/texts',
    {
      schema: {
        operationId: 'getTarotTexts',
        summary: 'Everything a reading is woven from, for a device without a connection',
        response: { 200: TextsAnswer },
      },
    },
    async (_request, reply) => {
      keepFor(reply, DAY, clock.nowMs());
      return tarot.texts();
    },
  );
};

const drawRoutes: Plugin = async (app, { services: { tarot, counting } }) => {
  app.post(
    '/api/tarot/commitments',
    {
      schema: {
        operationId: 'createTarotCommitment',
        summary: 'A sealed seed for one draw: its hash is told now, the seed after the cards are picked',
        response: { 201: CommitmentAnswer, ...refusals(...WRITE_REFUSALS) },
      },
      preHandler: refuseFields,
    },
    async (request, reply) => reply.code(201).send(await tarot.commit(askerOf(request))),
  );
  app.post(
    '/api/tarot/readings',
    {
      schema: {
        operationId: 'createTarotReading',
        summary: 'Picks cards, breaks the seal and tells the reading',
        body: ReadingBody,
        response: { 201: NewReadingAnswer, ...refusals(...WRITE_REFUSALS, 404, 409) },
      },
    },
    async ({ body }, reply) => {
      const reading = await tarot.draw(body);
      counting.add('draw', body.spread);
      return reply.code(201).send(reading);
    },
  );
};

const ownerRoutes: Plugin = async (app, { services: { tarot } }) => {
  app.patch(
    '/api/tarot/readings/:id',
    {
      schema: {
        operationId: 'updateTarotReading',
        summary: 'Shares the question of a reading, or takes it back',
        params: ReadingParams,
        body: QuestionBody,
        response: { 200: ReadingAnswer, ...refusals(...WRITE_REFUSALS, 404) },
      },
    },
    async ({ params, body }) => tarot.shareQuestion(params.id, body),
  );
  app.delete(
    '/api/tarot/readings/:id',
    {
      preValidation: refuseFields,
      schema: {
        operationId: 'deleteTarotReading',
        summary: 'Deletes a reading; its address leads nowhere from then on',
        params: ReadingParams,
        headers: OwnerHeaders,
        response: { 204: z.null().describe('The reading is deleted'), ...refusals(...WRITE_REFUSALS, 404) },
      },
    },
    async ({ params, headers }, reply) => {
      await tarot.deleteReading(params.id, headers['x-owner-key']);
      return reply.code(204).send(null);
    },
  );
  app.post(
    '/api/tarot/deletions',
    {
      bodyLimit: DELETIONS_LIMIT_BYTES,
      schema: {
        operationId: 'deleteTarotReadings',
        summary: 'Deletes many readings at once, each with its own key',
        body: DeletionsBody,
        response: { 200: DeletionsAnswer, ...refusals(...WRITE_REFUSALS) },
      },
    },
    async ({ body }) => ({ deleted: await tarot.deleteReadings(body.readings) }),
  );
};

/** Whoever has an id may read; nothing here knows whose reading it is. */
export const tarotReadingRoutes: Plugin = async (app, options) => {
  const { tarot } = options.services;
  acceptEmptyJson(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', PRIVATE);
  });
  await drawRoutes(app, options);
  await ownerRoutes(app, options);
  app.get(
    '/api/tarot/readings/:id',
    {
      schema: {
        operationId: 'getTarotReading',
        summary: 'A reading as it was told when it was drawn',
        params: ReadingParams,
        response: { 200: ReadingAnswer, ...refusals(400, 404, 429, 503) },
      },
    },
    async ({ params }) => {
      const reading = await tarot.reading(params.id);
      if (!reading) throw new NotFound('There is no such reading.');
      return reading;
    },
  );
};
