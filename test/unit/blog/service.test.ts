import { describe, expect, it } from 'vitest';
import type { BlogEntry } from '../../../src/contract/blog.ts';
import type { PostSource } from '../../../src/content/blog.ts';
import { filledSlot } from '../../../src/domain/blog/slots/fill.ts';
import { renderedArticle, type ArticleQuestion } from '../../../src/server/blog/rendered-article.ts';
import { blogService } from '../../../src/server/blog/service.ts';

function post(slug: string, day: string, more: Partial<PostSource> = {}): PostSource {
  const at = `${day}T00:00:00.000Z`;
  return {
    slug,
    title: `Title of ${slug}`,
    excerpt: 'An excerpt.',
    since: day,
    publishedAt: at,
    updatedAt: at,
    author: 'The Zodiary desk',
    tags: ['sky'],
    readingMinutes: 3,
    headings: [],
    figure: { kind: 'aspects' },
    figureCaption: 'A caption.',
    markdown: 'Words.',
    ...more,
  };
}

const POSTS = [
  post('first', '2026-11-15', { tags: ['sky', 'moon'] }),
  post('third', '2026-12-01'),
  post('second', '2026-11-20', { tags: ['tarot'] }),
];

function serviceAt(iso: string, posts = POSTS, facts = {}) {
  const clock = { now: Date.parse(iso) };
  const calendar = { today: () => new Date(clock.now).toISOString().slice(0, 10) };
  const sky = {
    filledSlot: async (slot: string, date: string) => filledSlot(slot, date),
    article: async (question: ArticleQuestion) => renderedArticle(question),
  };
  const service = blogService({ posts, facts }, { clock: { nowMs: () => clock.now }, calendar, sky });
  return { ...service, setClock: (to: string) => (clock.now = Date.parse(to)) };
}

const slugs = (posts: readonly BlogEntry[] | undefined) => posts?.map(({ slug }) => slug);

describe('the blog', () => {
  it('has its newest article first', () => {
    expect(slugs(serviceAt('2027-01-01T00:00:00Z').list(1)?.posts)).toEqual(['third', 'second', 'first']);
  });

  it('keeps an article back until its instant has come', async () => {
    const blog = serviceAt('2026-11-19T23:59:59.999Z');
    expect([await blog.find('second'), blog.has('second'), blog.isDrawn('second')]).toEqual([
      null,
      false,
      false,
    ]);
    expect(blog.latest().slug).toBe('first');
    blog.setClock('2026-11-20T00:00:00Z');
    expect(await blog.find('second')).not.toBeNull();
    expect(blog.latest().slug).toBe('second');
    expect(slugs(blog.list(1)?.posts)).toEqual(['second', 'first']);
  });

  it('says exactly four things about the latest article', () => {
    expect(serviceAt('2026-11-15T00:00:00Z').latest()).toEqual({
      slug: 'first',
      title: 'Title of first',
      excerpt: 'An excerpt.',
      publishedAt: '2026-11-15T00:00:00.000Z',
    });
  });

  it('is never empty: before the first date the first article stands in', async () => {
    const blog = serviceAt('2026-01-01T00:00:00Z');
    expect(slugs(blog.list(1)?.posts)).toEqual(['first']);
    expect(await blog.find('first')).not.toBeNull();
    expect(await blog.find('second')).toBeNull();
  });
});

describe('its list', () => {
  const many = Array.from({ length: 17 }, (_, i) =>
    post(`post-${i}`, '2026-11-01', { tags: [i % 2 ? 'odd' : 'even'] }),
  );
  const blog = serviceAt('2026-11-15T00:00:00Z', many);

  it('has eight articles on a page, and no page beyond the last', () => {
    expect([1, 2, 3].map((page) => blog.list(page)?.posts.length)).toEqual([8, 8, 1]);
    expect(blog.list(1)).toMatchObject({ page: 1, pages: 3, total: 17, tag: null });
    expect(blog.list(4)).toBeNull();
  });

  it('has the articles of a tag, and none for a tag nobody has', () => {
    expect(blog.list(2, 'even')).toMatchObject({ page: 2, pages: 2, total: 9, tag: 'even' });
    expect(blog.list(1, 'none')).toBeNull();
    expect(blog.list(1)?.tags).toEqual([
      { tag: 'even', posts: 9 },
      { tag: 'odd', posts: 8 },
    ]);
  });
});

describe('an article', () => {
  it('knows its neighbors and what is related to it', async () => {
    const blog = serviceAt('2027-01-01T00:00:00Z');
    const second = await blog.find('second');
    expect(second).toMatchObject({ previous: { slug: 'first' }, next: { slug: 'third' }, related: [] });
    const first = await blog.find('first');
    expect(first).toMatchObject({ previous: null, next: { slug: 'second' } });
    expect(slugs(first?.related)).toEqual(['third']);
  });

  it('says what the sky says on the day, and keeps what lasts from the build', async () => {
    const markdown = 'Full on {{next-full-moon}}, as on {{full-moon 2026-11}}.\n\n{{table lunations 2}}';
    const posts = [post('with-slots', '2026-11-01', { markdown })];
    const blog = serviceAt('2026-11-15T12:00:00Z', posts, { 'full-moon 2026-11': 'a known day' });
    const html = (await blog.find('with-slots'))!.html;
    const words = html.replaceAll(/<\/?time[^>]*>/g, '');
    expect(words).toContain('Full on November 24, 2026 UTC, in Gemini, as on a known day.');
    expect(html).toContain(
      '<figure><figcaption id="table-1">The Moon’s next turns, <span data-moment="clock">by UTC</span>.</figcaption>',
    );
    expect(words).toContain('<th scope="row">First quarter</th><td>November 17, 2026</td>');
    blog.setClock('2026-11-25T12:00:00Z');
    expect((await blog.find('with-slots'))!.html).toContain('December 24, 2026 UTC</time>, in Cancer');
  });

  it('has its figure as a drawing in three forms, or as three cards', async () => {
    const cards = { kind: 'cards', cards: ['the-fool', 'ace-of-cups', 'queen-of-swords'] } as const;
    const blog = serviceAt('2027-01-01T00:00:00Z', [
      ...POSTS,
      post('cards', '2026-11-02', { figure: cards }),
    ]);
    expect((await blog.find('first'))!.figure).toMatchObject({
      kind: 'drawing',
      caption: 'A caption.',
      wide: { src: '/blog-art/first.svg', width: 1120 },
      phone: { src: '/blog-art/first.phone.svg', width: 350 },
    });
    expect(await blog.drawing('first', 'small')).toMatch(/^<svg /);
    expect(blog.isDrawn('cards')).toBe(false);
    const queen = {
      slug: 'queen-of-swords',
      name: 'Queen of Swords',
      src: '/tarot-cards/queen-of-swords-335.webp',
    };
    expect((await blog.find('cards'))!.figure).toMatchObject({ kind: 'cards', cards: [{}, {}, queen] });
  });
});
