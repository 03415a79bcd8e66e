import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refusals } from '../../contract/errors.ts';
import { SearchAnswers, SearchQuery, SearchSuggestions, SuggestionsQuery } from '../../contract/search.ts';
import type { Clock } from '../clock.ts';
import type { Counting } from '../counting/counting.ts';
import { keepFor } from '../http/public-read.ts';
import type { SiteCalendar } from '../site-calendar.ts';
import type { SearchService } from './service.ts';

interface RouteServices {
  search: Pick<SearchService, 'find' | 'suggest'>;
  clock: Clock;
  calendar: SiteCalendar;
  counting: Pick<Counting, 'search'>;
}

const FIVE_MINUTES = 300;

export const searchRoutes: FastifyPluginAsyncZod<{ services: RouteServices }> = async (app, { services }) => {
  const { search, clock, calendar, counting } = services;
  app.get(
    '/api/search',
    {
      config: { keepsItself: true },
      schema: {
        operationId: 'search',
        summary: 'Everything the site has on a question, and its answer where it could be understood',
        querystring: SearchQuery,
        response: { 200: SearchAnswers, ...refusals(400, 503) },
      },
      async onResponse({ query, headers }, { statusCode }) {
        // A kept answer is sent before its question is read: the page is text then, or not there.
        const { q, kind, page } = query as { q: string; kind?: string; page?: string | number };
        if (statusCode < 400 && kind === undefined && Number(page ?? 1) === 1) counting.search(q, headers);
      },
    },
    async ({ query }, reply) => {
      const answers = await search.find(query);
      keepFor(reply, FIVE_MINUTES, clock.nowMs(), query.date ? Infinity : calendar.nextMidnightMs());
      return answers;
    },
  );
  app.get(
    '/api/search/suggestions',
    {
      config: { keepsItself: true },
      schema: {
        operationId: 'getSearchSuggestions',
        summary: 'What to offer while somebody types a question',
        querystring: SuggestionsQuery,
        response: { 200: SearchSuggestions, ...refusals(400, 503) },
      },
    },
    async ({ query }, reply) => {
      const suggestions = await search.suggest(query);
      keepFor(reply, FIVE_MINUTES, clock.nowMs(), query.date ? Infinity : calendar.nextMidnightMs());
      return suggestions;
    },
  );
};
