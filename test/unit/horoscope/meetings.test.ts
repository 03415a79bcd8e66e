import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/domain/calendar/civil-date.ts';
import { meetingsOf } from '../../../src/domain/horoscope/touches.ts';
import { topicsOf } from '../../../src/domain/horoscope/topic-words.ts';
import { SIGN_KEYS } from '../../../src/domain/zodiac/signs.ts';
import { almanac, daysFrom } from './bank.ts';

describe('the day two planets meet', () => {
  const days = daysFrom('2026-10-20', 60);

  it('is told to all twelve signs: Mars and Jupiter, November 16, 2026', () => {
    const day = days.find(({ date }) => date === '2026-11-16')!;
    expect(meetingsOf(day.facts).map(({ name }) => name)).toEqual(['touch mars jupiter conjunction']);
    const silent = day.readings.filter(({ because }) =>
      because.every(
        ({ facts }) => !facts.some((fact) => fact.aspect && fact.bodies.join() === 'mars,jupiter'),
      ),
    );
    expect(silent.map(({ sign }) => sign)).toEqual([]);
  });

  it('is not given away on its eve', () => {
    for (const { date, facts } of days) {
      const eve = almanac.planOf(addDays(date, -1));
      const names = meetingsOf(facts).map(({ name }) => name);
      const chosen = SIGN_KEYS.flatMap((sign) => eve[sign].blocks.map(([candidate]) => candidate));
      expect(chosen.filter((name) => names.includes(name))).toEqual([]);
    }
  });
});

describe('topic words', () => {
  it('are the things of a scene, one of each, whatever their number', () => {
    expect(topicsOf('Two coats on a hook. The coat’s pockets hold a knife; the shelves hold boxes.')).toEqual(
      ['coat', 'hook', 'pocket', 'knife', 'shelf', 'box'],
    );
  });

  it('leave alone what belongs to a house, and verbs that look like things', () => {
    expect(topicsOf('Your letters and friends come home; work leaves by the door.')).toEqual([]);
  });
});
