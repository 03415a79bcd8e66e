import { describe, expect, it } from 'vitest';
import { drawFilmPicture } from '../../../src/art/social/film/draw.ts';
import { quoteParts } from '../../../src/art/social/film/quote-parts.ts';
import { BAND, FILM_SIZE, SAFE, type FilmPicture } from '../../../src/art/social/film/picture.ts';
import type { SkyEvent } from '../../../src/domain/sky/sky.ts';
import { plannedShots, type ShotSources } from '../../../src/server/channels/film-shots.ts';

const BY = { siteName: 'Zodiary', host: 'zodiary.com' };
const EVENTS: SkyEvent[] = [
  {
    kind: 'ingress',
    atMs: Date.parse('2026-11-18T14:30:00Z'),
    body: 'moon',
    sign: 'pisces',
    direction: 'direct',
  },
];
const LINES = ['One thing is said.', 'Another follows it.', 'A third ends it.'];
const sources = {
  by: BY,
  timeZone: 'America/New_York',
  sky: { events: async () => EVENTS, atNoon: () => ({ bodies: [{ body: 'sun', longitude: 235 }] }) },
  forecast: {
    weekly: async () => ({
      week: { from: '2026-11-15', to: '2026-11-21' },
      changes: [
        { at: '2026-11-14T12:00:00Z', text: 'Too early' },
        { at: '2026-11-17T23:12:00Z', text: 'Mars meets Jupiter' },
        { at: '2026-11-22T12:00:00Z', text: 'Too late' },
      ],
    }),
  },
  tarot: { card: () => ({ name: 'The Star', keywords: ['hope', 'healing', 'trust', 'calm'] }) },
  quote: (slug: string) =>
    slug === 'known' ? { text: LINES.join(' '), author: 'Somebody', source: 'A Book, 3' } : null,
} as unknown as ShotSources;
const planned = (art: string) => plannedShots(sources, art, LINES);

const ARTS = ['sky:2026-11-18', 'week:scorpio-2026-11-15', 'card:the-star', 'quote:life/known@1'];

describe.each(ARTS)('the film of %s', (art) => {
  it('has three to five shots and says every line once, none over its closing card', async () => {
    const shots = await planned(art);
    expect(shots.length).toBeGreaterThanOrEqual(3);
    expect(shots.length).toBeLessThanOrEqual(5);
    expect(
      shots
        .flatMap(({ lines }) => lines)
        .join(' ')
        .replaceAll(/[“”]/g, ''),
    ).toBe(LINES.join(' '));
    expect(shots.at(-1)).toMatchObject({ drawn: { kind: 'closing', by: BY }, lines: [] });
  });

  it('says what it is for, except for a quote', async () => {
    const isForEntertainment = !art.startsWith('quote:');
    expect((await planned(art)).at(-1)!.drawn).toMatchObject({ isForEntertainment });
  });
});

it('tells the true Moon and what moves on the day, by the site’s clock', async () => {
  const [moon, wheel, moves] = await planned('sky:2026-11-18');
  expect(moon!.drawn).toMatchObject({ kind: 'moon', phase: 'Waxing Gibbous' });
  expect(moon!.says).toContain('in Pisces');
  expect(wheel!.drawn).toEqual({ kind: 'wheel', date: '2026-11-18' });
  expect(moves!.drawn).toMatchObject({ items: [{ when: '9:30 AM', text: 'Moon into Pisces' }] });
});

it('tells of a week only what falls into it', async () => {
  const [, list] = await planned('week:scorpio-2026-11-15');
  expect(list!.drawn).toMatchObject({ items: [{ when: 'Tuesday, 6:12 PM', text: 'Mars meets Jupiter' }] });
});

it('makes no film of what is none', async () => {
  await expect(planned('cat:sign-leo@window')).rejects.toThrow('no film');
  await expect(planned('quote:life/unknown@1')).rejects.toThrow('no such quote');
});

describe('a quote in parts', () => {
  const whole = (parts: readonly string[]): string => parts.join(' ').replaceAll(/\s+/g, ' ');

  it('is never more than three, in marks, with every word of it', () => {
    for (const text of [
      'Short.',
      'One clause, another one; and a third: then, after a while, the very end of it.',
      'No mark at all in these many words which go on and on until there is nothing more to be said of it',
      'Myself when young did eagerly frequent\nDoctor and Saint, and heard great argument\nAbout it and about: but evermore\nCame out by the same door where in I went.',
    ]) {
      const parts = quoteParts(text);
      expect(parts.length).toBeLessThanOrEqual(3);
      expect(whole(parts)).toBe(`“${text.replaceAll('\n', ' ')}”`);
    }
  });

  it('breaks verse where it ends', () => {
    const verse = [
      'One line of all these lines,',
      'and two of them',
      'then three as well',
      'and four in the very end',
    ];
    expect(quoteParts(`${verse.join('\n')}, which is long`)).toEqual([
      `“${verse[0]}\n${verse[1]}`,
      `${verse[2]}\n${verse[3]}, which is long”`,
    ]);
  });

  it('nests the marks within', () => {
    expect(quoteParts('He said, “Go.”')).toEqual(['“He said, ‘Go.’”']);
  });
});

describe('pictures of a film', () => {
  const PICTURES: FilmPicture[] = [
    { kind: 'moon', date: '2026-11-18', phase: 'First Quarter', place: 'in Aquarius, 58% lit' },
    { kind: 'wheel', date: '2026-11-18' },
    {
      kind: 'list',
      heading: 'What Moves',
      note: 'Today',
      items: [{ when: '9:30 AM', text: 'Moon into Pisces' }],
    },
    { kind: 'sign', sign: 'scorpio', when: 'November 15–21, 2026', bodies: [] },
    { kind: 'words', text: 'A line of a quote.' },
    { kind: 'closing', by: BY, line: 'The sky of November 18', isForEntertainment: true },
  ];

  it.each(PICTURES)('$kind covers the whole film, its letters as outlines', async (film) => {
    const svg = await drawFilmPicture(film);
    expect(svg).toContain(`viewBox="0 0 ${FILM_SIZE.width} ${FILM_SIZE.height}"`);
    expect(svg).not.toContain('<text');
  });

  it('captions are as large as their band, whatever they say', async () => {
    for (const text of ['Short.', 'word '.repeat(16).trim()]) {
      const svg = await drawFilmPicture({ kind: 'caption', text });
      expect(svg).toContain(`viewBox="0 0 ${BAND.width} ${BAND.height}"`);
    }
  });

  it('the band stands where no app lays its own things', () => {
    expect(BAND.top).toBeGreaterThanOrEqual(SAFE.top);
    expect(BAND.top + BAND.height).toBeLessThanOrEqual(SAFE.bottom);
    expect(SAFE.top / FILM_SIZE.height).toBeGreaterThanOrEqual(150 / 1066 - 0.001);
    expect(1 - SAFE.bottom / FILM_SIZE.height).toBeGreaterThanOrEqual(210 / 1066 - 0.001);
  });
});
