import { ForecastAlmanac } from '../src/domain/forecast/almanac.ts';
import { REST } from '../src/domain/forecast/choose.ts';
import { periodAt, type Period, type PeriodKind } from '../src/domain/forecast/period.ts';
import type { PeriodSky } from '../src/domain/forecast/period-sky.ts';
import type { Section } from '../src/domain/forecast/sections.ts';
import type { ReadingBank } from '../src/domain/horoscope/bank.ts';
import { slips, toneHits, wordsOf } from '../src/domain/horoscope/prose-rules.ts';
import type { Fact } from '../src/domain/horoscope/reading.ts';
import { SIGN_KEYS, type SignKey } from '../src/domain/zodiac/signs.ts';
import { atLeast, atMost, between, exactly, FigureSheet } from './figures.ts';
import { falseReasons } from './forecast-reasons.ts';
import { flesch } from './prose-measures.ts';
import { foreignWords, voiceOf } from './voice-measures.ts';

/** One section as one sign reads it in one period. */
interface ReadSection {
  sign: SignKey;
  period: Period;
  /** As the bank has them, slots unfilled: the paragraph, and the sentences of the news before it. */
  paragraph: string;
  news: readonly string[];
  /** As it is read. */
  text: string;
  facts: readonly Fact[];
}

interface Forecasts {
  kind: PeriodKind;
  bank: ReadingBank;
  skyOf: (period: Period) => PeriodSky;
  /** How many periods, from the first one on. */
  count: number;
}

function sectionsFor(sign: SignKey, period: Period, almanac: ForecastAlmanac, sky: PeriodSky): ReadSection[] {
  const reading = almanac.reading(sign, period, sky);
  const because = reading.because as { section: Section; facts: Fact[] }[];
  return almanac.chosenSections(sign, period, sky).map(({ section, unit, news }) => ({
    sign,
    period,
    paragraph: unit.text,
    news: news.map((one) => one.unit.text),
    text: (reading as Partial<Record<Section, string>>)[section] ?? '',
    facts: because.find((one) => one.section === section)?.facts ?? [],
  }));
}

function allSections({ kind, bank, skyOf, count }: Forecasts): ReadSection[] {
  const almanac = new ForecastAlmanac(kind, bank, skyOf);
  almanac.planThrough(periodAt(kind, count - 1));
  return Array.from({ length: count }, (_, index) => periodAt(kind, index)).flatMap((period) =>
    SIGN_KEYS.flatMap((sign) => sectionsFor(sign, period, almanac, skyOf(period))),
  );
}

function early(sections: readonly ReadSection[], rest: number): number {
  const last = new Map<string, number>();
  const isEarly = (key: string, index: number): boolean => {
    const ago = index - (last.get(key) ?? -Infinity);
    last.set(key, index);
    return ago <= rest;
  };
  return sections.flatMap(({ sign, period, paragraph, news }) =>
    [paragraph, ...news].filter((text) => isEarly(`${sign} ${text}`, period.index)),
  ).length;
}

function shared(sections: readonly ReadSection[]): number {
  return (
    sections.length - new Set(sections.map(({ period, paragraph }) => `${period.index} ${paragraph}`)).size
  );
}

const isTrue = ({ facts, sign, period }: ReadSection): boolean =>
  facts.length > 0 && facts.every((fact) => falseReasons(fact, sign, period).length === 0);

const LEAST_PARAGRAPHS: Record<PeriodKind, number> = { weekly: 520, monthly: 480 };
/** A paragraph, and at most two pieces of news before it. */
const MOST_WORDS = 220;

/** Every figure the weekly or the monthly readings are held to. */
export function measureForecasts(forecasts: Forecasts): FigureSheet {
  const { kind, bank } = forecasts;
  const unit = kind === 'weekly' ? 'week' : 'month';
  const sections = allSections(forecasts);
  const texts = sections.map(({ text }) => text);
  const lengths = texts.map((text) => wordsOf(text).length);
  const sheet = new FigureSheet();
  const paragraphs = Object.values(bank.byId).filter(({ key }) => key.startsWith(kind));
  sheet.add('paragraphs in the bank', paragraphs.length, atLeast(LEAST_PARAGRAPHS[kind]));
  sheet.add('words in a section, least', Math.min(...lengths), atLeast(50));
  sheet.add('words in a section, most', Math.max(...lengths), atMost(MOST_WORDS));
  sheet.add(
    `paragraphs and news a sign reads again within ${REST[kind]} ${unit}s`,
    early(sections, REST[kind]),
    exactly(0),
  );
  sheet.add(`sections two signs share in a ${unit}`, shared(sections), exactly(0));
  const truth = (100 * sections.filter(isTrue).length) / sections.length;
  sheet.add('sections whose reason comes true again from the sky, %', truth, exactly(100), 1);
  sheet.add('hits of the tone rules', texts.flatMap(toneHits).length, exactly(0));
  sheet.add(
    'slips of grammar in filled texts',
    texts.flatMap((text) => text.split('\n\n').flatMap(slips)).length,
    exactly(0),
  );
  sheet.add('Flesch reading ease', flesch(texts), between(65, 78), 1);
  const voice = voiceOf(sections.map(({ paragraph }) => paragraph));
  const share = (what: string, value: number, goal: ReturnType<typeof atLeast>): void =>
    sheet.add(`${what}, %`, 100 * value, goal, 1);
  share('paragraphs with the sky in their first sentence', voice.sky.first, atMost(45));
  share('… in their second', voice.sky.second, atMost(45));
  share('… only in their “Why?”', voice.sky.none, atMost(30));
  share('paragraphs with an imperative', voice.imperatives, atMost(50));
  share('paragraphs that end on a saying for nobody', voice.sayings, atMost(15));
  share('places contracted of those that allow it', voice.contracted, between(40, 60));
  sheet.add('words nobody in Ohio says', texts.flatMap(foreignWords).length, exactly(0));
  return sheet;
}
