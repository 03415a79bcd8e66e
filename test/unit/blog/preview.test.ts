import { describe, expect, it } from 'vitest';
import type { Fields } from '../../../src/domain/content-edits/edit.ts';
import { filledSlot } from '../../../src/domain/blog/slots/fill.ts';
import { blogDesk } from '../../../src/server/blog/desk.ts';
import { postProblems } from '../../../src/server/blog/post-problems.ts';
import { renderedArticle } from '../../../src/server/blog/rendered-article.ts';

const ID = `${'0123456789abcdef'.repeat(2)}-1600x900`;

const desk = blogDesk({
  blog: () => ({ posts: [], facts: {} }),
  sky: {
    filledSlot: async (slot, date) => filledSlot(slot, date),
    article: async (question) => renderedArticle(question),
    postProblems,
  },
  calendar: { today: () => '2026-11-17' },
  pictures: { has: async () => false, newest: async () => [{ id: ID, src: '', width: 1600, height: 900 }] },
});

const POST: Fields = {
  title: 'The Moon that doesn’t know it’s full',
  excerpt: 'Why the Moon is full for one minute, and what your eye makes of the nights beside it.',
  author: 'The Zodiary desk',
  since: '2026-11-18',
  publishedAt: '2026-11-19',
  updatedAt: '2026-11-19',
  tags: ['moon'],
  figure: 'aspects',
  figureCaption: 'The aspects.',
  markdown: 'Every month the Moon is full for one minute.\n\n## What “full” means\n\nThe next is {{next-full-moon}}.',
};

const preview = (changed: Fields = {}) => desk.preview('the-moon', { ...POST, ...changed });

describe('the preview of a post', () => {
  it('is the site’s own rendering, with live facts filled in and marked', async () => {
    const { html, headings, readingMinutes, figure, problems } = await preview();
    expect(html).toContain('<h2 id="what-full-means">What “full” means</h2>');
    expect(html).toMatch(
      /The next is <span data-slot="next-full-moon"><time datetime="2026-11-24T[^"]+" data-moment="day">November 24, 2026 UTC<\/time>, in Gemini<\/span>\./,
    );
    expect([headings, readingMinutes, problems]).toEqual([[{ id: 'what-full-means', text: 'What “full” means' }], 1, []]);
    expect(figure).toMatchObject({
      kind: 'drawing',
      wide: { src: '/api/admin/posts/figures/drawing?figure=aspects&sheet=wide' },
    });
  });

  it('shows what is unfinished as well as it can, and says what is missing', async () => {
    const { html, figure, problems } = await preview({
      title: '',
      figure: 'loop merc',
      markdown: '# Too large\n\nA [link](nowhere), {{next-ful}} and {{station mercury 2026-12}}.',
    });
    expect(html).toContain('<h2 id="too-large">Too large</h2>');
    expect(html).toContain('<a href="#">link</a>, {{next-ful}} and {{station mercury 2026-12}}.');
    expect([figure, problems.length > 0]).toEqual([null, true]);
  });

  it('has a table whole, and no mark where none can stand', async () => {
    const { html } = await preview({ markdown: 'Words.\n\n{{table eclipses 2}}\n\n[a](/sky?{{sign sun}}) `{{phase}}`' });
    expect(html).toContain('<figcaption id="table-1">The next eclipses');
    expect(html).toContain('<a href="/sky?Scorpio">a</a>');
    expect(html).not.toMatch(/[\uE000-\uE003]|<a href="[^"]*</);
  });

  it('lets nobody’s markup through, typed marks neither', async () => {
    const { html } = await preview({
      markdown: 'A <script>alert(1)</script> \uE000"onclick="x\uE001b\uE002 and <img src=x onerror=y>.',
    });
    expect(html).not.toMatch(/<script|<img|data-slot|[\uE000-\uE003]/);
  });

  it('asks for a picture that is not there anymore, and for what it shows', async () => {
    const { figure, problems } = await preview({ figure: `upload ${ID}` });
    expect(figure).toEqual({
      kind: 'picture',
      caption: 'The aspects.',
      alt: '',
      picture: { src: `/blog-pictures/${ID}.webp`, width: 1600, height: 900 },
    });
    expect(problems.join(' ')).toMatch(/what the picture shows.*isn’t here anymore/i);
  });

  it('is a whole page without an address that only the owner may ask for', async () => {
    const page = await desk.asPost('the-moon', POST);
    expect(page).toMatchObject({ title: POST.title, publishedAt: '2026-11-19T00:00:00.000Z', tags: ['moon'] });
    expect(JSON.stringify(page)).not.toContain('/api/admin');
    expect(page.figure).toMatchObject({ wide: { src: expect.stringMatching(/^data:image\/svg\+xml;base64,/) } });
  });
});

describe('the figures of the desk', () => {
  it('are those put up, those we can draw, and no line twice', async () => {
    const figures = await desk.figures();
    expect(figures[0]).toEqual({
      figure: `upload ${ID}`,
      name: 'A picture of yours',
      group: 'upload',
      pictures: [`/blog-pictures/${ID}.small.webp`],
      usedBy: null,
    });
    expect(new Set(figures.map(({ figure }) => figure)).size).toBe(figures.length);
    expect(figures.every(({ name, pictures }) => name !== '' && pictures.length > 0)).toBe(true);
    expect(await desk.drawing('phases 2026-11-17', 'small')).toMatch(/^<svg /);
    await expect(desk.drawing(`upload ${ID}`, 'small')).rejects.toThrow('no drawing');
  });
});
