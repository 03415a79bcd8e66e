import { describe, expect, it } from 'vitest';
import { pageKind, PAGES, type PageName } from '../../../src/domain/pages/pages.ts';
import { openingPageAt, openingTextAt } from '../../../src/web/opening/opening-page.ts';
import { pageOf } from '../../../src/web/shell/page-kind.ts';

const root = { pathname: '/', handle: undefined };

describe('the page a visitor is on', () => {
  it('is named by the innermost route that names one', () => {
    expect(pageOf([root, { pathname: '/blog', handle: { page: PAGES.blog } }])).toBe(PAGES.blog);
  });

  it('is found by address where one module serves several pages', () => {
    const handle = { page: openingPageAt };
    expect(pageOf([root, { pathname: '/quotes', handle }])).toBe(PAGES.quotes);
    expect(pageOf([root, { pathname: '/quotes/hope', handle }])).toBe(PAGES.quoteTopic);
  });

  it('is not found where no route names it', () => {
    expect(pageOf([root])).toBe(PAGES.notFound);
  });
});

describe('pages that open soon', () => {
  const opening = (Object.keys(PAGES) as PageName[]).filter((name) => pageKind(name).opening);

  it('are all found at their own addresses', () => {
    for (const name of opening) {
      const path = pageKind(name)
        .paths[0]!.replace(':topic', 'love')
        .replace(':pair', 'aries-and-leo')
        .replace(':slug', 'aries-2026-11-14');
      expect(openingPageAt(path).name).toBe(name);
    }
  });

  it('are no other pages', () => {
    expect(openingPageAt('/quotes/junk')).toBe(PAGES.notFound);
    expect(openingTextAt('/tarot/').heading).toBe(PAGES.tarot.heading);
  });
});
