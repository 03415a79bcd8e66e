import { expect, it } from 'vitest';
import { periodOf } from '../../../src/domain/forecast/period.ts';
import { aroundSpan, periodSky, trueSky } from '../../../src/domain/forecast/period-sky.ts';
import { eventPages, keptSkies, pagedSky, type EventPages } from '../../../src/domain/forecast/sky-pages.ts';

const MONTH = periodOf('monthly', '2026-11-17');
const WEEK = periodOf('weekly', '2026-11-17');
const LATER_WEEK = periodOf('weekly', '2027-01-20');

it('events written down by the build are those of the sky, and are not looked for again', () => {
  const { fromMs, toMs } = aroundSpan(MONTH);
  const written = JSON.parse(JSON.stringify(eventPages(fromMs, toMs, trueSky))) as EventPages;
  const asked: number[] = [];
  const counted = {
    ...trueSky,
    eventsBetween(from: number, to: number) {
      asked.push(from);
      return trueSky.eventsBetween(from, to);
    },
  };
  const source = pagedSky(3, counted, written);
  for (const period of [MONTH, WEEK]) {
    const { events, around, stays } = periodSky(period, source);
    const sky = periodSky(period, pagedSky(3));
    expect({ events, around, stays }).toEqual({ events: sky.events, around: sky.around, stays: sky.stays });
  }
  expect(asked).toEqual([]);
  periodSky(LATER_WEEK, source);
  expect(asked.length).toBeGreaterThan(0);
});

it('events searched for in steps are the same, and the sky then finds them known', () => {
  const { fromMs, toMs } = aroundSpan(LATER_WEEK);
  const source = pagedSky(3);
  let steps = 0;
  while (source.searchStep(fromMs, toMs)) steps += 1;
  expect(steps).toBeGreaterThan(50);
  const { events, around } = periodSky(LATER_WEEK, source);
  const sky = periodSky(LATER_WEEK, pagedSky(3));
  expect({ events, around }).toEqual({ events: sky.events, around: sky.around });
  const { skyOf, searchStep } = keptSkies(eventPages(fromMs, toMs, source));
  expect(searchStep(LATER_WEEK)).toBe(false);
  expect(skyOf(LATER_WEEK).around).toEqual(around);
});
