import { rssXml, type Feed } from '../../domain/feeds/rss.ts';
import type { Config } from '../config.ts';
import type { GeneratedFiles } from '../pages/generated-files.ts';
import type { Services } from '../services.ts';
import { blogFeed } from './blog-feed.ts';
import { dailyFeed } from './daily-feed.ts';

export function siteFeeds(services: Services, config: Config): GeneratedFiles {
  const feeds = new Map<string, () => Promise<Feed>>([
    ['/daily-horoscope-feed.xml', () => dailyFeed(services, config)],
    ['/blog-feed.xml', () => blogFeed(services, config)],
  ]);
  return {
    owns: (path) => feeds.has(path),
    async render(path) {
      return {
        status: 200,
        text: rssXml(await feeds.get(path)!()),
        contentType: 'application/rss+xml; charset=utf-8',
        cacheControl: 'public, max-age=3600',
      };
    },
  };
}
