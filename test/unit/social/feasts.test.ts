import { describe, expect, it } from 'vitest';
import { daysBetween, weekdayIndex } from '../../../src/domain/calendar/civil-date.ts';
import { FEAST_KEYS, type FeastKey } from '../../../src/domain/channels/feast.ts';
import { feastsBetween, feastsOn } from '../../../src/domain/channels/feasts.ts';
import { orthodoxEaster, westernEaster } from '../../../src/domain/channels/feasts/christian.ts';

/** As calendars print them for 2024 to 2030, from the first year on. */
const PUBLISHED: Partial<Record<FeastKey, string>> = {
  'ash-wednesday': '02-14 03-05 02-18 02-10 03-01 02-14 03-06',
  'palm-sunday': '03-24 04-13 03-29 03-21 04-09 03-25 04-14',
  'good-friday': '03-29 04-18 04-03 03-26 04-14 03-30 04-19',
  easter: '03-31 04-20 04-05 03-28 04-16 04-01 04-21',
  'orthodox-easter': '05-05 04-20 04-12 05-02 04-16 04-08 04-28',
  pentecost: '05-19 06-08 05-24 05-16 06-04 05-20 06-09',
  advent: '12-01 11-30 11-29 11-28 12-03 12-02 12-01',
  thanksgiving: '11-28 11-27 11-26 11-25 11-23 11-22 11-28',
  purim: '03-24 03-14 03-03 03-23 03-12 03-01 03-19',
  passover: '04-23 04-13 04-02 04-22 04-11 03-31 04-18',
  shavuot: '06-12 06-02 05-22 06-11 05-31 05-20 06-07',
  'rosh-hashanah': '10-03 09-23 09-12 10-02 09-21 09-10 09-28',
  'yom-kippur': '10-12 10-02 09-21 10-11 09-30 09-19 10-07',
  sukkot: '10-17 10-07 09-26 10-16 10-05 09-24 10-12',
  hanukkah: '12-26 12-15 12-05 12-25 12-13 12-02 12-21',
  diwali: '10-31 10-20 11-08 10-29 10-17 11-05 10-26',
  'guru-nanak': '11-15 11-05 11-24 11-14 11-02 11-21 11-10',
  vesak: '05-23 05-12 05-01 05-20 05-08 05-27 05-17',
  nowruz: '03-20 03-21 03-21 03-21 03-20 03-20 03-21',
};

/** As Mecca’s calendar has them; who waits for the crescent may begin a day earlier or later. */
const SIGHTED: Partial<Record<FeastKey, readonly string[]>> = {
  ramadan: [
    '2024-03-11',
    '2025-03-01',
    '2026-02-18',
    '2027-02-08',
    '2028-01-28',
    '2029-01-16',
    '2030-01-05',
    '2030-12-26',
  ],
  'eid-al-fitr': [
    '2024-04-10',
    '2025-03-30',
    '2026-03-20',
    '2027-03-09',
    '2028-02-26',
    '2029-02-14',
    '2030-02-04',
  ],
  'eid-al-adha': [
    '2024-06-16',
    '2025-06-06',
    '2026-05-27',
    '2027-05-16',
    '2028-05-05',
    '2029-04-24',
    '2030-04-13',
  ],
};

const all = feastsBetween('2024-01-01', '2030-12-31');
const datesOf = (wanted: FeastKey): string[] =>
  all.filter(({ key }) => key === wanted).map(({ date }) => date);

describe('feasts', () => {
  it.each(Object.entries(PUBLISHED))('%s falls on the days that are published', (key, days) => {
    const published = days.split(' ').map((day, index) => `${2024 + index}-${day}`);
    expect(datesOf(key as FeastKey)).toEqual(published);
  });

  it.each(Object.entries(SIGHTED))(
    '%s falls within a day of the sighted one, and says so',
    (key, sighted) => {
      const dates = datesOf(key as FeastKey);
      expect(dates).toHaveLength(sighted.length);
      for (const [index, date] of dates.entries()) {
        expect(Math.abs(daysBetween(date, sighted[index]!)), date).toBeLessThanOrEqual(1);
      }
      expect(all.filter((feast) => feast.key === key).every(({ mayMove }) => mayMove)).toBe(true);
    },
  );

  it('are all there, each with a name, in the order of the calendar', () => {
    expect(new Set(all.map(({ key }) => key))).toEqual(new Set(FEAST_KEYS));
    expect(all.map(({ date }) => date)).toEqual(all.map(({ date }) => date).toSorted());
    expect(feastsOn('2026-12-25')).toEqual([{ key: 'christmas', name: 'Christmas', date: '2026-12-25' }]);
  });

  it('of one day may be of several traditions, and most days have none', () => {
    expect(feastsOn('2025-04-20').map(({ key }) => key)).toEqual(['easter', 'orthodox-easter']);
    expect(feastsOn('2027-12-25').map(({ key }) => key)).toEqual(['christmas', 'hanukkah']);
    expect(feastsOn('2026-07-01')).toEqual([]);
  });

  it('come once a year, but for those of a year that is shorter than ours', () => {
    for (const key of FEAST_KEYS.filter((each) => !(each in SIGHTED))) {
      const years = feastsBetween('2010-01-01', '2039-12-31').filter((feast) => feast.key === key);
      expect(new Set(years.map(({ date }) => date.slice(0, 4))).size, key).toBe(30);
      expect(years, key).toHaveLength(30);
    }
  });

  it.each([
    [westernEaster, '03-22', '04-25'],
    [orthodoxEaster, '04-04', '05-08'],
  ])('of Easter keep to Sundays and to the weeks they may fall into', (easterOf, earliest, latest) => {
    for (let year = 1900; year < 2100; year++) {
      const date = easterOf(year);
      expect(weekdayIndex(date), date).toBe(0);
      expect(date.slice(5) >= earliest && date.slice(5) <= latest, date).toBe(true);
    }
  });
});
