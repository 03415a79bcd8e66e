import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { BlogList, BlogPost, LatestPost, PostParams } from '../../contract/blog.ts';
import { refusals } from '../../contract/errors.ts';
import { notFound } from '../http/errors.ts';
import { keepFor } from '../http/public-read.ts';
import type { Services } from '../services.ts';

const FIVE_MINUTES = 300;

export const blogRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  const { blog, clock } = services;
  app.get(
    '/api/blog/latest',
    { schema: { summary: 'The latest article of the blog', response: { 200: LatestPost } } },
    async (_request, reply) => {
      keepFor(reply, FIVE_MINUTES, clock.nowMs());
      return blog.latest();
    },
  );
  app.get(
    '/api/blog',
    { schema: { summary: 'All articles of the blog, newest first', response: { 200: BlogList } } },
    async (_request, reply) => {
      keepFor(reply, FIVE_MINUTES, clock.nowMs());
      return { posts: [...blog.all()] };
    },
  );
  app.get(
    '/api/blog/:slug',
    {
      schema: {
        summary: 'One article of the blog with its text',
        params: PostParams,
        response: { 200: BlogPost, ...refusals(400, 404) },
      },
    },
    async ({ params }, reply) => {
      const post = blog.find(params.slug);
      if (!post) throw notFound('There is no such article.');
      keepFor(reply, FIVE_MINUTES, clock.nowMs());
      return post;
    },
  );
};
