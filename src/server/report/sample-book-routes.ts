import type { FastifyPluginAsync } from 'fastify';
import { PAGE_SIZES } from '../../art/report/page-size.ts';
import { SAMPLE_BOOKS } from '../../domain/report/sample.ts';
import type { SampleBook } from './sample-book.ts';
import { publicFor } from '../cache-control.ts';

const CACHE = publicFor(3600);

/** The sample to keep, a file for each size of paper. */
export const sampleBookRoutes: FastifyPluginAsync<{ services: { sampleBook: SampleBook } }> = async (
  app,
  { services: { sampleBook } },
) => {
  for (const page of PAGE_SIZES) {
    const path = SAMPLE_BOOKS[page];
    app.get(path, { schema: { hide: true } }, async (_request, reply) => {
      const pdf = await sampleBook[page]();
      return reply
        .type('application/pdf')
        .header('cache-control', CACHE)
        .header('content-disposition', `inline; filename="${path.slice(path.lastIndexOf('/') + 1)}"`)
        .send(pdf);
    });
  }
};
