import { createHash } from 'node:crypto';
import type {
  CorrectionDone,
  DeskReading,
  DeskReadingQuery,
  CorrectionBody,
} from '../../contract/desk-readings.ts';
import type { DailyReading } from '../../contract/horoscope.ts';
import type { MonthlyReading } from '../../contract/monthly.ts';
import type { WeeklyReading } from '../../contract/weekly.ts';
import { archivedAddress, askedDay } from '../../domain/archive/archived.ts';
import { ARCHIVE_FIRST_DAY } from '../../domain/calendar/archive.ts';
import { addDays, type CivilDate } from '../../domain/calendar/civil-date.ts';
import { longDate } from '../../domain/calendar/written-date.ts';
import { latestOpenDate } from '../../domain/calendar/zones.ts';
import { corrected, readingText, wordsAt, type Correction } from '../../domain/corrections/correction.ts';
import { slips, toneHits } from '../../domain/horoscope/prose-rules.ts';
import { periodOf } from '../../domain/forecast/period.ts';
import { signOf } from '../../domain/zodiac/signs.ts';
import { recordAudit } from '../audit/store.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { bumpRevision } from '../content-edits/store.ts';
import type { Corrections } from '../corrections/corrections.ts';
import { addCorrection } from '../corrections/store.ts';
import type { Database } from '../db/database.ts';
import { Conflict, Invalid, NotFound } from '../failures.ts';
import type { ForecastService } from '../forecast/service.ts';
import type { ReadingKey } from '../reading-archive/store.ts';
import type { SiteCalendar } from '../site-calendar.ts';
import { partsOfDay, partsOfPeriod } from './desk-parts.ts';
import type { HoroscopeService } from './service.ts';

/** What the owner can see and do; `by` is the device at which it is done, for the log of changes. */
export interface ReadingsDesk {
  look: (query: DeskReadingQuery) => Promise<DeskReading>;
  correct: (body: CorrectionBody, by: string) => Promise<CorrectionDone>;
}

interface DeskParts {
  config: Pick<Config, 'siteTimeZone'>;
  clock: Clock;
  calendar: Pick<SiteCalendar, 'today'>;
  database: Pick<Database, 'db'>;
  horoscope: Pick<HoroscopeService, 'daily' | 'planned'>;
  forecast: Pick<ForecastService, 'weekly' | 'monthly'>;
  corrections: Corrections;
}

type Reading = DailyReading | WeeklyReading | MonthlyReading;

/** Of any day of its week or month. */
function keyOf({ kind, sign }: Omit<ReadingKey, 'period'>, date: CivilDate): ReadingKey {
  return { kind, sign, period: kind === 'daily' ? date : periodOf(kind, date).from };
}

const hashOf = (key: ReadingKey, reading: Reading): string =>
  createHash('sha256').update(readingText(key.kind, reading)).digest('hex');

/** A paragraph as the description has it. */
const blockOf = ({ heading, text }: Pick<CorrectionBody, 'heading' | 'text'>): string =>
  heading === null ? text : `**${heading}**\n${text}`;

const hasHeading = (words: string): boolean => words.startsWith('**');

function checkWords(before: string, { kind, heading, text }: CorrectionBody): void {
  if (blockOf({ heading, text }) === before) throw new Invalid('Nothing has changed yet.');
  if (hasHeading(before) !== (heading !== null)) throw new Invalid('A heading can’t come or go.');
  if (text.includes('**') || (kind === 'daily' && /\n{2,}/.test(text)))
    throw new Invalid('It has to stay one paragraph, without a heading inside.');
  const faults = [...slips(text), ...toneHits(`${heading ?? ''} ${text}`).map((hit) => `It says ${hit}`)];
  if (faults.length > 0) throw new Invalid(`${faults.join('. ')}.`);
}

function deskCalls({ config, clock, calendar, horoscope, forecast, corrections }: DeskParts) {
  const firstUnopened = (): CivilDate => addDays(latestOpenDate(clock.nowMs()), 1);

  /** As visitors read it. */
  function published({ kind, sign, period }: ReadingKey): Promise<Reading> {
    if (kind === 'daily') return horoscope.daily(sign, period);
    return forecast[kind](sign, askedDay({ kind, sign, from: period }));
  }

  async function partsOf(key: ReadingKey, isOpen: boolean) {
    const { kind, sign, period } = key;
    if (kind !== 'daily') {
      const reading = (await published(key)) as WeeklyReading | MonthlyReading;
      return { reading, parts: partsOfPeriod(kind, reading) };
    }
    const planned = await horoscope.planned(sign, period);
    const reading = isOpen ? ((await published(key)) as DailyReading) : planned.reading;
    return { reading, parts: partsOfDay(reading, planned.paragraphs, firstUnopened()) };
  }

  async function show(key: ReadingKey): Promise<DeskReading> {
    const lastDay = key.kind === 'daily' ? firstUnopened() : latestOpenDate(clock.nowMs());
    if (key.period > lastDay) throw new NotFound('That reading isn’t written yet.');
    const isOpen = key.period < firstUnopened();
    const { reading, parts } = await partsOf(key, isOpen);
    return {
      timeZone: config.siteTimeZone,
      ...key,
      firstDay: ARCHIVE_FIRST_DAY,
      lastDay,
      today: calendar.today(),
      href: isOpen ? archivedAddress({ ...key, from: key.period }) : null,
      hash: hashOf(key, reading),
      parts,
      corrections: [...corrections.of(key)],
    };
  }

  return { published, show, firstUnopened };
}

/** One more correction of a reading that people may have read. */
function correctionOf(key: ReadingKey, reading: Reading, body: CorrectionBody, atMs: number): Correction {
  const before = wordsAt(key.kind, reading, body.place);
  if (before === null) throw new NotFound('That reading has no such paragraph.');
  if (hashOf(key, reading) !== body.seen)
    throw new Conflict('This reading was corrected meanwhile. Look at it again before you go on.');
  checkWords(before, body);
  const correction: Correction = {
    number: (reading.corrections?.length ?? 0) + 1,
    place: body.place,
    before,
    after: blockOf(body),
    note: body.note,
    hashBefore: body.seen,
    hashAfter: '',
    at: new Date(atMs).toISOString(),
  };
  const after = corrected(key.kind, reading, [correction]) as Reading;
  return { ...correction, hashAfter: hashOf(key, after) };
}

const nameOf = ({ kind, sign, period }: ReadingKey): string =>
  `${signOf(sign).name}, ${kind === 'daily' ? '' : `${kind} from `}${longDate(period)}`;

export function createReadingsDesk(parts: DeskParts): ReadingsDesk {
  const { clock, calendar, database, corrections } = parts;
  const { published, show, firstUnopened } = deskCalls(parts);
  return {
    async look({ date = calendar.today(), ...asked }) {
      if (date < ARCHIVE_FIRST_DAY) throw new NotFound(`Our readings begin on ${ARCHIVE_FIRST_DAY}.`);
      return show(keyOf(asked, date));
    },
    async correct(body, by) {
      const key = keyOf(body, body.period);
      if (key.period >= firstUnopened())
        throw new Invalid('Nobody has read it yet: change the paragraph instead, from that day on.');
      const correction = correctionOf(key, await published(key), body, clock.nowMs());
      const { before, after, ...rest } = correction;
      await database.db.transaction(async (tx) => {
        if (!(await addCorrection(tx, { ...key, ...correction })))
          throw new Conflict('This reading was corrected meanwhile. Look at it again before you go on.');
        await recordAudit(tx, new Date(correction.at), {
          by,
          action: 'published reading corrected',
          subject: nameOf(key),
          before: { words: before, hash: rest.hashBefore },
          after: { words: after, hash: rest.hashAfter, note: rest.note, number: rest.number },
        });
        await bumpRevision(tx);
      });
      await corrections.reload();
      return {
        said: `Corrected. It’s correction ${correction.number} of this reading.`,
        reading: await show(key),
      };
    },
  };
}
