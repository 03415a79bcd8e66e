import { createHash } from 'node:crypto';
import { readingBankFrom } from '../src/content/horoscope.ts';
import { forecastBankFrom } from '../src/content/forecast.ts';
import { ARCHIVE_FIRST_DAY } from '../src/domain/calendar/archive.ts';
import { addDays, monthOf, type CivilDate } from '../src/domain/calendar/civil-date.ts';
import { ForecastAlmanac } from '../src/domain/forecast/almanac.ts';
import { PERIOD_KINDS, periodAt, periodOf, type PeriodKind } from '../src/domain/forecast/period.ts';
import { keptSkies } from '../src/domain/forecast/sky-pages.ts';
import { sectionsOf } from '../src/domain/forecast/sections.ts';
import { Almanac } from '../src/domain/horoscope/almanac.ts';
import { factsOf } from '../src/domain/horoscope/day-facts.ts';
import { SIGN_KEYS, type SignKey } from '../src/domain/zodiac/signs.ts';
import { readForecastFiles, readReadingFiles } from './compile-content.ts';

type Months = Record<string, Record<SignKey, string>>;
export type PublishedMonths = Record<'daily' | PeriodKind, Months>;

/** What is promised never to change. A field that a later edition adds is no broken promise. */
const DAILY_FIELDS = [
  'sign',
  'date',
  'edition',
  'description',
  'lucky_number',
  'color',
  'mood',
  'lucky_time',
  'because',
];
const fieldsOf = (kind: PeriodKind): string[] => [
  'sign',
  kind === 'weekly' ? 'week' : 'month',
  'edition',
  ...sectionsOf(kind),
  'because',
  'changes',
  'moon',
];

/** One hash per sign and month over all its readings, in their order. */
class MonthHashes {
  readonly #hashes = new Map<string, ReturnType<typeof createHash>>();
  readonly #fields: readonly string[];

  constructor(fields: readonly string[]) {
    this.#fields = fields;
  }

  add(month: string, sign: SignKey, reading: object): void {
    const key = `${month} ${sign}`;
    const hash = this.#hashes.get(key) ?? createHash('sha256');
    const promised = Object.entries(reading).filter(([field]) => this.#fields.includes(field));
    this.#hashes.set(key, hash.update(JSON.stringify(Object.fromEntries(promised))));
  }

  digest(): Months {
    const months: Months = {};
    for (const [key, hash] of this.#hashes) {
      const [month, sign] = key.split(' ') as [string, SignKey];
      months[month] = { ...months[month], [sign]: hash.digest('hex').slice(0, 16) } as Months[string];
    }
    return months;
  }
}

function hashDays(lastMonth: string): Months {
  const almanac = new Almanac(readingBankFrom(readReadingFiles()));
  const hashes = new MonthHashes(DAILY_FIELDS);
  for (let date = ARCHIVE_FIRST_DAY; monthOf(date) <= lastMonth; date = addDays(date, 1)) {
    almanac.planThrough(date);
    const facts = factsOf(date);
    for (const sign of SIGN_KEYS) hashes.add(monthOf(date), sign, almanac.reading(sign, date, facts));
  }
  return hashes.digest();
}

/** A week belongs to the month in which it begins; the first one begins before the archive does. */
function homeMonth(from: CivilDate): string {
  return monthOf(from < ARCHIVE_FIRST_DAY ? ARCHIVE_FIRST_DAY : from);
}

function hashPeriods(kind: PeriodKind, lastMonth: string): Months {
  const { skyOf } = keptSkies();
  const almanac = new ForecastAlmanac(kind, forecastBankFrom(readForecastFiles(kind), kind), skyOf);
  const hashes = new MonthHashes(fieldsOf(kind));
  let period = periodOf(kind, ARCHIVE_FIRST_DAY);
  while (homeMonth(period.from) <= lastMonth) {
    const month = homeMonth(period.from);
    almanac.planThrough(period);
    for (const sign of SIGN_KEYS) hashes.add(month, sign, almanac.reading(sign, period));
    period = periodAt(kind, period.index + 1);
  }
  return hashes.digest();
}

/** Hashes of every word published up to a month: its days, the weeks that begin in it, and the month itself. */
export function hashMonths(lastMonth: string): PublishedMonths {
  const [weekly, monthly] = PERIOD_KINDS.map((kind) => hashPeriods(kind, lastMonth)) as [Months, Months];
  return { daily: hashDays(lastMonth), weekly, monthly };
}
