import type { Figure } from '../../domain/blog/figure.ts';
import { articleCount, tagName } from '../../domain/blog/posts.ts';
import type { ShownFigure } from '../../art/share-pictures/subject.ts';
import type { BlogPictures } from '../blog-pictures/service.ts';
import type { BlogService } from '../blog/service.ts';
import type { FindSubject } from './known-subject.ts';

export interface BlogSources {
  blog: Pick<BlogService, 'cover' | 'drawing' | 'list'>;
  blogPictures: Pick<BlogPictures, 'drawing'>;
}

async function shownFigure(slug: string, figure: Figure, sources: BlogSources): Promise<ShownFigure> {
  if (figure.kind === 'cards') return { cards: figure.cards };
  if (figure.kind !== 'upload') return { drawing: await sources.blog.drawing(slug, 'small') };
  const drawing = await sources.blogPictures.drawing(figure.id);
  // Gone by somebody's hand: the words stand alone.
  return drawing === null ? { cards: [] } : { drawing };
}

export function posts(sources: BlogSources): FindSubject {
  return (key) => {
    const cover = sources.blog.cover(key);
    if (!cover) return null;
    const { title, excerpt, author, figure, caption } = cover;
    return {
      words: cover,
      alt: `${title}, by ${author}. The figure: ${caption}`,
      whole: async () => ({
        kind: 'post',
        title,
        excerpt,
        author,
        figure: await shownFigure(key, figure, sources),
      }),
    };
  };
}

/** More titles than these have no room in any picture. */
const MOST_TITLES = 4;

export function tags(sources: BlogSources): FindSubject {
  return (tag) => {
    const list = sources.blog.list(1, tag);
    if (!list) return null;
    const { total } = list;
    const newest = list.posts[0]!;
    const { figure, caption } = sources.blog.cover(newest.slug)!;
    const words = {
      name: tagName(tag),
      count: articleCount(total),
      titles: list.posts.slice(0, MOST_TITLES).map(({ title }) => title),
    };
    return {
      words: { ...words, figure },
      alt: `${words.name}: ${words.count} on our blog, the newest “${newest.title}”. The figure: ${caption}`,
      whole: async () => ({ kind: 'tag', ...words, figure: await shownFigure(newest.slug, figure, sources) }),
    };
  };
}
