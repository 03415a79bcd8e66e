import { SIGN_KEYS } from '../src/domain/zodiac/signs.ts';

export const QUOTE = '/quotes/wisdom/a-cucumber-is-bitter-throw-it-away-there-are-briars';
export const NO_READING = '0'.repeat(32);

export const QUESTIONS = [
  'scorpio tomorrow',
  'leo november 3',
  'love horoscope gemini weekly',
  'born july 23',
  'born july 23 1990',
  'next full moon',
  'mercury retrograde',
  'saturn',
  'aries and leo',
  'tarot the tower',
  'mark twain',
  'to be or not to be',
  'horoscpoe lebra',
  'xqzzyy',
  '<b>"&',
].map((question) => `q=${encodeURIComponent(question)}`);

const dated = (path: string, ...dates: string[]): string[] => dates.map((date) => `${path}?date=${date}`);

/** One of our own calls as the description names it, with what to ask it for: what it has, what it has not, and junk. */
const CALLS: Record<string, readonly string[]> = {
  '/api/horoscope/{sign}': [
    ...SIGN_KEYS.map((sign) => `/api/horoscope/${sign}`),
    ...dated('/api/horoscope/leo', '2026-01-01', '2026-06-30', '2026-11-14', '2025-12-31', '2999-01-01', 'x'),
    '/api/horoscope/ophiuchus',
    '/api/horoscope/Leo',
  ],
  '/api/weekly/{sign}': [
    ...SIGN_KEYS.map((sign) => `/api/weekly/${sign}?date=2026-09-09`),
    ...dated('/api/weekly/leo', '2026-01-01', '2026-11-14', '2025-01-01', '2026-02-30'),
    '/api/weekly/leo',
    '/api/weekly/nobody',
  ],
  '/api/monthly/{sign}': [
    ...SIGN_KEYS.map((sign) => `/api/monthly/${sign}?date=2026-09-09`),
    ...dated('/api/monthly/leo', '2026-01-01', '2026-11-14', '2025-01-01', 'x'),
    '/api/monthly/leo/',
    '/api/monthly/nobody',
  ],
  '/api/archive/{sign}': ['', '?month=2026-01', '?month=2026-10', '?month=2025-12', '?month=2026-13'].map(
    (query) => `/api/archive/leo${query}`,
  ),
  '/api/compatibility': [
    'sign1=leo&sign2=aries',
    'sign1=pisces&sign2=pisces',
    'sign1=leo',
    'sign1=x&sign2=y',
  ].map((query) => `/api/compatibility?${query}`),
  '/api/compatibility/week': ['', '&date=2026-10-10', '&date=2025-10-10', '&date=x'].map(
    (query) => `/api/compatibility/week?sign1=leo&sign2=aries${query}`,
  ),
  '/api/sky': [
    '',
    '?at=2026-11-14T03:04:05Z',
    '?at=1999-12-31T23:59:59%2B02:00',
    '?at=9999-01-01T00:00:00Z',
    '?at=x',
  ].map((query) => `/api/sky${query}`),
  '/api/sky/events': [
    '?from=2026-11-01&to=2026-12-01',
    '?from=2026-01-01T00:00:00Z&to=2026-03-01T00:00:00Z',
    '?from=2026-12-01&to=2026-11-01',
    '?from=1000-01-01&to=2999-01-01',
    '',
  ].map((query) => `/api/sky/events${query}`),
  '/api/sky/accuracy': ['/api/sky/accuracy'],
  '/api/sky/day': ['/api/sky/day', ...dated('/api/sky/day', '2026-11-14', '2025-01-01', 'x')],
  '/api/places': ['?q=munch', '?q=la', '?q=lndon', '?q=paris+texas', '?q=', `?q=${'x'.repeat(81)}`, ''].map(
    (query) => `/api/places${query}`,
  ),
  '/api/jokes/today': ['/api/jokes/today', ...dated('/api/jokes/today', '2026-11-14', '2025-01-01', 'x')],
  '/api/tarot/cards': ['/api/tarot/cards'],
  '/api/tarot/cards/{slug}': ['the-moon', 'queen-of-swords', 'none', 'x'.repeat(50)].map(
    (slug) => `/api/tarot/cards/${slug}`,
  ),
  '/api/tarot/texts': ['/api/tarot/texts'],
  // A drawn reading has a random number; of those that nobody drew, all are alike.
  '/api/tarot/readings/{id}': [`/api/tarot/readings/${NO_READING}`, '/api/tarot/readings/x'],
  '/api/quotes': ['', '?page=2', '?page=999', '?page=x'].map((query) => `/api/quotes${query}`),
  '/api/quotes/today': ['/api/quotes/today', ...dated('/api/quotes/today', '2026-11-14', '2025-01-01', 'x')],
  '/api/quotes/authors/{author}': ['mark-twain', 'marcus-aurelius', 'nobody'].map(
    (author) => `/api/quotes/authors/${author}`,
  ),
  '/api/quotes/really-said': ['/api/quotes/really-said'],
  '/api/quotes/really-said/{slug}': ['be-the-change-you-wish-to-see', 'nothing'].map(
    (slug) => `/api/quotes/really-said/${slug}`,
  ),
  '/api/quotes/{topic}': ['hope', 'hope?page=2', 'hope?page=999', 'none'].map(
    (topic) => `/api/quotes/${topic}`,
  ),
  '/api/quotes/{topic}/{slug}': [`/api${QUOTE}`, '/api/quotes/wisdom/none'],
  '/api/blog': ['', '?page=2', '?tag=sky', '?page=99', '?page=0', '?tag=none'].map(
    (query) => `/api/blog${query}`,
  ),
  '/api/blog/latest': ['/api/blog/latest'],
  '/api/blog/{slug}': [
    'what-an-aspect-is',
    'reading-three-cards',
    'mercury-retrograde-with-dates',
    'none',
  ].map((slug) => `/api/blog/${slug}`),
  '/api/documents/{name}': ['about', 'logos', 'privacy-policy', 'terms-of-service', 'none'].map(
    (name) => `/api/documents/${name}`,
  ),
  '/api/search': [
    ...QUESTIONS.map((question) => `/api/search?${question}`),
    ...[
      'q=saturn&kind=horoscopes&page=2',
      'q=hope&kind=quotes',
      'q=leo&date=2026-11-01',
      'q=x&kind=y',
      '',
    ].map((query) => `/api/search?${query}`),
  ],
  '/api/search/suggestions': ['q=sco', 'q=full+m', 'q=mark', 'q=', 'q=leo&date=x'].map(
    (query) => `/api/search/suggestions?${query}`,
  ),
  // Of a visitor: without one, and nothing but the refusal is the same everywhere.
  '/api/preferences': ['/api/preferences'],
  '/api/preferences/export': ['/api/preferences/export'],
  // Every database makes a key of its own.
  '/api/notifications/vapid-key': [],
};

/** A call that the description has and this list has not must not be passed over in silence. */
export async function callAddresses(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/api/openapi.json`);
  const { paths } = (await answer.json()) as { paths: Record<string, { get?: unknown }> };
  const missing = Object.keys(paths).filter((path) => paths[path]!.get && !CALLS[path]);
  if (missing.length > 0) throw new Error(`Name addresses to compare for ${missing.join(', ')}.`);
  return ['/api/openapi.json', '/api/none', ...Object.values(CALLS).flat()];
}
