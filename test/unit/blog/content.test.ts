import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { blogFaults } from '../../../scripts/blog-check.ts';
import { loadBlog, postFrom } from '../../../src/content/blog.ts';
import { renderMarkdown } from '../../../src/content/markdown.ts';

const HEADER = {
  title: 'A title',
  excerpt: 'An excerpt.',
  author: 'The Zodiary desk',
  since: '2026-11-15',
  publishedAt: '2026-11-15',
  updatedAt: '2026-11-15',
  tags: '[sky]',
  figure: 'houses leo',
  figureCaption: 'A caption.',
};

function source(header: Record<string, string | undefined> = {}, body = 'Words.'): string {
  const lines = Object.entries({ ...HEADER, ...header }).flatMap(([key, value]) =>
    value ? [`${key}: ${value}`] : [],
  );
  return ['---', ...lines, '---', '', body, ''].join('\n');
}

const htmlOf = (body: string) => {
  postFrom('blog/a-post.md', source({}, body));
  return renderMarkdown('blog/a-post.md', body).html;
};

const folders: string[] = [];

function folderOf(files: Record<string, string>): string {
  const dir = mkdtempSync(join(tmpdir(), 'zodiary-blog-'));
  folders.push(dir);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  return dir;
}

afterEach(() => {
  for (const dir of folders.splice(0)) rmSync(dir, { recursive: true });
});

describe('front matter of an article', () => {
  it('becomes the fields of the post', () => {
    expect(postFrom('blog/a-post.md', source({}, '## One\n\nWords *here*.'))).toEqual({
      slug: 'a-post',
      title: 'A title',
      excerpt: 'An excerpt.',
      author: 'The Zodiary desk',
      publishedAt: '2026-11-15T00:00:00.000Z',
      updatedAt: '2026-11-15T00:00:00.000Z',
      tags: ['sky'],
      readingMinutes: 1,
      headings: [{ id: 'one', text: 'One' }],
      figure: { kind: 'houses', sign: 'leo' },
      figureCaption: 'A caption.',
      markdown: '\n## One\n\nWords *here*.\n',
      since: '2026-11-15',
    });
  });

  it.each([
    [{ title: undefined }, 'blog/a-post.md: title is missing'],
    [{ excerpt: 'x'.repeat(161) }, 'blog/a-post.md: excerpt may have 160 characters'],
    [{ title: 'A <b>bold</b> title' }, 'blog/a-post.md: title must be plain text, without markup'],
    [{ publishedAt: '2026-02-30' }, 'blog/a-post.md: publishedAt must be a real date written as YYYY-MM-DD'],
    [{ updatedAt: '2026-11-14' }, 'blog/a-post.md: updatedAt must not be before publishedAt'],
    [{ tags: '[Two Words]' }, 'blog/a-post.md: tags.0 must be lower-case words with hyphens'],
    [{ figure: undefined }, 'blog/a-post.md: figure is missing'],
    [{ figure: 'loop vulcan' }, 'blog/a-post.md: figure must be a drawing we have'],
    [{ figureCaption: undefined }, 'blog/a-post.md: figureCaption is missing'],
    [{ mood: 'good' }, 'blog/a-post.md: Unrecognized key: "mood"'],
  ])('is refused with a sentence that names file and field: %o', (header, sentence) => {
    expect(() => postFrom('blog/a-post.md', source(header))).toThrow(sentence);
  });

  it('must be there, and must be YAML', () => {
    expect(() => postFrom('blog/a-post.md', 'Words.')).toThrow(
      'blog/a-post.md: must begin with front matter',
    );
    expect(() => postFrom('blog/a-post.md', '---\ntitle: "\n---\nWords.')).toThrow(
      'blog/a-post.md: front matter:',
    );
  });
});

describe('Markdown of an article', () => {
  it('shows raw HTML as text', () => {
    const html = htmlOf('<script>alert(1)</script>\n\nAn <img src=x onerror=alert(1)> inside.');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('An &lt;img src=x onerror=alert(1)&gt; inside.');
    expect(html).not.toMatch(/<(script|img)/);
  });

  it('gives headings of the same words different ids', () => {
    const body = '## What’s up?\n\n## What’s up?\n\n### Below';
    const { headings, html } = renderMarkdown('blog/a-post.md', body);
    expect(headings).toEqual([
      { id: 'whats-up', text: 'What’s up?' },
      { id: 'whats-up--2', text: 'What’s up?' },
    ]);
    expect(html).toContain('<h3 id="below">Below</h3>');
  });

  it('leaves the one first-level heading to the page', () => {
    expect(() => htmlOf('# Title again')).toThrow('blog/a-post.md: “Title again” must be ##');
  });

  it('marks links that lead outside, and refuses links that lead nowhere', () => {
    expect(htmlOf('[out](https://example.com/?a=1&b=2)')).toContain(
      '<a href="https://example.com/?a=1&amp;b=2" rel="noopener">out</a>',
    );
    expect(htmlOf('[in](/horoscope/aries)')).toContain('<a href="/horoscope/aries">in</a>');
    expect(() => htmlOf('[bad](javascript:alert)')).toThrow('blog/a-post.md: the link “javascript:alert”');
    expect(() => htmlOf('[bad](//evil.example)')).toThrow('blog/a-post.md: the link “//evil.example”');
  });

  it('is refused if a slot is not known, with the file named', () => {
    expect(() => htmlOf('Today: {{weather}}.')).toThrow('blog/a-post.md: the slot {{weather}} is not known');
  });

  it('puts a table into a box of its own, named by the line above it', () => {
    const html = htmlOf('Table: What is what.\n\n| A | B |\n| --- | --- |\n| one | *two* |');
    expect(html).toBe(
      '<figure><figcaption id="table-1">What is what.</figcaption>' +
        '<div role="region" aria-labelledby="table-1" tabindex="0"><table>' +
        '<thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead>' +
        '<tbody><tr><th scope="row">one</th><td><em>two</em></td></tr></tbody></table></div></figure>',
    );
  });

  it('counts 220 words a minute', () => {
    expect(postFrom('blog/a-post.md', source({}, 'word '.repeat(880))).readingMinutes).toBe(4);
  });
});

describe('the folder of articles', () => {
  it('is loaded without its drafts', () => {
    const dir = folderOf({
      'out.md': source(),
      'later.md': source({ draft: 'true' }),
      'notes.txt': 'no post',
    });
    expect(loadBlog(dir).map(({ slug }) => slug)).toEqual(['out']);
  });

  it('names every fault at once, of drafts too', () => {
    const dir = folderOf({ 'one.md': source({ title: undefined }), 'two.md': source({ draft: 'true' }, '') });
    expect(() => loadBlog(dir)).toThrow('blog/one.md: title is missing\nblog/two.md: has no text');
  });

  it('must have an article, and leaves the site its own names', () => {
    expect(() => loadBlog(folderOf({}))).toThrow('blog: has no article that is not a draft');
    expect(() => loadBlog(folderOf({ 'latest.md': source() }))).toThrow(
      'blog/latest.md: the name “latest” is taken',
    );
    expect(() => loadBlog(folderOf({ 'Big.md': source() }))).toThrow(
      'blog/Big.md: its name must be lower-case',
    );
  });
});

describe('our own articles', () => {
  const posts = loadBlog(join(import.meta.dirname, '../../../content/blog'));

  it('are at least twenty-five', () => {
    expect(posts.length).toBeGreaterThanOrEqual(25);
  });

  it('are of the right length, lead nowhere that is not there, share no title and say nothing worn', () => {
    expect(blogFaults()).toEqual([]);
  });

  it('have a figure each, of their own', () => {
    const figures = posts.map(({ figure }) => JSON.stringify(figure));
    expect(new Set(figures).size).toBe(posts.length);
  });

  it.each(posts)('have parts one can jump to: $slug', ({ headings }) => {
    expect(headings.length).toBeGreaterThan(2);
  });
});
