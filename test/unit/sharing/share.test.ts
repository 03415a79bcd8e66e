import { describe, expect, it } from 'vitest';
import type { MonthlyReading, WeeklyReading } from '../../../src/domain/forecast/forecast.ts';
import { shareTextAndUrl, shareWindowUrl } from '../../../src/domain/sharing/share-links.ts';
import {
  PINTEREST_LIMIT,
  shareText,
  shortShareText,
  X_LIMIT,
} from '../../../src/domain/sharing/share-text.ts';
import { sharedDay, type SharedReading } from '../../../src/domain/sharing/shared-day.ts';
import { sharedPeriod } from '../../../src/domain/sharing/shared-period.ts';
import { SIGN_KEYS, signOf } from '../../../src/domain/zodiac/signs.ts';
import { daysFrom } from '../horoscope/bank.ts';
import { countOnX } from './count-on-x.ts';

const SITE = 'https://zodiary.example';
const HOST = 'zodiary.example';
const READING: SharedReading = {
  sign: 'leo',
  date: '2026-11-15',
  description: 'The Moon is **not** far.\n\n**Mars in your corner**\nIt helps — a lot.',
  lucky_number: '3, 14, 15',
  color: 'Gold',
  mood: 'Bright',
  lucky_time: '10–11 AM',
};
const LONG = {
  ...READING,
  description: 'Every word of this sentence is meant. '.repeat(60),
  color: 'Midnight blue',
  mood: 'Quietly determined',
  lucky_number: '88, 77, 66',
};

describe('the share text', () => {
  it('has its parts in the order of the specification', () => {
    expect(shareText(sharedDay(READING), HOST).split('\n')).toEqual([
      'LEO HOROSCOPE',
      '',
      `${signOf('leo').symbol} Jul 23 – Aug 22`,
      'Sunday, November 15, 2026',
      '',
      'The Moon is not far.',
      '',
      'Mars in your corner',
      'It helps — a lot.',
      '',
      'Lucky Number: 3, 14, 15',
      'Lucky Color: Gold',
      'Mood: Bright',
      'Lucky Time: 10–11 AM',
      '',
      'Read your free daily horoscope at zodiary.example',
      '',
      '#leohoroscope #dailyhoroscope #astrology #zodiacsigns #leo',
    ]);
  });

  it('leaves the lucky time out when there is none', () => {
    const { lucky_time: _, ...without } = READING;
    expect(shareText(sharedDay(without), HOST)).toContain('Mood: Bright\n\nRead your');
    expect(shareText(sharedDay(without), HOST)).not.toContain('Lucky Time');
  });

  it.each(SIGN_KEYS)('of %s names the sign where it should', (sign) => {
    const text = shareText(sharedDay({ ...LONG, sign }), HOST);
    expect(text.startsWith(`${sign.toUpperCase()} HOROSCOPE\n`)).toBe(true);
    expect(text.endsWith(`\n#${sign}horoscope #dailyhoroscope #astrology #zodiacsigns #${sign}`)).toBe(true);
    expect(text).toContain(LONG.description.trim());
  });
});

describe('a short share text', () => {
  const HOSTS = ['a.io', HOST, 'a-rather-long-subdomain.zodiary.example'];

  it.each(SIGN_KEYS)('of %s fits into a post on X, as X counts, with its link', (sign) => {
    for (const host of HOSTS) {
      for (const reading of [LONG, READING]) {
        const text = shortShareText(sharedDay({ ...reading, sign }), host, X_LIMIT);
        expect(countOnX(text) + 1 + 23).toBeLessThanOrEqual(280);
        expect(text.startsWith(`${sign.toUpperCase()} HOROSCOPE\n`)).toBe(true);
        expect(text).toContain('\nSunday, November 15, 2026\n');
        expect(text).toContain('Lucky Number: ');
      }
    }
  });

  /** Real readings under the longest date there is. */
  const OWN_WORDS = daysFrom('2026-01-01', 30)
    .flatMap(({ readings }) => readings)
    .map((reading) => ({ ...reading, date: '2026-09-30' }));

  it.each(SIGN_KEYS)('of %s keeps heading, opening words and both hashtags on X, a month long', (sign) => {
    for (const reading of OWN_WORDS.filter((one) => one.sign === sign)) {
      const [heading, paragraph] = sharedDay(reading).text.split('\n');
      for (const host of HOSTS) {
        const text = shortShareText(sharedDay(reading), host, X_LIMIT);
        expect(countOnX(text) + 1 + 23).toBeLessThanOrEqual(280);
        const [title, , shown] = text.split('\n\n');
        expect(title).toBe(`${sign.toUpperCase()} HOROSCOPE`);
        const [head, opening, ...more] = shown!.split('\n');
        expect([head, more]).toEqual([heading, []]);
        expect(opening!.length).toBeGreaterThan(25);
        expect(opening).toMatch(/…$/);
        expect(paragraph!.startsWith(opening!.slice(0, -1))).toBe(true);
        expect(text.endsWith(`\n\n#${sign}horoscope #dailyhoroscope`)).toBe(true);
      }
    }
  });

  it('gives up other hashtags first, then our own line, then the last tiles', () => {
    const shared = sharedDay(LONG);
    const within = (characters: number): string =>
      shortShareText(shared, HOST, { ...PINTEREST_LIMIT, characters });
    expect(within(340)).toMatch(/Lucky Time: .*\n\nRead your .*\n\n#leohoroscope #dailyhoroscope .*#leo$/);
    expect(within(280)).toMatch(/Lucky Time: .*\n\nRead your .*\n\n#leohoroscope #dailyhoroscope$/);
    expect(within(240)).toMatch(/Lucky Time: .*\n\n#leohoroscope #dailyhoroscope$/);
    expect(within(150)).toMatch(/Every word .*…\n\nLucky Number: .*\n\n#leohoroscope #dailyhoroscope$/);
  });

  it.each(SIGN_KEYS)('of %s fills what Pinterest allows and keeps every hashtag', (sign) => {
    const text = shortShareText(sharedDay({ ...LONG, sign }), HOST, PINTEREST_LIMIT);
    expect(text.length).toBeLessThanOrEqual(500);
    expect(text.length).toBeGreaterThan(480);
    expect(text.match(/#\w+/g)).toHaveLength(5);
    const [, , body] = text.split('\n\n');
    expect(body).toMatch(/^Every word .*\w…$/);
    expect(LONG.description.startsWith(body!.slice(0, -1))).toBe(true);
    expect(LONG.description.charAt(body!.length - 1)).toBe(' ');
  });

  it('is the whole text where there is room', () => {
    expect(shortShareText(sharedDay(READING), HOST, PINTEREST_LIMIT)).toBe(
      shareText(sharedDay(READING), HOST),
    );
  });

  it('uses the room that X leaves', () => {
    const { lucky_time: _, ...reading } = {
      ...LONG,
      sign: 'leo' as const,
      color: 'Red',
      mood: 'Calm',
      lucky_number: '1, 2, 3',
    };
    const limit = { ...X_LIMIT, characters: 400 };
    const text = shortShareText(sharedDay(reading), HOST, limit);
    expect(countOnX(text)).toBeLessThanOrEqual(400);
    expect(countOnX(text)).toBeGreaterThan(385);
    expect(text).toMatch(/Every word .*…\n\nLucky Number/);
  });
});

describe('a share link', () => {
  it('leads to the page of the sign and says which', () => {
    expect(shareTextAndUrl(sharedDay(READING), SITE)).toEqual({
      text: shareText(sharedDay(READING), HOST),
      url: `${SITE}/horoscope/leo?sign=leo`,
    });
  });

  const parts = (network: Parameters<typeof shareWindowUrl>[0], reading = READING) => {
    const url = new URL(shareWindowUrl(network, sharedDay(reading), SITE));
    return { where: url.origin + url.pathname, query: Object.fromEntries(url.searchParams) };
  };
  const link = `${SITE}/horoscope/leo?sign=leo`;

  it('to Facebook carries the page', () => {
    expect(parts('facebook')).toEqual({
      where: 'https://www.facebook.com/sharer/sharer.php',
      query: { u: link },
    });
  });

  it('to X carries a short text and the page', () => {
    const text = shortShareText(sharedDay(READING), HOST, X_LIMIT);
    expect(parts('x')).toEqual({ where: 'https://twitter.com/intent/tweet', query: { text, url: link } });
  });

  it('to Pinterest carries the page, a picture and a short text', () => {
    const description = shortShareText(sharedDay(LONG), HOST, PINTEREST_LIMIT);
    expect(parts('pinterest', LONG)).toEqual({
      where: 'https://www.pinterest.com/pin/create/button/',
      query: { url: link, media: `${SITE}/share/reading/leo-2026-11-15.pin.png`, description },
    });
  });

  it('to WhatsApp carries the whole text and the page after it', () => {
    expect(parts('whatsapp', LONG)).toEqual({
      where: 'https://api.whatsapp.com/send',
      query: { text: `${shareText(sharedDay(LONG), HOST)}\n\n${link}` },
    });
  });

  it('survives what readings may contain', () => {
    const odd = { ...READING, description: 'a&b=c #d %41 + “e” ♌ 100%' };
    expect(parts('whatsapp', odd).query['text']).toContain('a&b=c #d %41 + “e” ♌ 100%');
  });
});

describe('a week or a month that is shared', () => {
  const words = {
    overview: 'A borrowed coat.',
    love: 'Two cups.',
    career: 'One desk.',
    health: 'A long walk.',
    finance: 'A short list.',
    advice: 'Say it twice.',
  };
  const sky = { edition: 1, because: [], changes: [], moon: { days: [], signs: [] } };
  const week: WeeklyReading = {
    ...words,
    ...sky,
    sign: 'leo',
    week: { from: '2026-11-29', to: '2026-12-05' },
  };
  const month: MonthlyReading = {
    ...words,
    ...sky,
    sign: 'leo',
    month: '2026-11',
    challenges: 'A stiff lock.',
    opportunities: 'A spare key.',
  };

  it('tells all sections of a week under their names', () => {
    expect(shareText(sharedPeriod(week), HOST).split('\n')).toEqual([
      'LEO WEEKLY HOROSCOPE',
      '',
      `${signOf('leo').symbol} Jul 23 – Aug 22`,
      'Nov 29 – Dec 5',
      '',
      'Week Overview',
      'A borrowed coat.',
      '',
      'Love & Relationships',
      'Two cups.',
      '',
      'Career & Work',
      'One desk.',
      '',
      'Health & Wellness',
      'A long walk.',
      '',
      'Finance & Money',
      'A short list.',
      '',
      'Weekly Advice',
      'Say it twice.',
      '',
      'Read your free weekly horoscope at zodiary.example',
      '',
      '#leohoroscope #weeklyhoroscope #astrology #zodiacsigns #leo',
    ]);
  });

  it('tells all sections of a month under their names', () => {
    const text = shareText(sharedPeriod(month), HOST);
    expect(text).toMatch(
      /^LEO MONTHLY HOROSCOPE\n\n.+\nNovember 2026\n\nMonthly Overview\nA borrowed coat\./,
    );
    expect(text).toContain('Challenges to Watch\nA stiff lock.\n\nOpportunities Ahead\nA spare key.\n\n');
    expect(text).toContain('Monthly Guidance\nSay it twice.\n\nRead your free monthly horoscope at');
    expect(text).toContain('#monthlyhoroscope');
  });

  it('has its own address and headline', () => {
    expect(shareTextAndUrl(sharedPeriod(week), SITE).url).toBe(`${SITE}/horoscope/leo?type=weekly&sign=leo`);
    expect(shareTextAndUrl(sharedPeriod(month), SITE).url).toBe(
      `${SITE}/horoscope/leo?type=monthly&sign=leo`,
    );
    expect(sharedPeriod(week).title).toBe('Leo Weekly Horoscope - Nov 29 – Dec 5');
    expect(sharedDay(READING).title).toBe('Leo Horoscope - Sunday, November 15, 2026');
  });

  it('fits into a post on X, as X counts, with its link', () => {
    for (const reading of [week, month]) {
      const text = shortShareText(sharedPeriod(reading), HOST, X_LIMIT);
      expect(countOnX(text) + 1 + 23).toBeLessThanOrEqual(280);
      expect(text).toMatch(/\n\n\w+ Overview\nA borrowed coat\.\n\n/);
      expect(text).toMatch(/\n\n#leohoroscope #(?:week|month)lyhoroscope/);
    }
  });
});
