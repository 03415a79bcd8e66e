import { z } from 'zod';
import { ASPECT_QUALITIES } from '../domain/natal/aspects.ts';
import { JUDGMENTS } from '../domain/natal/balances.ts';
import { BIRTH_PHASES } from '../domain/natal/birth-phase.ts';
import { HALVES } from '../domain/natal/halves.ts';
import { ANGLES, PLANETS } from '../domain/natal/points.ts';
import { AGES } from '../domain/report/ages.ts';
import type { ClosingWords, OpeningWords, SpineWords, YearArcWords } from '../domain/report/bank.ts';
import { THEMES, type Theme } from '../domain/report/chapters.ts';
import { AXES, LEANS } from '../domain/report/leans.ts';
import { YEAR_BODIES } from '../domain/report/year-bodies.ts';
import { SIGN_KEYS } from '../domain/zodiac/signs.ts';

/** A text that says every slot it must and none but those it may. */
export const slotted = (must: readonly string[] = [], may: readonly string[] = []) =>
  z
    .string()
    .trim()
    .superRefine((text, context) => {
      const missing = must.filter((slot) => !text.includes(`{${slot}}`));
      const strange = [...text.matchAll(/\{([\w-]+)\}/g)].filter(
        ([, slot]) => !must.includes(slot!) && !may.includes(slot!),
      );
      for (const slot of missing) context.addIssue({ code: 'custom', message: `does not say {${slot}}` });
      for (const [slot] of strange) context.addIssue({ code: 'custom', message: `has no slot ${slot}` });
    });

export const eachOf = <K extends string, T extends z.ZodType>(keys: readonly K[], schema: T) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, schema])) as Record<K, T>);

const Plain = slotted();
const several = (must: readonly string[] = [], may: readonly string[] = []) =>
  z.array(slotted(must, may)).min(1);
const ByElement = <T extends z.ZodType>(schema: T) => eachOf(['fire', 'earth', 'air', 'water'], schema);
const ByMode = <T extends z.ZodType>(schema: T) => eachOf(['cardinal', 'fixed', 'mutable'], schema);

const Figures = z.strictObject({
  't-square': several(['Two', 'apex']),
  apex: eachOf(PLANETS, Plain),
  'grand-trine': several(['planets', 'element']),
  trine: ByElement(Plain),
  stellium: several(['planets', 'sign'], ['Count']),
  crowd: eachOf(SIGN_KEYS, Plain),
  half: eachOf(HALVES, slotted(['Count'])),
  lone: several(['planet']),
  closest: eachOf(ASPECT_QUALITIES, slotted(['one', 'other', 'OneMatter', 'otherMatter'])),
});

export const Opening = z.strictObject({
  title: Plain,
  sun: eachOf(SIGN_KEYS, Plain),
  moon: eachOf(SIGN_KEYS, Plain),
  rising: eachOf(SIGN_KEYS, Plain),
  phase: eachOf(BIRTH_PHASES, Plain),
  'no-hour': several(['kept', 'also']),
  'without-hour': several(),
  element: ByElement(eachOf(JUDGMENTS, Plain)),
  mode: ByMode(eachOf(JUDGMENTS, Plain)),
  even: several(),
  figures: Figures,
  matters: eachOf(PLANETS, Plain),
  age: eachOf(AGES, several()),
}) satisfies z.ZodType<OpeningWords>;

export const Closing = z.strictObject({
  title: Plain,
  pull: several(['oneWants', 'otherWants', 'other'], ['one', 'One']),
  calm: several(),
  wants: eachOf([...PLANETS, ...ANGLES], Plain),
  date: eachOf(ASPECT_QUALITIES, several(['day', 'what'])),
  season: eachOf(ASPECT_QUALITIES, several(['when'], ['what', 'What'])),
  ahead: several(),
  last: several(),
}) satisfies z.ZodType<ClosingWords>;

const LATER_THEMES = THEMES.filter((theme): theme is Exclude<Theme, 'birth'> => theme !== 'birth');
const ARGUMENTS = AXES.map(([one]) => one);

export const Spine = z.strictObject({
  before: eachOf(LATER_THEMES, eachOf(['after', 'otherwise'], Plain)),
  'without-midheaven': Plain,
  count: eachOf(['one', 'two'], Plain),
  leans: eachOf(
    LEANS,
    z.strictObject({
      named: Plain.refine((text) => text.startsWith('One is '), 'does not begin with “One is”'),
      chapters: eachOf(LATER_THEMES, Plain),
      closing: Plain,
    }),
  ),
  arguments: eachOf(
    ARGUMENTS,
    z.strictObject({
      named: Plain.refine((text) => text.startsWith('The other is '), 'does not begin with “The other is”'),
      pulls: Plain,
      closing: Plain,
    }),
  ),
}) satisfies z.ZodType<SpineWords>;

export const YearArcs = z.strictObject({
  deeds: eachOf(YEAR_BODIES, eachOf(ASPECT_QUALITIES, Plain)),
  matters: eachOf([...PLANETS, ...ANGLES], Plain),
  beside: z.strictObject({ one: several(['one']), two: several(['one', 'two']) }),
  apart: z.strictObject({ one: several(['one']), two: several(['one', 'two']) }),
}) satisfies z.ZodType<YearArcWords>;
