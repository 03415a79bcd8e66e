import { contradicts } from '../src/domain/horoscope/bank.ts';
import { blocksOf, type DailyReading, type Fact } from '../src/domain/horoscope/reading.ts';
import { wordsOf } from '../src/domain/horoscope/prose-rules.ts';
import { SIGN_KEYS } from '../src/domain/zodiac/signs.ts';
import { atLeast, atMost, between, exactly, type FigureSheet } from './figures.ts';
import { runsOfDays, type MeasuredDay } from './measured-day.ts';
import { foreignWords, voiceOf } from './voice-measures.ts';

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

function addSummaries(sheet: FigureSheet, days: readonly MeasuredDay[]): void {
  const lengths = days.flatMap(({ readings }) => readings.map(({ summary }) => wordsOf(summary).length));
  sheet.add('words in a summary, least', Math.min(...lengths), atLeast(7));
  sheet.add('words in a summary, most', Math.max(...lengths), atMost(18));
  const shared = days.map(({ readings }) => 12 - new Set(readings.map(({ summary }) => summary)).size);
  sheet.add('summaries two signs share on a day', sum(shared), exactly(0));
  const again = SIGN_KEYS.map((_, sign) => {
    const last = new Map<string, number>();
    return days.filter(({ readings }, day) => {
      const { summary } = readings[sign]!;
      const ago = day - (last.get(summary) ?? -Infinity);
      last.set(summary, day);
      return ago <= 60;
    }).length;
  });
  sheet.add('summaries a sign reads twice within 60 days', sum(again), exactly(0));
}

function addParts(sheet: FigureSheet, days: readonly MeasuredDay[]): void {
  const weeks = runsOfDays(days, 7, ({ readings }, sign) => readings[sign]!.parts).map(
    (week) => new Set(week.flat().filter((part) => part !== null)),
  );
  sheet.add(
    'parts of life in any seven days of a sign, least',
    Math.min(...weeks.map(({ size }) => size)),
    atLeast(4),
  );
  const without = weeks.filter((parts) => !parts.has('Love') || !parts.has('Work')).length;
  sheet.add('weeks of a sign without love or without work', without, exactly(0));
}

/** Bodies with their houses, as the reasons of a reading's blocks name them, each once a block. */
function placesTwice({ because }: DailyReading): number {
  const places = because.flatMap(({ facts }) => {
    const placed = facts.filter((fact: Fact) => fact.house !== undefined);
    return [...new Set(placed.flatMap(({ bodies, house }) => bodies.map((body) => `${body} ${house}`)))];
  });
  return places.length - new Set(places).size;
}

function clashes({ units }: MeasuredDay, kind: 'moves' | 'props'): number {
  const pairs = SIGN_KEYS.flatMap((sign) =>
    units[sign].flatMap((one, index) => units[sign].slice(index + 1).map((other) => [one, other] as const)),
  );
  const clash =
    kind === 'moves'
      ? ([one, other]: (typeof pairs)[number]) =>
          one.move !== undefined && other.move !== undefined && contradicts(one.move, other.move)
      : ([one, other]: (typeof pairs)[number]) => one.topics.some((topic) => other.topics.includes(topic));
  return pairs.filter(clash).length;
}

function addHarmony(sheet: FigureSheet, days: readonly MeasuredDay[]): void {
  const places = sum(days.flatMap(({ readings }) => readings.map(placesTwice)));
  sheet.add('readings that tell of one body in one house twice', places, exactly(0));
  sheet.add('opposed moves in one reading', sum(days.map((day) => clashes(day, 'moves'))), exactly(0));
  sheet.add(
    'things that come twice in one reading',
    sum(days.map((day) => clashes(day, 'props'))),
    exactly(0),
  );
}

function addVoice(sheet: FigureSheet, days: readonly MeasuredDay[]): void {
  const blocks = days.flatMap(({ readings }) => readings.flatMap(({ description }) => blocksOf(description)));
  const voice = voiceOf(blocks.map(({ text }) => text));
  const share = (what: string, value: number, goal: ReturnType<typeof atLeast>): void =>
    sheet.add(`${what}, %`, 100 * value, goal, 1);
  share('paragraphs about love and friendship', voice.loveAndFriendship, atLeast(20));
  share('paragraphs about work and money', voice.workAndMoney, atLeast(20));
  share('paragraphs that name a feeling', voice.feelings, atLeast(15));
  share('paragraphs about trifles', voice.trifles, atMost(10));
  share('paragraphs with the sky in their first sentence', voice.sky.first, atMost(45));
  share('… in their second', voice.sky.second, atMost(45));
  share('… later', voice.sky.later, atMost(45));
  share('… only in their “Why?”', voice.sky.none, atMost(30));
  share('paragraphs with an imperative', voice.imperatives, atMost(50));
  share('paragraphs that end on a saying for nobody', voice.sayings, atMost(15));
  share('places contracted of those that allow it', voice.contracted, between(40, 60));
  const foreign = blocks.flatMap(({ heading = '', text }) => foreignWords(`${heading} ${text}`));
  sheet.add('words nobody in Ohio says', foreign.length, exactly(0));
}

function addTiles(sheet: FigureSheet, days: readonly MeasuredDay[]): void {
  const least = (of: (reading: DailyReading) => string): number =>
    Math.min(...days.map(({ readings }) => new Set(readings.map(of)).size));
  sheet.add(
    'colors of a day, least',
    least(({ color }) => color),
    atLeast(6),
  );
  sheet.add(
    'moods of a day, least',
    least(({ mood }) => mood),
    atLeast(9),
  );
  const colors = runsOfDays(days, 60, ({ readings }, sign) => readings[sign]!.color);
  sheet.add(
    'colors of a sign in 60 days, least',
    Math.min(...colors.map((run) => new Set(run).size)),
    atLeast(12),
  );
  const moods = runsOfDays(days, 7, ({ readings }, sign) => readings[sign]!.mood);
  sheet.add('weeks with a mood twice', moods.filter((run) => new Set(run).size < 7).length, exactly(0));
  const numbers = runsOfDays(days, 30, ({ readings }, sign) => readings[sign]!.lucky_number.split(', '));
  const most = numbers.map((run) =>
    Math.max(...[...Map.groupBy(run.flat(), (one) => one).values()].map((all) => all.length)),
  );
  sheet.add('most times a number comes in 30 days', Math.max(...most), atMost(4));
}

/** Whether an aspect told as coming becomes exact within the days that the words claim, and one told as past was so. */
function addTense(sheet: FigureSheet, days: readonly MeasuredDay[]): void {
  const key = ({ bodies, aspect }: Fact): string => `${bodies.join()} ${aspect}`;
  const exact = days.map(
    ({ facts }) =>
      new Set(
        facts.aspects
          .filter(({ tense }) => tense === 'exact')
          .map(({ bodies, kind }) => `${bodies.join()} ${kind}`),
      ),
  );
  const near = (day: number, step: 1 | -1, name: string): boolean =>
    [1, 2, 3, 4].some((away) => exact[day + step * away]?.has(name) ?? true);
  const untrue = days.flatMap(({ readings }, day) =>
    readings.flatMap(({ because }) =>
      because
        .flatMap(({ facts }) => facts)
        .filter((fact) => fact.aspect !== undefined)
        .filter(
          (fact) =>
            (fact.tense === 'coming' && !near(day, 1, key(fact))) ||
            (fact.tense === 'fading' && !near(day, -1, key(fact))),
        ),
    ),
  );
  sheet.add('aspects told as coming or past that were not near', untrue.length, exactly(0));
}

/** What makes a reading of use: its line on top, parts of life, voice, tiles, true tense. */
export function addDailyUse(sheet: FigureSheet, days: readonly MeasuredDay[]): void {
  addSummaries(sheet, days);
  addParts(sheet, days);
  addHarmony(sheet, days);
  addVoice(sheet, days);
  addTiles(sheet, days);
  addTense(sheet, days);
}
