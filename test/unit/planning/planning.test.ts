import { describe, expect, it } from 'vitest';
import { ARCHIVE_FIRST_DAY } from '../../../src/domain/calendar/archive.ts';
import { addDays } from '../../../src/domain/calendar/civil-date.ts';
import { ForecastAlmanac } from '../../../src/domain/forecast/almanac.ts';
import { periodAt } from '../../../src/domain/forecast/period.ts';
import { keptSkies } from '../../../src/domain/forecast/sky-pages.ts';
import { Almanac } from '../../../src/domain/horoscope/almanac.ts';
import { SIGN_KEYS } from '../../../src/domain/zodiac/signs.ts';
import { forecastService } from '../../../src/server/forecast/service.ts';
import { horoscopeService } from '../../../src/server/horoscope/service.ts';
import { SLICE_MS, slicedPlanner } from '../../../src/server/planning.ts';
import type { ReadingArchive } from '../../../src/server/reading-archive/reading-archive.ts';
import { almanacThrough, banks, freshAlmanac } from '../forecast/banks.ts';
import { bank } from '../horoscope/bank.ts';

const DAYS = 60;
const LAST_DAY = addDays(ARCHIVE_FIRST_DAY, DAYS - 1);
const WEEKS = 12;
const LAST_WEEK = periodAt('weekly', WEEKS - 1);

/** Nothing is stored: every reading is composed from its plan. */
const unstored: ReadingArchive = {
  getOrCreate: async (_key, compose) => compose(),
  createMissing: async () => {},
};
const clock = { nowMs: () => Date.parse('2027-11-15T12:00:00Z') };

const almanacs = () => ({ weekly: freshAlmanac('weekly'), monthly: freshAlmanac('monthly') });

/** A clock on which every step takes a part of a slice. */
function clockWithSteps(partOfSlice: number): () => number {
  let looks = 0;
  return () => looks++ * partOfSlice * SLICE_MS;
}
const aStepASlice = () => clockWithSteps(1);

function fakeAlmanac() {
  let planned = 0;
  return {
    steps: 0,
    failsNext: false,
    isPlanned: (index: number) => index < planned,
    planStep() {
      this.steps += 1;
      if (this.failsNext) throw new Error('no words are left');
      planned += 1;
    },
  };
}

/** What `look` sees each time the event loop comes round to other work, until `work` is done. */
async function seenDuring<T>(work: () => Promise<unknown>, look: () => T): Promise<T[]> {
  const seen: T[] = [];
  let isDone = false;
  const other = (): void => {
    if (isDone) return;
    seen.push(look());
    setImmediate(other);
  };
  setImmediate(other);
  await work().finally(() => (isDone = true));
  return seen;
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe('planning', () => {
  it('of days lets other work run between any two slices', async () => {
    const almanac = new Almanac(bank);
    const planThrough = slicedPlanner(almanac, aStepASlice());
    const seen = await seenDuring(
      () => planThrough(LAST_DAY),
      () => almanac.plans.length,
    );
    expect([...new Set(seen)]).toEqual(upTo(DAYS));
    // The sky that the first plan looks at is worked out day by day, and every day is planned sign by sign.
    const ticksOn = (day: number): number => seen.filter((planned) => planned === day).length;
    expect(ticksOn(0)).toBeGreaterThanOrEqual(60 + SIGN_KEYS.length);
    for (const day of upTo(DAYS)) expect(ticksOn(day)).toBeGreaterThanOrEqual(SIGN_KEYS.length);
  });

  it('of weeks lets other work run between any two slices', async () => {
    const { skyOf, searchStep } = keptSkies();
    const almanac = new ForecastAlmanac('weekly', banks.weekly, skyOf, searchStep);
    const planThrough = slicedPlanner(almanac, aStepASlice());
    const seen = await seenDuring(
      () => planThrough(LAST_WEEK),
      () => almanac.plans.length,
    );
    expect([...new Set(seen)]).toEqual(upTo(WEEKS));
    // Events are searched for body by body and pair by pair.
    expect(seen.length).toBeGreaterThan(100);
    expect(almanac.plans).toEqual(almanacThrough(LAST_WEEK).plans);
  });

  it('lets other work run while a reading is asked for that is not planned', async () => {
    const almanac = new Almanac(bank);
    const { daily } = horoscopeService(almanac, clock, unstored);
    const seen = await seenDuring(
      () => daily('leo', LAST_DAY),
      () => almanac.plans.length,
    );
    expect(new Set(seen).size).toBeGreaterThan(5);
  });

  it('does several steps in a slice where they are short, and none too many', async () => {
    const almanac = fakeAlmanac();
    const planThrough = slicedPlanner(almanac, clockWithSteps(1 / 4));
    const seen = await seenDuring(
      () => planThrough(9),
      () => almanac.steps,
    );
    expect([...new Set(seen)]).toEqual([0, 4, 8]);
    expect(almanac.steps).toBe(10);
  });

  it('chooses the same words in slices, for several requests at once, as in one go', async () => {
    const [inSlices, inOneGo] = [new Almanac(bank), new Almanac(bank)];
    const { daily } = horoscopeService(inSlices, clock, unstored);
    const dates = [LAST_DAY, addDays(ARCHIVE_FIRST_DAY, 20), ARCHIVE_FIRST_DAY, LAST_DAY];
    const readings = await Promise.all(dates.map((date) => daily('virgo', date)));
    inOneGo.planThrough(LAST_DAY);
    expect(inSlices.plans).toEqual(inOneGo.plans);
    expect(readings).toEqual(dates.map((date) => inOneGo.reading('virgo', date)));
  });
});

describe('a request', () => {
  it('for a planned day is answered while a far one is being planned', async () => {
    const almanac = new Almanac(bank);
    almanac.planThrough(ARCHIVE_FIRST_DAY);
    const { daily } = horoscopeService(almanac, clock, unstored);
    const far = daily('leo', LAST_DAY);
    expect(await daily('leo', ARCHIVE_FIRST_DAY)).toEqual(almanac.reading('leo', ARCHIVE_FIRST_DAY));
    expect(almanac.isPlanned(LAST_DAY)).toBe(false);
    await far;
  });

  it('for a planned week is answered while a far one is being planned', async () => {
    const forecasts = almanacs();
    const first = periodAt('weekly', 0);
    forecasts.weekly.planThrough(first);
    const { weekly } = forecastService(forecasts, clock, unstored);
    const far = weekly('leo', LAST_WEEK.from);
    expect(await weekly('leo', ARCHIVE_FIRST_DAY)).toEqual(forecasts.weekly.reading('leo', first));
    expect(forecasts.weekly.isPlanned(LAST_WEEK)).toBe(false);
    await far;
  });

  it('for a near day does not wait until a far one is planned', async () => {
    const almanac = fakeAlmanac();
    const planThrough = slicedPlanner(almanac, aStepASlice());
    const far = planThrough(100);
    await planThrough(4);
    expect(almanac.isPlanned(4)).toBe(true);
    expect(almanac.isPlanned(10)).toBe(false);
    await far;
  });

  it('shares the planning with others that run at the same time', async () => {
    const almanac = fakeAlmanac();
    const planThrough = slicedPlanner(almanac, aStepASlice());
    const spans = [9, 9, 4, 7];
    const seen = await seenDuring(
      () => Promise.all(spans.map(planThrough)),
      () => almanac.steps,
    );
    expect(seen.slice(0, 10)).toEqual(upTo(10));
    expect(almanac.steps).toBe(10);
  });

  it('fails with the others when a step fails, and the next one tries again', async () => {
    const almanac = fakeAlmanac();
    const planThrough = slicedPlanner(almanac, aStepASlice());
    almanac.failsNext = true;
    const both = await Promise.allSettled([planThrough(1), planThrough(2)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(almanac.steps).toBe(1);
    almanac.failsNext = false;
    await planThrough(2);
    expect(almanac.isPlanned(2)).toBe(true);
  });
});
