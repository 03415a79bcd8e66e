import { rssXml, type Feed } from '../../domain/feeds/rss.ts';
import type { BlogService } from '../blog/service.ts';
import type { Config } from '../config.ts';
import type { GeneratedFiles } from '../pages/generated-files.ts';
import { blogFeed } from './blog-feed.ts';
import { dailyFeed, type DailyFeedSources } from './daily-feed.ts';
import { publicFor } from '../cache-control.ts';

interface FeedSources extends DailyFeedSources {
  blog: Pick<BlogService, 'newest'>;
}

export function siteFeeds(sources: FeedSources, config: Config): GeneratedFiles {
  const feeds = new Map<string, () => Promise<Feed>>([
    ['/daily-horoscope-feed.xml', () => dailyFeed(sources, config)],
    ['/blog-feed.xml', () => blogFeed(sources.blog, config)],
  ]);
  return {
    owns: (path) => feeds.has(path),
    async render(path) {
      return {
        status: 200,
        text: rssXml(await feeds.get(path)!()),
        contentType: 'application/rss+xml; charset=utf-8',
        cacheControl: publicFor(3600),
      };
    },
  };
}
