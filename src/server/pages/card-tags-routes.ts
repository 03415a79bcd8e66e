import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { inFormat } from '../../art/share-pictures/address.ts';
import { CardTag, CardTagsQuery, PagePictureQuery } from '../../contract/card-tags.ts';
import { NOT_FOUND, resolvePage, type OpenDays } from '../../domain/pages/resolve.ts';
import { keepFor } from '../http/public-read.ts';
import type { Clock } from '../clock.ts';
import type { PageCardTags } from '../pictures/page-cards.ts';
import type { SiteCalendar } from '../site-calendar.ts';
import type { PagePolicies } from './policies.ts';
import { splitUrl } from './requested-page.ts';
import { pageOrRedirect } from './routes.ts';
import { PRIVATE } from '../cache-control.ts';

const FIVE_MINUTES = 300;
const IMAGE_TAG = 'og:image';

interface CardTagsOptions {
  services: { pageCardTags: PageCardTags; clock: Clock; calendar: SiteCalendar };
  policies: PagePolicies;
  openDays: () => OpenDays;
}

/** For whoever is on the site already: what the server puts into the head of a page, and the picture named there. */
export const cardTagsRoutes: FastifyPluginAsyncZod<CardTagsOptions> = async (
  app,
  { services: { pageCardTags, clock, calendar }, policies, openDays },
) => {
  /** The tags of the page at an address; what is personal is kept nowhere, and neither is its picture's address. */
  function tagsOf(address: string, reply: FastifyReply): Promise<CardTag[]> {
    const { path, search } = splitUrl(address);
    const found = pageOrRedirect(resolvePage(path, search, openDays()), policies);
    const page = 'to' in found ? NOT_FOUND : found;
    const { mayBeCopied, picture } = policies[page.name];
    if (mayBeCopied) keepFor(reply, FIVE_MINUTES, clock.nowMs(), calendar.nextMidnightMs());
    else reply.header('cache-control', PRIVATE);
    return pageCardTags(picture(page));
  }

  app.get(
    '/share/tags',
    { schema: { hide: true, querystring: CardTagsQuery, response: { 200: z.array(CardTag) } } },
    ({ query }, reply) => tagsOf(query.page, reply),
  );

  app.get(
    '/share/picture',
    { schema: { hide: true, querystring: PagePictureQuery } },
    async ({ query }, reply) => {
      const { content } = (await tagsOf(query.page, reply)).find(({ name }) => name === IMAGE_TAG)!;
      return reply.redirect(inFormat(new URL(content).pathname, query.format), 302);
    },
  );
};
