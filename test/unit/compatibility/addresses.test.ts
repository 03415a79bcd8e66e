import { describe, expect, it } from 'vitest';
import { pageText } from '../../../src/domain/pages/page.ts';
import { PAIR_PAGE } from '../../../src/domain/pages/pair-page.ts';
import { resolvePage } from '../../../src/domain/pages/resolve.ts';

const redirect = (to: string) => ({ kind: 'redirect', to });

describe('addresses of pairs', () => {
  it.each([
    ['/compatibility/leo-and-aries', '', '/compatibility/aries-and-leo'],
    ['/compatibility/leo-and-aries', '?utm_source=x', '/compatibility/aries-and-leo?utm_source=x'],
    ['/compatibility/Aries-and-Leo', '', '/compatibility/aries-and-leo'],
    ['/compatibility', '?sign1=leo&sign2=aries', '/compatibility/aries-and-leo'],
    ['/compatibility', '?sign1=leo&sign2=', '/?type=compatibility&sign=leo'],
    ['/compatibility', '?sign1=%3Cb%3E&sign2=leo', '/?type=compatibility'],
    ['/compatibility', '', '/?type=compatibility'],
  ])('%s%s leads to %s', (path, search, to) => {
    expect(resolvePage(path, search)).toEqual(redirect(to));
  });

  it('are pages in zodiac order and nowhere else', () => {
    expect(resolvePage('/compatibility/aries-and-leo', '?x=1')).toMatchObject({
      kind: 'page',
      name: 'pair',
      address: '/compatibility/aries-and-leo',
    });
    expect(resolvePage('/compatibility/leo-and-leo', '').kind).toBe('page');
    for (const path of ['/compatibility/leo', '/compatibility/leo-and-cat', '/compatibility/leo-and-aries/x'])
      expect(resolvePage(path, '').kind, path).toBe('not-found');
  });

  it('fit into a meta description', () => {
    const { description } = pageText(PAIR_PAGE, { one: 'Sagittarius', other: 'Capricorn' });
    expect(description.length).toBeLessThanOrEqual(155);
    expect(description).not.toContain('{');
  });
});
