import { describe, expect, it } from 'vitest';
import {
  isAnswerCurrent,
  isPageCurrent,
  neededAnswer,
  quoteAnswers,
  readingPageAt,
  skyAnswer,
} from '../../../src/domain/offline/current.ts';
import { dailyQuery, noonSkyQuery } from '../../../src/web/horoscope/queries.ts';
import { periodQuery } from '../../../src/web/forecast/queries.ts';
import {
  authorQuery,
  misattributionQuery,
  quoteQuery,
  reallySaidQuery,
  shelvesQuery,
  todayQuery,
  topicQuery,
} from '../../../src/web/quotes/queries.ts';
import { skyDayQuery } from '../../../src/web/sky/queries.ts';

const SUNDAY = '2026-11-15';
const MONDAY = '2026-11-16';
const NEXT_SUNDAY = '2026-11-22';

const urlOf = ({ queryKey }: { queryKey: readonly string[] }): string => queryKey.join('/');
const nothing = (): boolean => false;

describe('the answer a page needs on a day', () => {
  it('is the call that the page itself makes', () => {
    expect(neededAnswer('/horoscope/leo', SUNDAY)).toBe(urlOf(dailyQuery('leo', SUNDAY)));
    expect(neededAnswer('/?sign=leo', SUNDAY)).toBe(urlOf(dailyQuery('leo', SUNDAY)));
    expect(neededAnswer('/?type=weekly&sign=leo', MONDAY)).toBe(urlOf(periodQuery('weekly', 'leo', MONDAY)));
    expect(neededAnswer('/horoscope/leo?type=monthly', MONDAY)).toBe(
      urlOf(periodQuery('monthly', 'leo', MONDAY)),
    );
    expect(neededAnswer('/horoscope/leo?type=weekly', '2026-01-02')).toBe(
      urlOf(periodQuery('weekly', 'leo', '2026-01-02')),
    );
    expect(neededAnswer('/sky', SUNDAY)).toBe(urlOf(skyDayQuery(SUNDAY)));
    expect(skyAnswer(SUNDAY)).toBe(urlOf(noonSkyQuery(SUNDAY)));
  });

  it.each([
    '/',
    '/?type=weekly',
    '/horoscope/leo?type=love',
    '/archive/leo-2026-11-14',
    '/blog',
    '/horoscope/ophiuchus',
  ])('is none for %s', (address) => expect(neededAnswer(address, SUNDAY)).toBeNull());

  it('knows whose page it is', () => {
    expect(readingPageAt('/?type=love&sign=leo')).toEqual({ sign: 'leo', type: 'compatibility' });
    expect(readingPageAt('/compatibility/leo-and-virgo')).toBeNull();
  });
});

describe('a page that was put by', () => {
  it('of a day is shown on that day alone', () => {
    expect(isPageCurrent('/horoscope/leo', SUNDAY, SUNDAY, nothing)).toBe(true);
    expect(isPageCurrent('/horoscope/leo', SUNDAY, MONDAY, nothing)).toBe(false);
    expect(isPageCurrent('/sky', SUNDAY, MONDAY, nothing)).toBe(false);
  });

  it("of the site's day serves a visitor of another one whose own reading is here", () => {
    const isPutBy = (answer: string) => answer === `/api/horoscope/leo?date=${MONDAY}`;
    expect(isPageCurrent('/horoscope/leo', SUNDAY, MONDAY, isPutBy)).toBe(true);
    expect(isPageCurrent('/horoscope/virgo', SUNDAY, MONDAY, isPutBy)).toBe(false);
  });

  it('of a week or month is shown for as long as that lasts', () => {
    expect(isPageCurrent('/horoscope/leo?type=weekly', SUNDAY, MONDAY, nothing)).toBe(true);
    expect(isPageCurrent('/horoscope/leo?type=weekly', SUNDAY, NEXT_SUNDAY, nothing)).toBe(false);
    expect(isPageCurrent('/horoscope/leo?type=monthly', SUNDAY, NEXT_SUNDAY, nothing)).toBe(true);
    expect(isPageCurrent('/horoscope/leo?type=monthly', SUNDAY, '2026-12-01', nothing)).toBe(false);
  });

  it('without a reading of its own is always shown', () => {
    expect(isPageCurrent('/archive/leo-2026-11-14', SUNDAY, '2027-01-01', nothing)).toBe(true);
  });
});

describe('an answer that was put by', () => {
  it('holds for ever where it names its day', () => {
    expect(isAnswerCurrent(`/api/horoscope/leo?date=${SUNDAY}`, SUNDAY, MONDAY)).toBe(true);
    expect(isAnswerCurrent(skyAnswer(SUNDAY), SUNDAY, MONDAY)).toBe(true);
    expect(isAnswerCurrent('/api/compatibility?sign1=leo&sign2=leo', SUNDAY, MONDAY)).toBe(true);
  });

  it('holds for a day where it means today', () => {
    expect(isAnswerCurrent('/api/sky', SUNDAY, SUNDAY)).toBe(true);
    expect(isAnswerCurrent('/api/sky', SUNDAY, MONDAY)).toBe(false);
    expect(isAnswerCurrent('/api/horoscope/leo', SUNDAY, MONDAY)).toBe(false);
    expect(isAnswerCurrent('/api/quotes/reading/leo', SUNDAY, MONDAY)).toBe(false);
  });
});

describe('what a page of quotes is made from', () => {
  it('is what its own link asks for', () => {
    const asked = (address: string) => quoteAnswers(address, SUNDAY);
    expect(asked('/quotes')).toEqual([urlOf(shelvesQuery), urlOf(todayQuery(SUNDAY))]);
    expect(asked('/quotes/hope')).toEqual([urlOf(topicQuery('hope', 1))]);
    expect(asked('/quotes/hope?page=2')).toEqual([urlOf(topicQuery('hope', 2))]);
    expect(asked('/quotes/hope/a-line')).toEqual([urlOf(quoteQuery('hope', 'a-line'))]);
    expect(asked('/quotes/hope/a-line/1/wide')).toEqual([urlOf(quoteQuery('hope', 'a-line'))]);
    expect(asked('/quotes/authors/rumi')).toEqual([urlOf(authorQuery('rumi'))]);
    expect(asked('/quotes/really-said')).toEqual([urlOf(reallySaidQuery)]);
    expect(asked('/quotes/really-said/a-line')).toEqual([urlOf(misattributionQuery('a-line'))]);
  });

  it('is nothing for favorites, which are on the device, and for other pages', () => {
    for (const address of ['/quotes/favorites', '/', '/blog/quotes', '/quotesy']) {
      expect(quoteAnswers(address, SUNDAY)).toEqual([]);
    }
  });
});
