import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MonthlyReading } from '../../src/contract/monthly.ts';
import { DailyReading } from '../../src/contract/horoscope.ts';
import { WeeklyReading } from '../../src/contract/weekly.ts';
import { addDays, weekdayIndex } from '../../src/domain/calendar/civil-date.ts';
import { dateInZone, latestOpenDate } from '../../src/domain/calendar/zones.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { timeLimit } from '../harness/time-limits.ts';

const WHOLE_HOURS = Array.from({ length: 27 }, (_, index) => index - 14).map((west) =>
  west === 0 ? 'Etc/GMT' : `Etc/GMT${west > 0 ? '+' : ''}${west}`,
);
const ZONES = [
  ...WHOLE_HOURS,
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Eucla',
  'Pacific/Chatham',
  'America/St_Johns',
  'Pacific/Marquesas',
  'America/New_York',
  'Europe/Berlin',
  'America/Santiago',
  'Australia/Lord_Howe',
];

/** In order of time, so that one site lives through all of it. */
const MOMENTS = [
  ['clocks skip midnight in Santiago', '2026-09-06T04:00:00Z', ['2026-09-05', '2026-09-06']],
  ['clocks fall back in Berlin', '2026-10-25T00:30:00Z', ['2026-10-24', '2026-10-25']],
  ['clocks fall back in New York', '2026-11-01T05:30:00Z', ['2026-10-31', '2026-11-01']],
  ['three dates are in use at once', '2026-11-15T10:30:00Z', ['2026-11-14', '2026-11-15', '2026-11-16']],
  ['a month ends within a week', '2026-12-01T02:00:00Z', ['2026-11-30', '2026-12-01']],
  ['the year ends', '2027-01-01T02:00:00Z', ['2026-12-31', '2027-01-01']],
  ['clocks spring forward in New York', '2027-03-14T07:00:00Z', ['2027-03-13', '2027-03-14']],
  ['a leap day comes', '2028-02-29T02:00:00Z', ['2028-02-28', '2028-02-29']],
  ['a leap day is over in places', '2028-02-29T10:30:00Z', ['2028-02-28', '2028-02-29', '2028-03-01']],
] as const;

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ clock: MOMENTS[0][1] });
});
afterAll(() => site.stop());

const statusOf = async (path: string): Promise<number> => (await fetch(site.url + path)).status;

async function answerTo(path: string): Promise<unknown> {
  const response = await fetch(site.url + path);
  expect(response.status, path).toBe(200);
  return response.json();
}

/** What a visitor on that date gets, and that it is theirs. */
async function expectOwn(date: string): Promise<void> {
  const daily = DailyReading.parse(await answerTo(`/api/horoscope/leo?date=${date}`));
  expect(daily.date).toBe(date);
  const { week, moon } = WeeklyReading.parse(await answerTo(`/api/weekly/leo?date=${date}`));
  expect([weekdayIndex(week.from), week.to]).toEqual([0, addDays(week.from, 6)]);
  expect(week.from <= date && date <= week.to, `${date} in the week of ${week.from}`).toBe(true);
  expect(moon.days.map((day) => day.date)).toContain(date);
  const monthly = MonthlyReading.parse(await answerTo(`/api/monthly/leo?date=${date}`));
  expect(monthly.month).toBe(date.slice(0, 7));
  expect(monthly.moon.days.map((day) => day.date)).toContain(date);
}

// The days up to the leap day of 2028 are planned on the way: on a busy machine that takes its time.
describe.each(MOMENTS)('when %s', { timeout: timeLimit(120_000) }, (_, instant, dates) => {
  it('every visitor on Earth gets the own date, week and month', async () => {
    await site.setClock(instant);
    const own = ZONES.map((zone) => dateInZone(Date.parse(instant), zone));
    expect([...new Set(own)].sort()).toEqual(dates);
    for (const date of dates) await expectOwn(date);
  });

  it('tomorrow where it is latest is open, the day after is not', async () => {
    await site.setClock(instant);
    const latest = latestOpenDate(Date.parse(instant));
    expect(latest).toBe(addDays(dates.at(-1)!, 1));
    await expectOwn(latest);
    expect(await statusOf(`/api/horoscope/leo?date=${addDays(latest, 1)}`)).toBe(404);
    const nextWeek = addDays(latest, 7 - weekdayIndex(latest));
    expect(await statusOf(`/api/weekly/leo?date=${addDays(nextWeek, -1)}`)).toBe(200);
    expect(await statusOf(`/api/weekly/leo?date=${nextWeek}`)).toBe(404);
    expect(await statusOf(`/api/monthly/leo?date=${addDays(latest, 32)}`)).toBe(404);
  });
});

it.each(['2027-02-29', '2026-02-29', '2100-02-29', '2026-02-30'])('%s is no date at all', async (date) => {
  for (const call of ['horoscope', 'weekly', 'monthly']) {
    expect(await statusOf(`/api/${call}/leo?date=${date}`), call).toBe(400);
  }
});
