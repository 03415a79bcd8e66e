import { describe, expect, it } from 'vitest';
import { PAGES } from '../../../src/domain/pages/pages.ts';
import { pageOf } from '../../../src/web/shell/page-kind.ts';

const root = { pathname: '/', handle: undefined };

describe('the page a visitor is on', () => {
  it('is named by the innermost route that names one', () => {
    expect(pageOf([root, { pathname: '/blog', handle: { page: PAGES.blog } }])).toBe(PAGES.blog);
  });

  it('is found by address where one module serves several pages', () => {
    const handle = { page: (path: string) => (path === '/privacy-policy' ? PAGES.privacy : PAGES.terms) };
    expect(pageOf([root, { pathname: '/privacy-policy', handle }])).toBe(PAGES.privacy);
    expect(pageOf([root, { pathname: '/terms-of-service', handle }])).toBe(PAGES.terms);
  });

  it('is not found where no route names it', () => {
    expect(pageOf([root])).toBe(PAGES.notFound);
  });
});
