import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DateQuery } from '../../contract/calendar.ts';
import { refusals } from '../../contract/errors.ts';
import {
  AuthorPage,
  AuthorParams,
  MisattributionList,
  MisattributionPage,
  MisattributionParams,
  PageQuery,
  QuoteOfTheDay,
  QuotePage,
  QuoteParams,
  QuoteShelves,
  ReadingQuotes,
  ReadingQuotesQuery,
  TopicParams,
  TopicQuotes,
} from '../../contract/quotes.ts';
import { SignParams } from '../../contract/zodiac.ts';
import { isSignKey } from '../../domain/zodiac/signs.ts';
import type { Clock } from '../clock.ts';
import { NotFound } from '../failures.ts';
import { keepFor } from '../http/public-read.ts';
import type { SiteCalendar } from '../site-calendar.ts';
import type { QuotesService } from './service.ts';

interface RouteServices {
  quotes: QuotesService;
  clock: Clock;
  calendar: SiteCalendar;
}

const HOUR = 3600;
const DAY = 24 * HOUR;

function found<T>(answer: T | null, message: string): T {
  if (answer === null) throw new NotFound(message);
  return answer;
}

const pageOf = ({ page }: { page?: string | undefined }): number => Number(page ?? 1);

/** Lists of quotes, and single quotes. */
const shelfRoutes: FastifyPluginAsyncZod<{ services: RouteServices }> = async (app, { services }) => {
  const { quotes, clock } = services;
  app.get(
    '/api/quotes',
    {
      schema: {
        operationId: 'listQuotes',
        summary: 'All quotes, page by page, with the topics and the authors',
        querystring: PageQuery,
        response: { 200: QuoteShelves, ...refusals(400, 404) },
      },
    },
    async ({ query }, reply) => {
      const answer = found(quotes.shelves(pageOf(query)), 'There is no such page.');
      keepFor(reply, DAY, clock.nowMs());
      return answer;
    },
  );
  app.get(
    '/api/quotes/:topic',
    {
      schema: {
        operationId: 'listQuotesOfTopic',
        summary: 'The quotes of a topic, page by page',
        params: TopicParams,
        querystring: PageQuery,
        response: { 200: TopicQuotes, ...refusals(400, 404) },
      },
    },
    async ({ params, query }, reply) => {
      const answer = found(quotes.topic(params.topic, pageOf(query)), 'There is no such topic or page.');
      keepFor(reply, DAY, clock.nowMs());
      return answer;
    },
  );
  app.get(
    '/api/quotes/:topic/:slug',
    {
      schema: {
        operationId: 'getQuote',
        summary: 'One quote with its source and its neighbors in the topic',
        params: QuoteParams,
        response: { 200: QuotePage, ...refusals(400, 404) },
      },
    },
    async ({ params }, reply) => {
      const answer = found(quotes.quote(params.topic, params.slug), 'There is no such quote in this topic.');
      keepFor(reply, DAY, clock.nowMs());
      return answer;
    },
  );
};

/** The quote of the day, and authors. */
const besideRoutes: FastifyPluginAsyncZod<{ services: RouteServices }> = async (app, { services }) => {
  const { quotes, clock, calendar } = services;
  app.get(
    '/api/quotes/today',
    {
      schema: {
        operationId: 'getQuoteOfTheDay',
        summary: 'The quote of the day',
        querystring: DateQuery,
        response: { 200: QuoteOfTheDay, ...refusals(400, 404) },
      },
    },
    async ({ query }, reply) => {
      const answer = quotes.of(query.date ?? calendar.today());
      keepFor(reply, HOUR, clock.nowMs(), query.date ? Infinity : calendar.nextMidnightMs());
      return answer;
    },
  );
  app.get(
    '/api/quotes/authors/:author',
    {
      schema: {
        operationId: 'getAuthor',
        summary: 'An author, their quotes, and what is given to them falsely',
        params: AuthorParams,
        response: { 200: AuthorPage, ...refusals(400, 404) },
      },
    },
    async ({ params }, reply) => {
      const answer = found(quotes.author(params.author), 'There is no such author here.');
      keepFor(reply, DAY, clock.nowMs());
      return answer;
    },
  );
};

const misattributionRoutes: FastifyPluginAsyncZod<{ services: RouteServices }> = async (
  app,
  { services },
) => {
  const { quotes, clock } = services;
  app.get(
    '/api/quotes/really-said',
    {
      schema: {
        operationId: 'listMisattributions',
        summary: 'Lines quoted under the wrong name',
        response: { 200: MisattributionList },
      },
    },
    async (_request, reply) => {
      keepFor(reply, DAY, clock.nowMs());
      return quotes.misattributions();
    },
  );
  app.get(
    '/api/quotes/really-said/:slug',
    {
      schema: {
        operationId: 'getMisattribution',
        summary: 'Who really said it, as far as known, and why we believe it',
        params: MisattributionParams,
        response: { 200: MisattributionPage, ...refusals(400, 404) },
      },
    },
    async ({ params }, reply) => {
      const answer = found(quotes.misattribution(params.slug), 'We know of no such line.');
      keepFor(reply, DAY, clock.nowMs());
      return answer;
    },
  );
};

const readingRoutes: FastifyPluginAsyncZod<{ services: RouteServices }> = async (app, { services }) => {
  const { quotes, clock, calendar } = services;
  app.get(
    '/api/quotes/reading/:sign',
    {
      schema: {
        operationId: 'getReadingQuotes',
        summary: 'Three quotes that go with the reading of a sign',
        params: SignParams,
        querystring: ReadingQuotesQuery,
        response: { 200: ReadingQuotes, ...refusals(400, 404) },
      },
    },
    async ({ params: { sign }, query: { type = 'daily', date } }, reply) => {
      if (!isSignKey(sign)) throw new NotFound('There is no such sign.');
      const answer = await quotes.ofReading(type, sign, date ?? calendar.today());
      keepFor(reply, HOUR, clock.nowMs(), date ? Infinity : calendar.nextMidnightMs());
      return answer;
    },
  );
};

export const quotesRoutes: FastifyPluginAsyncZod<{ services: RouteServices }> = async (app, { services }) => {
  await app.register(besideRoutes, { services });
  await app.register(misattributionRoutes, { services });
  await app.register(readingRoutes, { services });
  await app.register(shelfRoutes, { services });
};
