import { timeAbout, type Birth } from '../natal/birth.ts';
import { resolveLocalTime } from '../zones/local-time.ts';
import { SAMPLE } from './sample.ts';
import { yearFrom, type YearSpan } from './year-span.ts';

interface SampleBirth {
  birth: Birth;
  offsetSeconds: number;
  year: YearSpan;
}

/** His clock went by the Sun of Ulm: Germany had no common time for another fourteen years. */
export function sampleBirth(): SampleBirth {
  const { date, time, latitudeDeg, longitudeDeg, zone, year, yearZone } = SAMPLE;
  const found = resolveLocalTime(date, time, { zone, longitudeDeg }, 0);
  if (found.kind !== 'once') throw new Error(`the sample's clock time is ${found.kind}`);
  return {
    birth: { time: timeAbout(found.instantMs), place: { latitudeDeg, longitudeDeg } },
    offsetSeconds: found.offsetSeconds,
    year: yearFrom(`${year}-01-01`, yearZone),
  };
}
