import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { BlogList, BlogPost, BlogQuery, LatestPost, PostParams } from '../../contract/blog.ts';
import { refusals } from '../../contract/errors.ts';
import type { Clock } from '../clock.ts';
import { NotFound } from '../failures.ts';
import { keepFor } from '../http/public-read.ts';
import type { SiteCalendar } from '../site-calendar.ts';
import type { BlogService } from './service.ts';

interface RouteServices {
  blog: Pick<BlogService, 'latest' | 'list' | 'find'>;
  clock: Clock;
  calendar: SiteCalendar;
}

const FIVE_MINUTES = 300;

export const blogRoutes: FastifyPluginAsyncZod<{ services: RouteServices }> = async (app, { services }) => {
  const { blog, calendar, clock } = services;
  app.get(
    '/api/blog/latest',
    {
      schema: {
        operationId: 'getLatestPost',
        summary: 'The latest article of the blog',
        response: { 200: LatestPost },
      },
    },
    async (_request, reply) => {
      keepFor(reply, FIVE_MINUTES, clock.nowMs());
      return blog.latest();
    },
  );
  app.get(
    '/api/blog',
    {
      schema: {
        operationId: 'listPosts',
        summary: 'The articles of the blog, newest first, eight on a page',
        querystring: BlogQuery,
        response: { 200: BlogList, ...refusals(400, 404) },
      },
    },
    async ({ query }, reply) => {
      const list = blog.list(query.page, query.tag);
      if (!list) throw new NotFound('There is no such page of the blog.');
      keepFor(reply, FIVE_MINUTES, clock.nowMs());
      return list;
    },
  );
  app.get(
    '/api/blog/:slug',
    {
      schema: {
        operationId: 'getPost',
        summary: 'One article of the blog with its text',
        params: PostParams,
        response: { 200: BlogPost, ...refusals(400, 404) },
      },
    },
    async ({ params }, reply) => {
      const post = await blog.find(params.slug);
      if (!post) throw new NotFound('There is no such article.');
      keepFor(reply, FIVE_MINUTES, clock.nowMs(), calendar.nextMidnightMs());
      return post;
    },
  );
};
