import type { SearchAnswer } from '../../../contract/search.ts';
import { archivedAddress } from '../../../domain/archive/archived.ts';
import { monthLabel, weekLabel, whenOf } from '../../../domain/archive/labels.ts';
import { ARCHIVE_FIRST_DAY } from '../../../domain/calendar/archive.ts';
import { daysBetween, monthOf, weekStart, type CivilDate } from '../../../domain/calendar/civil-date.ts';
import { monthDay, weekdayName } from '../../../domain/calendar/written-date.ts';
import { sectionName } from '../../../domain/forecast/sections.ts';
import { blocksOf, type DailyReading } from '../../../domain/horoscope/reading.ts';
import { sentencesOf } from '../../../domain/push/first-sentence.ts';
import type { NamedSection, ReadingIntent } from '../../../domain/search/intents.ts';
import { signOf, type SignKey } from '../../../domain/zodiac/signs.ts';
import type { AnswerSources } from '../sources.ts';
import { action, answer, openingOf, type Day } from './parts.ts';

type Action = SearchAnswer['actions'][number];

const DAY_NAMES: Partial<Record<number, string>> = { '-1': 'Yesterday', 0: 'Today', 1: 'Tomorrow' };

/** "Tomorrow", "Friday", "October 31": the day as somebody would call it. */
function dayName(from: CivilDate, today: CivilDate): string {
  const away = daysBetween(today, from);
  return DAY_NAMES[away] ?? (away > 0 && away < 7 ? weekdayName(from) : monthDay(from));
}

function periodName({ span, from, isCurrent }: ReadingIntent, { today }: Day): string {
  if (span === 'daily') return dayName(from, today);
  if (span === 'weekly') return isCurrent ? 'This Week' : `Week of ${weekLabel(from)}`;
  return isCurrent ? 'This Month' : monthLabel(monthOf(from));
}

/** "Wednesday, November 18" */
function dateLine({ span, sign, from }: ReadingIntent): string {
  if (span === 'daily') return `${weekdayName(from)}, ${monthDay(from)}`;
  return whenOf({ kind: span, sign, from });
}

const pageOf = (sign: SignKey, type: string): string =>
  `/horoscope/${sign}${type === 'daily' ? '' : `?type=${type}`}`;

const CURRENT_LABELS = { daily: 'Read today', weekly: 'Read this week', monthly: 'Read this month' };

function readingActions(intent: ReadingIntent, { today }: Day): Action[] {
  const { sign, span, from, isCurrent, section } = intent;
  const address = archivedAddress({ kind: span, sign, from });
  const named =
    span === 'daily' && daysBetween(today, from) === 1 ? 'Read tomorrow' : 'Read it in the archive';
  const first = isCurrent ? action(CURRENT_LABELS[span], pageOf(sign, span)) : action(named, address);
  const others = [
    ...(span === 'daily' && isCurrent ? [] : [action('Read today', pageOf(sign, 'daily'))]),
    ...(section === 'love' ? [action('Find a love match', pageOf(sign, 'compatibility'))] : []),
    ...(span === 'weekly' ? [] : [action('Read this week', pageOf(sign, 'weekly'))]),
  ];
  return [first, ...others].slice(0, 3);
}

const SENTENCES_OF_LEAD = 2;

/** The day in one plain sentence, and the beginning of the block that it follows from. */
function dayInSentences({ summary, lead, description }: DailyReading): string {
  const { text } = blocksOf(description)[lead]!;
  return [summary, ...[...sentencesOf(text)].slice(0, SENTENCES_OF_LEAD)].join(' ');
}

async function words(intent: ReadingIntent, sources: AnswerSources): Promise<string> {
  const { sign, span, from, section } = intent;
  if (span === 'daily') return dayInSentences(await sources.horoscope.daily(sign, from));
  // A week that began before our first day is asked for by a day of its own.
  const day = from < ARCHIVE_FIRST_DAY ? ARCHIVE_FIRST_DAY : from;
  const reading = await sources.forecast[span](sign, day);
  return openingOf(reading[section ?? 'overview']);
}

function missing(intent: ReadingIntent, { latest }: Day): string | null {
  const { span, from } = intent;
  const oldest = span === 'weekly' ? weekStart(ARCHIVE_FIRST_DAY) : ARCHIVE_FIRST_DAY;
  if (from < oldest)
    return `Our readings begin on ${monthDay(ARCHIVE_FIRST_DAY)}, ${ARCHIVE_FIRST_DAY.slice(0, 4)}. Here are today’s, this week’s and this month’s.`;
  return from <= latest ? null : 'This reading isn’t out yet. Each one comes out the day before.';
}

function notThere(intent: ReadingIntent, day: Day, text: string): SearchAnswer {
  const { sign } = intent;
  return answer({
    note: dateLine(intent),
    title: `${signOf(sign).name}, ${periodName(intent, day)}`,
    text,
    icon: sign,
    actions: [
      action('Read today', pageOf(sign, 'daily')),
      action('Read this week', pageOf(sign, 'weekly')),
      action('Read this month', pageOf(sign, 'monthly')),
    ],
  });
}

const partOf = (section: NamedSection | null, span: ReadingIntent['span']): string =>
  section && span !== 'daily' ? `: ${sectionName(span, section)}` : '';

/** A sign's reading of a day, week or month, with how it begins; one that is not open says so. */
export async function readingAnswer(
  intent: ReadingIntent,
  day: Day,
  sources: AnswerSources,
): Promise<SearchAnswer> {
  const reason = missing(intent, day);
  if (reason) return notThere(intent, day, reason);
  const { sign, span, section } = intent;
  return answer({
    note: dateLine(intent),
    title: `${signOf(sign).name}, ${periodName(intent, day)}${partOf(section, span)}`,
    text: await words(intent, sources),
    icon: sign,
    actions: readingActions(intent, day),
  });
}

const ALL = {
  daily: {
    title: 'All Twelve, Today',
    href: '/',
    text: 'Twelve readings for today. Find your sign and read on.',
  },
  weekly: {
    title: 'All Twelve, This Week',
    href: '/?type=weekly',
    text: 'Sunday to Saturday for every sign, in six parts. Find yours and read on.',
  },
  monthly: {
    title: 'All Twelve, This Month',
    href: '/?type=monthly',
    text: 'The month for every sign, in eight parts. Find yours and read on.',
  },
};

export function allSignsAnswer(span: ReadingIntent['span'], { today }: Day): SearchAnswer {
  const { title, href, text } = ALL[span];
  const note = `${weekdayName(today)}, ${monthDay(today)}`;
  return answer({ note, title, text, icon: 'sun', actions: [action('Choose your sign', href)] });
}
