import { z } from 'zod';
import type { ChartBank, TodayText } from '../domain/chart/bank.ts';
import { ELEMENT_KEYS, MODE_KEYS, TODAY_KEYS } from '../domain/chart/keys.ts';
import { wordsOf } from '../domain/horoscope/prose-rules.ts';
import { SIGN_KEYS, type SignKey } from '../domain/zodiac/signs.ts';
import { problemsOf } from './checked.ts';

interface Bounds {
  least: number;
  most: number;
}

const SIGN_WORDS: Bounds = { least: 60, most: 90 };
const TODAY_WORDS: Bounds = { least: 25, most: 45 };
const BALANCE_WORDS: Bounds = { least: 20, most: 45 };
const MOST_TITLE_LETTERS = 42;
/** A quiet week has no line twice. */
const QUIET_LINES = 7;

const text = ({ least, most }: Bounds) =>
  z
    .string()
    .trim()
    .superRefine((words, context) => {
      const count = wordsOf(words).length;
      if (count < least) context.addIssue({ code: 'custom', message: `has ${count} words, needs ${least}` });
      if (count > most) context.addIssue({ code: 'custom', message: `has ${count} words, may have ${most}` });
    });

/** Each of the keys once and no other. */
function unitsOf<T extends z.ZodRawShape>(keys: readonly string[], shape: T) {
  return z.array(z.strictObject({ key: z.string(), ...shape })).superRefine((units, context) => {
    const found = (units as { key: string }[]).map(({ key }) => key);
    const complain = (message: string) => context.addIssue({ code: 'custom', message });
    for (const key of keys) if (!found.includes(key)) complain(`${key}: is missing`);
    for (const [index, key] of found.entries()) {
      if (!keys.includes(key)) complain(`${key}: is no key that charts know`);
      if (found.indexOf(key) < index) complain(`${key}: is there twice`);
    }
  });
}

const FILES = {
  'chart/sun.yml': unitsOf(SIGN_KEYS, { text: text(SIGN_WORDS) }),
  'chart/moon.yml': unitsOf(SIGN_KEYS, { text: text(SIGN_WORDS) }),
  'chart/rising.yml': unitsOf(SIGN_KEYS, { text: text(SIGN_WORDS) }),
  'chart/elements.yml': unitsOf(ELEMENT_KEYS, { text: text(BALANCE_WORDS) }),
  'chart/modes.yml': unitsOf(MODE_KEYS, { text: text(BALANCE_WORDS) }),
  'chart/today.yml': unitsOf(TODAY_KEYS, {
    title: z.string().trim().min(3).max(MOST_TITLE_LETTERS),
    text: text(TODAY_WORDS),
  }),
  'chart/quiet.yml': z.array(text(TODAY_WORDS)).min(QUIET_LINES),
} as const;
type FileName = keyof typeof FILES;

type Files = Readonly<Record<string, unknown>>;

/** The key of the unit that a fault is in, before the field. */
function placeOf(units: unknown, [index, ...field]: PropertyKey[]): string {
  const { key } = ((units as unknown[] | undefined)?.[index as number] ?? {}) as { key?: string };
  return [key ?? index, ...field].filter((part) => part !== undefined).join(' ');
}

/** Every fault as one sentence that names file, text and field; none means that every chart has its words. */
export function chartProblems(files: Files): string[] {
  return (Object.keys(FILES) as FileName[]).flatMap((file) => {
    const { error } = FILES[file].safeParse(files[file]);
    return (error?.issues ?? []).map(({ path, message }) =>
      [`${file}:`, placeOf(files[file], path), message].filter(Boolean).join(' '),
    );
  });
}

const textsOf = <K extends string>(units: unknown): ReadonlyMap<K, string> =>
  new Map((units as { key: K; text: string }[]).map((unit) => [unit.key, unit.text.trim()]));

/** The bank the server reads at boot; a fault stops the start with a sentence that names it. */
export function chartBankFrom(json: unknown): ChartBank {
  const files = json as Files;
  const problems = problemsOf(json, () => chartProblems(files));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const today = files['chart/today.yml'] as (TodayText & { key: string })[];
  return {
    sun: textsOf<SignKey>(files['chart/sun.yml']),
    moon: textsOf<SignKey>(files['chart/moon.yml']),
    rising: textsOf<SignKey>(files['chart/rising.yml']),
    elements: textsOf(files['chart/elements.yml']),
    modes: textsOf(files['chart/modes.yml']),
    today: new Map(today.map(({ key, title, text: words }) => [key, { title, text: words.trim() }])),
    quiet: files['chart/quiet.yml'] as string[],
  };
}
