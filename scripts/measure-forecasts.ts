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

/** One section as one sign reads it in one period. */
interface ReadSection {
  sign: SignKey;
  period: Period;
  /** As the bank has it, slots unfilled. */
  paragraph: string;
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
  return almanac.chosenSections(sign, period, sky).map(({ section, unit }) => ({
    sign,
    period,
    paragraph: unit.text,
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
  return sections.filter(({ sign, period, paragraph }) => {
    const key = `${sign} ${paragraph}`;
    const ago = period.index - (last.get(key) ?? -Infinity);
    last.set(key, period.index);
    return ago <= rest;
  }).length;
}

function shared(sections: readonly ReadSection[]): number {
  return (
    sections.length - new Set(sections.map(({ period, paragraph }) => `${period.index} ${paragraph}`)).size
  );
}

const isTrue = ({ facts, sign, period }: ReadSection): boolean =>
  facts.length > 0 && facts.every((fact) => falseReasons(fact, sign, period).length === 0);

const LEAST_PARAGRAPHS: Record<PeriodKind, number> = { weekly: 360, monthly: 200 };

/** Every figure the weekly or the monthly readings are held to. */
export function measureForecasts(forecasts: Forecasts): FigureSheet {
  const { kind, bank } = forecasts;
  const unit = kind === 'weekly' ? 'week' : 'month';
  const sections = allSections(forecasts);
  const texts = sections.map(({ text }) => text);
  const lengths = texts.map((text) => wordsOf(text).length);
  const sheet = new FigureSheet();
  sheet.add('paragraphs in the bank', Object.keys(bank.byId).length, atLeast(LEAST_PARAGRAPHS[kind]));
  sheet.add('words in a section, least', Math.min(...lengths), atLeast(50));
  sheet.add('words in a section, most', Math.max(...lengths), atMost(90));
  sheet.add(
    `sections a sign reads again within ${REST[kind]} ${unit}s`,
    early(sections, REST[kind]),
    exactly(0),
  );
  sheet.add(`sections two signs share in a ${unit}`, shared(sections), exactly(0));
  const truth = (100 * sections.filter(isTrue).length) / sections.length;
  sheet.add('sections whose reason comes true again from the sky, %', truth, exactly(100), 1);
  sheet.add('hits of the tone rules', texts.flatMap(toneHits).length, exactly(0));
  sheet.add('slips of grammar in filled texts', texts.flatMap(slips).length, exactly(0));
  sheet.add('Flesch reading ease', flesch(texts), between(65, 80), 1);
  return sheet;
}
