import { describe, expect, it } from 'vitest';
import { previewMakerOf } from '../../../src/domain/counting/previews.ts';
import { isSecondAsking } from '../../../src/domain/counting/second-asking.ts';
import { unansweredWords } from '../../../src/domain/counting/unanswered.ts';

describe('the words of a question without an answer', () => {
  it.each([
    ['  Ophiuchus   DATES ', 'ophiuchus dates'],
    ['mercury retrograde 2027', 'mercury retrograde 2027'],
    ['Brontë’s sign', "bronte's sign"],
    ['aries 21', 'aries 21'],
  ])('%j are kept as %j', (query, kept) => expect(unansweredWords(query)).toBe(kept));

  it('are cut to sixty letters', () => {
    expect(unansweredWords('cusp of it '.repeat(20))).toBe(`${'cusp of it '.repeat(5)}cusp`);
  });

  it.each([
    'clara@example.com',
    'call 555-0134 now',
    '+1 (212) 555 0134',
    'born 11/03/1991',
    'born 1991-11-03',
    'card 4111 1111 1111 1111',
    'order 123',
    'https://somewhere',
    'www.somewhere',
    'somewhere.com',
    'pk5fYh2kd8Ls0aQz9x7c6v5b4n3m',
    'a'.repeat(25),
    '?!',
    '',
  ])('%j are not kept', (query) => expect(unansweredWords(query)).toBeNull());
});

describe('a preview of a link', () => {
  it.each([
    ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', 'Facebook'],
    ['WhatsApp/2.23.20.0 A', 'WhatsApp'],
    ['Twitterbot/1.0', 'X'],
    ['Pinterest/0.2 (+https://www.pinterest.com/bot.html)', 'Pinterest'],
    ['TelegramBot (like TwitterBot)', 'Telegram'],
    [
      'Mozilla/5.0 (Macintosh) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
      'Messages',
    ],
    ['Mozilla/5.0 (compatible; Pinterestbot/1.0; +http://www.pinterest.com/bot.html)', null],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', null],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36', null],
  ])('by %s is of %s', (agent, maker) => expect(previewMakerOf(agent)).toBe(maker));
});

describe('a page of answers that asks again', () => {
  it.each([
    ['https://zodiary.example/search?q=cat+zodiac', 'cat zodiac', true],
    ['https://zodiary.example/search?kind=quotes&q=cat%20zodiac', 'cat zodiac', true],
    ['https://zodiary.example/search?q=dog+zodiac', 'cat zodiac', false],
    ['https://zodiary.example/search', 'cat zodiac', false],
    ['https://zodiary.example/horoscope/leo', 'cat zodiac', false],
    [undefined, 'cat zodiac', false],
  ])('%s for %j: %s', (referer, q, expected) => expect(isSecondAsking(referer, q)).toBe(expected));
});
