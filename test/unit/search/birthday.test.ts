import { describe, expect, it } from 'vitest';
import {
  passageNear,
  signsOfBirthday,
  sunOfDay,
  sunThroughYears,
} from '../../../src/domain/search/birthday.ts';
import { yearsInWords } from '../../../src/domain/search/years.ts';

describe('the Sun of a birthday', () => {
  it('changed signs on March 20, 1990, at 21:19 UTC, as almanacs print it', () => {
    expect(sunOfDay(1990, 3, 20)).toEqual({ year: 1990, first: 'pisces', last: 'aries' });
    const { atMs, to } = passageNear(1990, 3, 20)!;
    expect([new Date(atMs).toISOString().slice(0, 16), to]).toEqual(['1990-03-20T21:19', 'aries']);
  });

  it('has no passage near in the middle of a sign', () => {
    expect(sunOfDay(1990, 8, 8)).toEqual({ year: 1990, first: 'leo', last: 'leo' });
    expect(passageNear(1990, 8, 8)).toBeNull();
  });

  it('differs between years at a border', () => {
    const byYear = new Map(sunThroughYears(7, 22, 2026).map((sun) => [sun.year, sun]));
    expect(byYear.get(1999)).toMatchObject({ first: 'cancer', last: 'cancer' });
    expect(byYear.get(2000)).toMatchObject({ first: 'cancer', last: 'leo' });
  });

  it('looks only at years that have the day', () => {
    expect(sunThroughYears(2, 29, 2026).every(({ year }) => year % 4 === 0)).toBe(true);
  });
});

it.each([
  [{ month: 3, day: 21, year: 1990 }, ['aries']],
  [{ month: 3, day: 20, year: 1990 }, ['pisces', 'aries']],
  [{ month: 3, day: 21, year: null }, ['pisces', 'aries']],
  [{ month: 8, day: 8, year: null }, ['leo']],
  [{ month: 2, day: 29, year: null }, ['pisces']],
  [{ month: 3, day: 21, year: 9999 }, ['pisces', 'aries']],
])('the birthday %j may have the signs %j', (birthday, signs) => {
  expect(signsOfBirthday(birthday)).toEqual(signs);
});

it('years are told as people say them', () => {
  expect(yearsInWords([2007])).toBe('2007');
  expect(yearsInWords([2003, 2007])).toBe('2007 and 2003');
  expect(yearsInWords([2026, 2025, 2024, 2020])).toBe('2024 to 2026 and 2020');
  expect(yearsInWords([2026, 2024, 2022, 2020, 2018, 2016])).toBe('2026, 2024, 2022, 2020 and some before');
});
