import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentencesOf } from '../../src/domain/push/first-sentence.ts';
import { resultsOf, searchingOn, searchReady } from '../harness/search.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  await searchReady(site);
});
afterAll(() => site.stop());

const { find, suggest } = searchingOn(() => site.url);

describe('the best answer', () => {
  it.each([
    'scorpio tomorrow',
    'virgo this month',
    'gemini weekly love',
    'leo and aries',
    'best match for leo',
    'leo dates',
    'three of cups',
    'the moon card reversed',
    'horoscope today',
    'mercury retrograde',
    'what is retrograde now',
    'full moon december',
    'next eclipse',
    'moon phase tonight',
    'first day of winter',
    'where is venus',
    'venus in scorpio',
    'march 21 1990',
    'june 15',
    'june 15 1988',
    'what is my moon sign',
    "what's my sign",
    'my rising sign',
    'moon sign march 21 1990',
  ])('to “%s” is two or three sentences', async (q) => {
    const { answer } = await find(q);
    const sentences = [...sentencesOf(answer!.text)];
    expect(sentences.length, answer!.text).toBeGreaterThanOrEqual(2);
    expect(sentences.length, answer!.text).toBeLessThanOrEqual(3);
    for (const sentence of sentences) expect(sentence).toMatch(/[.!?]”?$/);
  });

  it('names the full Moon of the month that was asked for', async () => {
    const { answer } = await find('full moon december');
    expect(answer).toMatchObject({ title: 'Full Moon in Cancer' });
    expect(answer!.text).toContain('December 24, 2026, at 01:28 UTC');
    expect((await find('new moon january')).answer!.text).toContain('January 7, 2027');
  });

  it('gives every instant it names a second time, for another clock', async () => {
    for (const q of ['next full moon', 'mercury retrograde', 'march 20 1990', 'where is venus']) {
      const { text, times } = (await find(q)).answer!;
      expect(times.length).toBeGreaterThan(0);
      let end = 0;
      for (const time of times) {
        const start = text.indexOf(time.text, end);
        expect([q, start]).not.toEqual([q, -1]);
        end = start + time.text.length;
        const clock = new Date(time.at).toISOString().slice(11, 16);
        if (time.shows !== 'date') expect(time.text).toContain(`${clock} UTC`);
      }
      expect(text.match(/UTC/g)?.length ?? 0).toBe(times.filter(({ shows }) => shows !== 'date').length);
    }
  });

  it('is a suggestion that says when it happens', async () => {
    const { goTo } = await suggest('next new moon');
    expect(goTo[0]).toMatchObject({
      title: [{ text: 'The Next New Moon' }],
      note: 'December 9, 2026, at 00:51 UTC',
      at: expect.stringMatching(/^2026-12-09T00:51/),
    });
  });

  it('knows where the Moon was on a birthday, and says when it moved on', async () => {
    const { answer } = await find('moon sign march 21 1990');
    expect(answer).toMatchObject({ note: 'March 21, 1990', title: 'Moon in Capricorn' });
    expect(answer!.text).toContain('left Capricorn for Aquarius on March 22, 1990, at 02:31 UTC');
    expect(answer!.actions[0]!.href).toBe('/sky?date=1990-03-21');
  });
});

describe('a birthday', () => {
  it.each([
    'march 21 1990',
    'March 21st, 1990',
    '21 march 1990',
    '3/21/1990',
    '3/21/90',
    '21.03.1990',
    '03-21-1990',
    '1990-03-21',
    "mar 21 '90",
    'i was born on the 21st of march 1990',
    'whats my sign march 21 1990',
  ])('written “%s” finds its sign and no pair', async (q) => {
    const found = await find(q);
    expect(found.answer).toMatchObject({ note: 'Born March 21, 1990', title: 'Aries' });
    const hrefs = resultsOf(found).map(({ href }) => href);
    expect(hrefs).toEqual([
      '/horoscope/aries',
      '/horoscope/aries?type=weekly',
      '/horoscope/aries?type=monthly',
    ]);
    const { goTo, foundIn } = await suggest(q);
    expect([...goTo, ...foundIn].map(({ href }) => href)).not.toContainEqual(
      expect.stringMatching(/^\/compatibility/),
    );
    expect(goTo[0]!.href).toBe('/horoscope/aries');
  });

  it('without its year finds both signs that it may have', async () => {
    const hrefs = resultsOf(await find('march 21')).map(({ href }) => href);
    expect(hrefs.slice(0, 2)).toEqual(['/horoscope/pisces', '/horoscope/aries']);
  });
});

describe('what people type besides words', () => {
  it.each([
    ['♌', 'Leo, Today'],
    ['♌️', 'Leo, Today'],
    ['♌ ❤️ ♒', 'Leo & Aquarius'],
    ['🌕', 'The Next Full Moon'],
    ['tauro', 'Taurus, Today'],
    ['Géminis', 'Gemini, Today'],
  ])('%s is understood', async (q, title) => {
    const { answer, query } = await find(q);
    expect([answer?.title, query]).toEqual([title, q]);
  });

  it('a letter offers the signs that begin with it', async () => {
    const { goTo } = await suggest('l');
    expect(goTo.map(({ href }) => href)).toEqual(
      expect.arrayContaining(['/horoscope/leo', '/horoscope/libra']),
    );
    expect(await find('x')).toMatchObject({ total: 0 });
  });

  it.each(['лев', '獅子座', 'برج الأسد', 'xqzzyy'])('%s is found nowhere, and nothing breaks', async (q) => {
    expect(await find(q)).toMatchObject({ total: 0, answer: null, didYouMean: null });
  });
});
