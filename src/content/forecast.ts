import { z } from 'zod';
import { dayKey, placeKey } from '../domain/forecast/candidates.ts';
import type { PeriodKind } from '../domain/forecast/period.ts';
import { sectionsOf } from '../domain/forecast/sections.ts';
import { newsKey } from '../domain/forecast/news.ts';
import { bankOf, MOVES, TOUCHES, type Move, type ReadingBank } from '../domain/horoscope/bank.ts';
import { wordsOf } from '../domain/horoscope/prose-rules.ts';
import { problemsOf } from './checked.ts';
import { replacementProblems } from './replacements.ts';

export const SECTION_WORDS = { least: 50, most: 90 };
/** One or two sentences that tell of one thing. */
const NEWS_WORDS = { least: 14, most: 36 };
const HOUSES = Array.from({ length: 12 }, (_, index) => index + 1);

/** What can happen in a period: see `newsFor`. */
const NEWS = [
  ...['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'outer'].map((body) => `${body}/arrive`),
  ...['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'outer'].flatMap((body) => [
    `${body}/retrograde`,
    `${body}/direct`,
  ]),
  ...['new', 'full', 'solar', 'lunar'].map((phase) => `moon/${phase}`),
  ...TOUCHES.map((touch) => `slow/${touch}`),
  'any/back',
];

const isNewsKey = (key: string): boolean => key.startsWith('news/');

function newsSlots(key: string): string[] {
  const [, body, event] = key.split('/');
  const shared = body === 'outer' || body === 'slow' || body === 'any';
  const ends = event === 'retrograde' || (event === 'arrive' && !shared);
  return [
    'when',
    'When',
    'sign',
    ...(shared ? ['body', 'Body'] : []),
    ...(body === 'slow' ? ['other', 'Other'] : []),
    ...(ends ? ['until'] : []),
  ];
}

/** Words for easy and hard aspects alone are a luxury: those that fit any are enough. */
const isLuxury = (key: string): boolean => /\/day\/(?:easy|hard)$/.test(key);

function keysOf(kind: PeriodKind): string[] {
  const places = sectionsOf(kind).flatMap((section) => HOUSES.map((house) => placeKey(kind, section, house)));
  const sections = places.flatMap((place) => [place, ...TOUCHES.map((touch) => dayKey(place, touch))]);
  return [...sections, ...NEWS.flatMap((what) => HOUSES.map((house) => newsKey(what, house)))];
}

const ForecastParagraph = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  since: z.iso.date(),
  until: z.iso.date().optional(),
  replaces: z.string().optional(),
  key: z.string(),
  move: z.enum(MOVES as [Move, ...Move[]]).optional(),
  text: z.string().trim(),
});
export type ForecastParagraph = z.infer<typeof ForecastParagraph>;
export type ForecastFiles = Record<string, ForecastParagraph[]>;

/** Which slots a paragraph must and may use: a date that is not filled would be a hole in the sentence. */
function slotProblems({ key, text }: ForecastParagraph, kind: PeriodKind): string[] {
  const slots = [...text.matchAll(/\{(\w*)\}/g)].map(([, slot]) => slot!);
  const day = kind === 'weekly' ? 'day' : 'date';
  const dated = key.includes('/day');
  const known = isNewsKey(key)
    ? newsSlots(key)
    : ['body', 'Body', 'sign', ...(dated ? ['touches', 'other', 'Other', day] : [])];
  const strange = slots
    .filter((slot) => !known.includes(slot))
    .map((slot) => `has a slot {${slot}} that ${key} does not fill`);
  const lacks = (one: string) => !slots.some((slot) => slot.toLowerCase() === one);
  const wanted = isNewsKey(key) ? ['when'] : dated ? ['body', 'other', day] : [];
  const missing = wanted.filter(lacks);
  return [...strange, ...missing.map((slot) => `does not say {${slot}}`)];
}

function unitProblems(unit: unknown, kind: PeriodKind, keys: ReadonlySet<string>): string[] {
  const parsed = ForecastParagraph.safeParse(unit);
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  const count = wordsOf(parsed.data.text).length;
  const problems = slotProblems(parsed.data, kind);
  if (!keys.has(parsed.data.key)) problems.push(`key ${parsed.data.key} is none that forecasts know`);
  const { least, most } = isNewsKey(parsed.data.key) ? NEWS_WORDS : SECTION_WORDS;
  if (count < least || count > most) problems.push(`text has ${count} words, needs ${least} to ${most}`);
  return problems;
}

/** Every fault as one sentence that names file, paragraph and field; none means the bank is whole. */
export function forecastProblems(files: Readonly<Record<string, unknown>>, kind: PeriodKind): string[] {
  const keys = new Set(keysOf(kind));
  const seen = new Map<string, string>();
  const problems: string[] = [];
  for (const [file, units] of Object.entries(files)) {
    for (const [index, unit] of (Array.isArray(units) ? units : [null]).entries()) {
      const { id = `paragraph ${index + 1}`, key = '' } = (unit ?? {}) as Partial<ForecastParagraph>;
      problems.push(...unitProblems(unit, kind, keys).map((fault) => `${file}: ${id}: ${fault}`));
      if (seen.has(id)) problems.push(`${file}: ${id}: id is taken already`);
      seen.set(id, key);
    }
  }
  const had = new Set(seen.values());
  return [
    ...problems,
    ...replacementProblems(files),
    ...[...keys]
      .filter((key) => !had.has(key) && !isLuxury(key))
      .map((key) => `${kind}: key ${key} has no paragraph`),
  ];
}

/** The bank the server reads at boot; a fault stops the start with a sentence that names it. */
export function forecastBankFrom(
  json: unknown,
  kind: PeriodKind,
  repeatedRuns?: readonly string[],
): ReadingBank {
  const files = z.record(z.string(), z.unknown()).safeParse(json);
  if (!files.success) throw new Error(`content/${kind}.json: is not a map of files to paragraphs`);
  const problems = problemsOf(json, () => forecastProblems(files.data, kind));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return bankOf(Object.values(files.data as ForecastFiles).flat(), repeatedRuns);
}
