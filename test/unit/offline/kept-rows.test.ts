import { describe, expect, it } from 'vitest';
import { keptRows, type KeptPage } from '../../../src/domain/offline/kept-rows.ts';

const SUNDAY = '2026-11-15';
const MONDAY = '2026-11-16';

let clock = 0;
const page = (address: string, day = SUNDAY, title = 'A Page'): KeptPage => ({
  address,
  day,
  title,
  keptAtMs: ++clock,
});

function shown(pages: KeptPage[], today: string, ...answers: string[]): string[] {
  return keptRows(pages, today, (answer) => answers.includes(answer)).map(
    ({ title, note, to, isWhole }) => `${title} | ${note} | ${to} | ${isWhole ? 'page' : 'reading'}`,
  );
}

describe('the list of the offline page', () => {
  it('names readings by sign and day, week or month', () => {
    const pages = [
      page('/horoscope/scorpio?type=monthly'),
      page('/?type=weekly&sign=scorpio'),
      page('/horoscope/scorpio'),
    ];
    expect(shown(pages, SUNDAY)).toEqual([
      'Scorpio, today | null | /horoscope/scorpio | page',
      'Scorpio, this week | November 15 – 21 | /?type=weekly&sign=scorpio | page',
      'Scorpio, this month | November 2026 | /horoscope/scorpio?type=monthly | page',
    ]);
  });

  it('shows a reading that is over under its own date, where its words are here', () => {
    const pages = [page('/horoscope/leo'), page('/horoscope/virgo')];
    expect(shown(pages, MONDAY)).toEqual([]);
    const answers = [`/api/horoscope/leo?date=${SUNDAY}`, `/api/sky?at=${SUNDAY}T12:00:00Z`];
    expect(shown(pages, MONDAY, ...answers)).toEqual([
      'Leo, November 15, 2026 | from the archive | /archive/leo-2026-11-15 | reading',
    ]);
  });

  it('shows a week that is over in the archive', () => {
    const pages = [page('/horoscope/leo?type=weekly', '2026-11-14')];
    expect(shown(pages, SUNDAY, '/api/weekly/leo?date=2026-11-08')).toEqual([
      'Leo, November 8 – 14, 2026 | from the archive | /archive/leo-week-2026-11-08 | reading',
    ]);
  });

  it("takes the site's day for the visitor's where the own reading is here", () => {
    expect(shown([page('/horoscope/leo')], MONDAY, `/api/horoscope/leo?date=${MONDAY}`)).toEqual([
      'Leo, today | null | /horoscope/leo | page',
    ]);
  });

  it('lists readings of now, then of the past, then the rest, nothing twice, and leaves out what is at hand anyway', () => {
    const pages = [
      page('/horoscope/leo'),
      page('/?sign=leo'),
      page('/archive/leo-2026-11-14'),
      page('/blog', SUNDAY, 'The Zodiary Blog'),
      page('/'),
      page('/?type=weekly'),
      page('/settings'),
      page('/sky', '2026-11-14', 'The Sky Today'),
    ];
    expect(shown(pages, SUNDAY)).toEqual([
      'Leo, today | null | /?sign=leo | page',
      'Leo, November 14, 2026 | from the archive | /archive/leo-2026-11-14 | page',
      'The Zodiary Blog | null | /blog | page',
    ]);
  });
});
