import type { CivilDate } from '../src/domain/calendar/civil-date.ts';
import type { ReadingBank, Unit } from '../src/domain/horoscope/bank.ts';
import { TOPIC_REST_DAYS } from '../src/domain/horoscope/history.ts';
import { slips, toneHits, wordsOf } from '../src/domain/horoscope/prose-rules.ts';
import { blocksOf } from '../src/domain/horoscope/reading.ts';
import { SIGN_KEYS } from '../src/domain/zodiac/signs.ts';
import { atLeast, atMost, between, exactly, FigureSheet } from './figures.ts';
import { addDailyUse } from './measure-daily-use.ts';
import { meetingsMentioned } from './measure-meetings.ts';
import { measuredDays, type MeasuredDay } from './measured-day.ts';
import * as measures from './prose-measures.ts';

const wordsOfUnits = (units: readonly Unit[]): string[] =>
  units.flatMap(({ text }) => measures.maskedWords(text));
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function sentenceRepeats(days: readonly MeasuredDay[]): number {
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
function topicsAgain(days: readonly MeasuredDay[]): number {
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

function sharedOnADay(days: readonly MeasuredDay[]): number {
  return days.reduce((sum, { units }) => {
    const all = SIGN_KEYS.flatMap((sign) => [...new Set(units[sign].flatMap((unit) => unit.sentences))]);
    return sum + all.length - new Set(all).size;
  }, 0);
}

/** Every month-long window of every sign, a week apart. */
function windows(days: readonly MeasuredDay[]): string[][][] {
  const starts = Array.from({ length: Math.floor((days.length - 30) / 7) + 1 }, (_, index) => index * 7);
  return SIGN_KEYS.flatMap((sign) =>
    starts.map((start) => days.slice(start, start + 30).map(({ units }) => wordsOfUnits(units[sign]))),
  );
}

function crossSign({ units }: MeasuredDay): number {
  const texts = SIGN_KEYS.map((sign) => wordsOfUnits(units[sign]));
  return mean(texts.flatMap((a, index) => texts.slice(index + 1).map((b) => measures.trigramJaccard(a, b))));
}

/** Every figure the daily readings are held to. */
export function measureReadings(bank: ReadingBank, first: CivilDate, count: number): FigureSheet {
  const days = measuredDays(bank, first, count);
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
  sheet.add('Flesch reading ease', measures.flesch(texts), between(65, 78), 1);
  sheet.add('hits of the tone rules', texts.flatMap(toneHits).length, exactly(0));
  sheet.add('slips of grammar in filled texts', texts.flatMap(slips).length, exactly(0));
  const meetings = meetingsMentioned(days);
  sheet.add('exact angles of planets mentioned on their day, %', 100 * meetings.ofAll, atLeast(70), 1);
  sheet.add('… of those that nothing as strong displaces, %', 100 * meetings.ofDue, atLeast(97), 1);
  sheet.add('topic words a sign meets again within 7 days, %', 100 * topicsAgain(days), atMost(6), 1);
  sheet.add('different moods', new Set(readings.map(({ mood }) => mood)).size, atLeast(60));
  addDailyUse(sheet, days);
  return sheet;
}
