import { addDays, type CivilDate } from '../src/domain/calendar/civil-date.ts';
import { Almanac } from '../src/domain/horoscope/almanac.ts';
import type { ReadingBank, Unit } from '../src/domain/horoscope/bank.ts';
import { factsOf } from '../src/domain/horoscope/day-facts.ts';
import { TOPIC_REST_DAYS } from '../src/domain/horoscope/history.ts';
import { slips, toneHits, wordsOf } from '../src/domain/horoscope/prose-rules.ts';
import { blocksOf } from '../src/domain/horoscope/reading.ts';
import { SIGN_KEYS, type SignKey } from '../src/domain/zodiac/signs.ts';
import { atLeast, atMost, between, exactly, FigureSheet } from './figures.ts';
import { meetingsMentioned, type MeasuredDay } from './measure-meetings.ts';
import * as measures from './prose-measures.ts';

interface Day extends MeasuredDay {
  /** By sign: the paragraphs as the bank has them, slots masked. */
  units: Record<SignKey, Unit[]>;
}

function daysOf(bank: ReadingBank, first: CivilDate, count: number): Day[] {
  const almanac = new Almanac(bank);
  almanac.planThrough(addDays(first, count - 1));
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(first, index);
    const plan = almanac.planOf(date);
    const facts = factsOf(date);
    const units = SIGN_KEYS.map((sign) => [sign, plan[sign].blocks.map(([, id]) => bank.byId[id]!)] as const);
    return {
      facts,
      plan,
      units: Object.fromEntries(units) as Day['units'],
      readings: SIGN_KEYS.map((sign) => almanac.reading(sign, date, facts)),
    };
  });
}

const wordsOfUnits = (units: readonly Unit[]): string[] =>
  units.flatMap(({ text }) => measures.maskedWords(text));
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function sentenceRepeats(days: readonly Day[]): number {
  let repeats = 0;
  for (const sign of SIGN_KEYS) {
    const last = new Map<string, number>();
    days.forEach(({ units }, day) => {
      for (const sentence of units[sign].flatMap((unit) => unit.sentences)) {
        if (day - (last.get(sentence) ?? -Infinity) <= 60) repeats += 1;
        last.set(sentence, day);
      }
    });
  }
  return repeats;
}

/** The share of topic words that the sign has met in the days before, or already in the same reading. */
function topicsAgain(days: readonly Day[]): number {
  let [all, again] = [0, 0];
  for (const sign of SIGN_KEYS) {
    const last = new Map<string, number>();
    days.forEach(({ units }, day) => {
      for (const topic of units[sign].flatMap(({ topics }) => topics)) {
        all += 1;
        if (day - (last.get(topic) ?? -Infinity) < TOPIC_REST_DAYS) again += 1;
        last.set(topic, day);
      }
    });
  }
  return again / all;
}

function sharedOnADay(days: readonly Day[]): number {
  return days.reduce((sum, { units }) => {
    const all = SIGN_KEYS.flatMap((sign) => [...new Set(units[sign].flatMap((unit) => unit.sentences))]);
    return sum + all.length - new Set(all).size;
  }, 0);
}

/** Every month-long window of every sign, a week apart. */
function windows(days: readonly Day[]): string[][][] {
  const starts = Array.from({ length: Math.floor((days.length - 30) / 7) + 1 }, (_, index) => index * 7);
  return SIGN_KEYS.flatMap((sign) =>
    starts.map((start) => days.slice(start, start + 30).map(({ units }) => wordsOfUnits(units[sign]))),
  );
}

function crossSign({ units }: Day): number {
  const texts = SIGN_KEYS.map((sign) => wordsOfUnits(units[sign]));
  return mean(texts.flatMap((a, index) => texts.slice(index + 1).map((b) => measures.trigramJaccard(a, b))));
}

/** Every figure the daily readings are held to. */
export function measureReadings(bank: ReadingBank, first: CivilDate, count: number): FigureSheet {
  const days = daysOf(bank, first, count);
  const readings = days.flatMap((day) => day.readings);
  const texts = readings.flatMap(({ description }) => blocksOf(description).map(({ text }) => text));
  const lengths = readings.map(({ description }) => wordsOf(description).length);
  const months = windows(days);
  const every = <T>(list: readonly T[], step: number): T[] => list.filter((_, index) => index % step === 0);
  const sheet = new FigureSheet();
  sheet.add('words in a reading, least', Math.min(...lengths), atLeast(150));
  sheet.add('words in a reading, most', Math.max(...lengths), atMost(220));
  sheet.add('sentences a sign reads twice within 60 days', sentenceRepeats(days), exactly(0));
  sheet.add('sentences two signs share on a day', sharedOnADay(days), exactly(0));
  const six = Math.max(...months.map(measures.mostRepeatedSix));
  sheet.add('most times a run of six words comes in 30 days', six, atMost(3));
  const distinct = Math.min(...months.map(measures.distinctThree));
  sheet.add('distinct-3 within 30 days of a sign, worst', distinct, atLeast(0.9), 3);
  const bleu = Math.max(...every(months, 9).map(measures.selfBleu));
  sheet.add('self-BLEU within 30 days of a sign, worst', bleu, atMost(0.2), 3);
  const jaccard = mean(days.map(crossSign));
  sheet.add('trigram Jaccard between signs of a day, mean of the 66 pairs', jaccard, atMost(0.01), 4);
  sheet.add('Flesch reading ease', measures.flesch(texts), between(65, 80), 1);
  sheet.add('hits of the tone rules', texts.flatMap(toneHits).length, exactly(0));
  sheet.add('slips of grammar in filled texts', texts.flatMap(slips).length, exactly(0));
  const meetings = meetingsMentioned(days);
  sheet.add('exact angles of planets mentioned on their day, %', 100 * meetings.ofAll, atLeast(75), 1);
  sheet.add('… of those that nothing as strong displaces, %', 100 * meetings.ofDue, atLeast(99), 1);
  sheet.add('topic words a sign meets again within 7 days, %', 100 * topicsAgain(days), atMost(6), 1);
  sheet.add('different moods', new Set(readings.map(({ mood }) => mood)).size, atLeast(60));
  return sheet;
}
