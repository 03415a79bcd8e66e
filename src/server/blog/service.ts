import { setImmediate } from 'node:timers/promises';
import type { BlogEntry, BlogList, BlogPost, LatestPost } from '../../contract/blog.ts';
import { POSTS_ON_A_PAGE, publishedPosts, relatedPosts, tagCounts } from '../../domain/blog/posts.ts';
import { figureLine, isDrawnFigure, type Figure } from '../../domain/blog/figure.ts';
import { picturesIn } from '../../domain/blog/picture.ts';
import type { SheetKind } from '../../art/drawing/figures/sheet.ts';
import type { Clock } from '../clock.ts';
import type { SkyService } from '../sky/service.ts';
import type { SiteCalendar } from '../site-calendar.ts';
import type { PostSource } from '../../content/blog.ts';
import { blogFigures, thumbnails } from './figures.ts';
import { articleHtml } from './article-html.ts';
import { filledSlots, type SkyFacts } from './filled-slots.ts';

const RELATED = 3;

export interface BlogContent {
  /** Asked for each time: an edited article is another. */
  readonly posts: readonly PostSource[];
  facts: SkyFacts;
}

/** What a list of all articles needs to know of each. */
export type PostDates = Pick<PostSource, 'slug' | 'tags' | 'publishedAt' | 'updatedAt'>;

/** What stands on the picture of an article. */
export interface PostCover extends Pick<PostSource, 'title' | 'excerpt' | 'author'> {
  figure: Figure;
  caption: string;
}

export interface BlogService {
  latest: () => LatestPost;
  /** A page of the list, newest first; `null` if there is no such page or tag. */
  list: (page: number, tag?: string) => BlogList | null;
  has: (slug: string) => boolean;
  find: (slug: string) => Promise<BlogPost | null>;
  /** The newest, whole. */
  newest: (count: number) => Promise<BlogPost[]>;
  /** All of them, newest first, without their texts. */
  dates: () => PostDates[];
  /** Whether its figure is a drawing of ours. */
  isDrawn: (slug: string) => boolean;
  drawing: (slug: string, kind: SheetKind) => Promise<string>;
  cover: (slug: string) => PostCover | null;
  /** Pictures that were put up and that an article names, one that waits for its day too. */
  picturesNamed: () => string[];
}

function entryOf(post: PostSource): BlogEntry {
  const { slug, title, excerpt, publishedAt, tags, readingMinutes } = post;
  return { slug, title, excerpt, publishedAt, tags, readingMinutes, pictures: thumbnails(post) };
}

const neighbor = (post: PostSource | undefined): BlogPost['previous'] =>
  post ? { slug: post.slug, title: post.title } : null;

function listOf(all: readonly PostSource[], page: number, tag: string | null): BlogList | null {
  const meant = tag === null ? all : all.filter(({ tags }) => tags.includes(tag));
  const pages = Math.ceil(meant.length / POSTS_ON_A_PAGE);
  if (page > pages) return null;
  const posts = meant.slice((page - 1) * POSTS_ON_A_PAGE, page * POSTS_ON_A_PAGE).map(entryOf);
  return { posts, page, pages, total: meant.length, tag, tags: tagCounts(all) };
}

/** The articles as of now: one dated later waits for its day. There must be one at least. */
interface Sources {
  clock: Clock;
  calendar: Pick<SiteCalendar, 'today'>;
  sky: Pick<SkyService, 'filledSlot' | 'article'>;
}

export function blogService(content: BlogContent, { clock, calendar, sky }: Sources): BlogService {
  const htmlOf = articleHtml(filledSlots(content.facts, sky.filledSlot), sky);
  const figures = blogFigures();
  const all = (): PostSource[] => publishedPosts(content.posts, clock.nowMs());
  const named = (slug: string): PostSource | undefined => all().find((post) => post.slug === slug);

  async function whole(post: PostSource): Promise<BlogPost> {
    const shown = all();
    const at = shown.indexOf(post);
    const { author, updatedAt, headings } = post;
    return {
      ...entryOf(post),
      author,
      updatedAt,
      headings,
      figure: await figures.of(post),
      html: await htmlOf(post, calendar.today()),
      related: relatedPosts(post, shown, RELATED).map(entryOf),
      previous: neighbor(shown[at + 1]),
      next: neighbor(shown[at - 1]),
    };
  }

  return {
    latest() {
      const { slug, title, excerpt, publishedAt } = all()[0]!;
      return { slug, title, excerpt, publishedAt };
    },
    list: (page, tag) => listOf(all(), page, tag ?? null),
    has: (slug) => named(slug) !== undefined,
    async find(slug) {
      const post = named(slug);
      return post ? whole(post) : null;
    },
    async newest(count) {
      const found: BlogPost[] = [];
      for (const post of all().slice(0, count)) {
        found.push(await whole(post));
        // Twenty articles in one go would block other requests.
        await setImmediate();
      }
      return found;
    },
    dates: all,
    isDrawn(slug) {
      const post = named(slug);
      return post !== undefined && isDrawnFigure(post.figure);
    },
    drawing: (slug, kind) => figures.svg(named(slug)!, kind),
    picturesNamed: () =>
      content.posts.flatMap(({ figure, markdown }) => picturesIn(`${figureLine(figure)} ${markdown}`)),
    cover(slug) {
      const post = named(slug);
      if (!post) return null;
      const { title, excerpt, author, figure, figureCaption: caption } = post;
      return { title, excerpt, author, figure, caption };
    },
  };
}
