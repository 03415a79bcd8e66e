import { z } from 'zod';
import { PAIRS, pairFrom, pairKey } from '../domain/compatibility/pairs.ts';
import { WEEK_SLOTS, type WeekParagraph as Paragraph } from '../domain/compatibility/week.ts';
import { sentencesOf, wordsOf } from '../domain/horoscope/prose-rules.ts';
import { signOf, type SignKey } from '../domain/zodiac/signs.ts';
import { problemsOf } from './checked.ts';

const WEEK_FILE = 'compatibility/week.yml';
const SUMMARY_WORDS = [8, 20] as const;
const DESCRIPTION_WORDS = [80, 120] as const;
const WEEK_WORDS = [18, 60] as const;

function isPairKey(text: string): boolean {
  const pair = pairFrom(text);
  return pair !== null && pairKey(...pair) === text;
}

/** As many words as allowed, or the sentence that says how many there are. */
function worded(text: string, [least, most]: readonly [number, number]): string | null {
  const count = wordsOf(text).length;
  if (count < least) return `has ${count} words, needs ${least}`;
  return count > most ? `has ${count} words, may have ${most}` : null;
}

/** “Two Sagittarians” name Sagittarius as well. */
function namesSign(text: string, sign: SignKey): boolean {
  return text.includes(signOf(sign).name.replace(/us$/, ''));
}

/** A summary stands on pictures, without the text around it: one sentence that says whom it is about. */
function summaryProblem(summary: string, pair: string): string | null {
  const unnamed = pairFrom(pair)?.find((sign) => !namesSign(summary, sign));
  if (unnamed) return `does not name ${signOf(unnamed).name}`;
  return sentencesOf(summary).length > 1 ? 'has more than one sentence' : worded(summary, SUMMARY_WORDS);
}

const Points = z.array(z.string().trim().min(8)).min(3).max(5);

export const PairText = z
  .strictObject({
    pair: z.string().refine(isPairKey, 'is no pair of signs in zodiac order'),
    since: z.iso.date(),
    summary: z.string().trim(),
    description: z.string().trim(),
    strengths: Points,
    challenges: Points,
    advice: z.string().trim().min(20),
  })
  .superRefine(({ pair, summary, description }, context) => {
    const problems = {
      summary: summaryProblem(summary, pair),
      description: worded(description, DESCRIPTION_WORDS),
    };
    for (const [field, message] of Object.entries(problems))
      if (message) context.addIssue({ code: 'custom', path: [field], message });
  });
export type PairText = z.infer<typeof PairText>;

export const WeekParagraph = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    since: z.iso.date(),
    key: z.string().refine((key) => key in WEEK_SLOTS, 'is no key that weeks know'),
    text: z.string().trim(),
  })
  .superRefine(({ key, text }, context) => {
    const complain = (message: string) => context.addIssue({ code: 'custom', path: ['text'], message });
    const message = worded(text, WEEK_WORDS);
    if (message) complain(message);
    for (const [, slot] of text.matchAll(/\{(\w*)\}/g)) {
      if (!WEEK_SLOTS[key]?.includes(slot!)) complain(`has a slot {${slot}} that ${key} does not fill`);
    }
  }) satisfies z.ZodType<Paragraph>;
export type WeekParagraph = z.infer<typeof WeekParagraph>;

/** File name → its list, as `scripts/compile-content.ts` writes it. */
export type CompatibilityFiles = Record<string, (PairText | WeekParagraph)[]>;

function nameOf(unit: unknown, index: number): string {
  const { pair, id } = (unit ?? {}) as Partial<PairText & WeekParagraph>;
  return pair ?? id ?? `entry ${index + 1}`;
}

function fileProblems(file: string, units: readonly unknown[]): string[] {
  const schema = file === WEEK_FILE ? WeekParagraph : PairText;
  return units.flatMap((unit, index) => {
    const result = schema.safeParse(unit);
    const issues = result.success ? [] : result.error.issues;
    return issues.map(
      ({ path, message }) => `${file}: ${nameOf(unit, index)}: ${[path.join('.'), message].join(' ').trim()}`,
    );
  });
}

function twiceAndMissing(files: Readonly<Record<string, unknown[]>>): string[] {
  const seen = new Map<string, string>();
  const problems: string[] = [];
  for (const [file, units] of Object.entries(files)) {
    units.forEach((unit, index) => {
      const name = nameOf(unit, index);
      if (seen.has(name)) problems.push(`${file}: ${name}: stands already in ${seen.get(name)}`);
      seen.set(name, file);
    });
  }
  const pairs = PAIRS.map((pair) => pairKey(...pair)).filter((key) => !seen.has(key));
  const keys = new Set((files[WEEK_FILE] ?? []).map((unit) => (unit as Partial<WeekParagraph>)?.key));
  return [
    ...problems,
    ...pairs.map((key) => `compatibility: pair ${key} has no words`),
    ...Object.keys(WEEK_SLOTS)
      .filter((key) => !keys.has(key))
      .map((key) => `${WEEK_FILE}: key ${key} has no paragraph`),
  ];
}

/** Every fault as one sentence that names file, pair and field; none means all 78 pairs have their words. */
export function compatibilityProblems(files: Readonly<Record<string, unknown>>): string[] {
  const lists = Object.entries(files).filter((entry): entry is [string, unknown[]] =>
    Array.isArray(entry[1]),
  );
  const strange = Object.keys(files).filter((file) => !Array.isArray(files[file]));
  return [
    ...strange.map((file) => `${file}: is not a list`),
    ...lists.flatMap(([file, units]) => fileProblems(file, units)),
    ...twiceAndMissing(Object.fromEntries(lists)),
  ];
}

export interface CompatibilityBank {
  pairs: ReadonlyMap<string, PairText>;
  week: readonly WeekParagraph[];
}

/** The bank the server reads at boot; a fault stops the start with a sentence that names it. */
export function compatibilityBankFrom(json: unknown): CompatibilityBank {
  const files = z.record(z.string(), z.unknown()).safeParse(json);
  if (!files.success) throw new Error('content/compatibility.json: is not a map of files to lists');
  const problems = problemsOf(json, () => compatibilityProblems(files.data));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const { [WEEK_FILE]: week = [], ...pairs } = files.data as CompatibilityFiles;
  const texts = Object.values(pairs).flat() as PairText[];
  return { pairs: new Map(texts.map((text) => [text.pair, text])), week: week as WeekParagraph[] };
}
