import { describe, expect, it } from 'vitest';
import { handlingOf, mayKeepPage, pageKey } from '../../../src/domain/offline/handling.ts';

const asked = (path: string, isNavigation = false, method = 'GET') =>
  handlingOf({ method, path, isNavigation });

describe('what the worker does with a request', () => {
  it.each([
    ['/assets/site-Bzj9vFvA.js', 'asset'],
    ['/api/horoscope/leo', 'answer'],
    ['/api/sky', 'answer'],
    ['/api/compatibility/week', 'answer'],
    ['/sky-art/ring-leo-2026-11-15.svg', 'picture'],
    ['/zodiac-signs/leo-320.webp', 'picture'],
    ['/tarot-cards/the-moon-335.webp', 'picture'],
    ['/api/tarot/cards/the-moon', 'answer'],
    ['/api/tarot/texts', 'answer'],
    ['/favicon.svg', 'picture'],
    ['/share/reading/leo-2026-11-15.square.png', 'left-alone'],
    ['/api/quotes/wisdom', 'answer'],
    ['/quote-cards/a-line/1/square.svg', 'picture'],
    ['/quote-cards/a-line/1/square.png', 'left-alone'],
    ['/manifest.webmanifest', 'left-alone'],
  ])('%s: %s', (path, handling) => expect(asked(path)).toBe(handling));

  it.each([
    '/api/preferences',
    '/api/preferences/export',
    '/api/notifications/vapid-key',
    '/api/notifications/subscribe',
    '/api/jokes/today',
    '/api/orders/1',
    '/api/tarot/readings/1',
    '/api/skyline-of-somebody',
  ])('never keeps %s', (path) => expect(asked(path)).toBe('left-alone'));

  it.each(['/desk-assets/entry-abc.js', '/desk-assets/site-abc.css', '/api/admin/today'])(
    'knows nothing of the desk: %s',
    (path) => expect(asked(path)).toBe('left-alone'),
  );

  it('leaves writes alone', () => {
    expect(asked('/api/horoscope/leo', false, 'POST')).toBe('left-alone');
    expect(asked('/horoscope/leo', true, 'HEAD')).toBe('left-alone');
  });

  it.each(['/', '/horoscope/leo', '/archive/leo-2026-11-14', '/api/docs', '/metrics'])(
    '%s is a page',
    (path) => expect(asked(path, true)).toBe('page'),
  );

  it.each([
    '/admin',
    '/admin/youtube',
    '/admin/orders/Z-2041',
    '/api/horoscope/leo',
    '/sky.ics',
    '/blog-feed.xml',
    '/healthz',
    '/favicon.ico',
  ])('%s opened by hand is none', (path) => expect(asked(path, true)).toBe('left-alone'));

  it.each([
    '/admin',
    '/admin/youtube',
    '/order-success',
    '/failed-order',
    '/checkout/demo',
    '/report/abc',
    '/draft/abc',
    '/gift',
    '/offline',
    '/search',
    '/tarot/reading/1',
  ])('the page %s is not put by', (path) => expect(mayKeepPage(path)).toBe(false));
});

describe('the key of a page', () => {
  it('is its address without what others hang on', () => {
    expect(pageKey('/horoscope/leo')).toBe('/horoscope/leo');
    expect(pageKey('/?type=weekly&sign=leo')).toBe('/?type=weekly&sign=leo');
    expect(pageKey('/?utm_source=x&sign=leo&fbclid=1')).toBe('/?sign=leo');
    expect(pageKey('/?continue')).toBe('/');
    expect(pageKey('/?app')).toBe('/');
  });
});
