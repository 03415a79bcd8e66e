import { z } from 'zod';
import { CATS, type CatKey } from '../domain/channels/cats.ts';
import { captionOf, LEAST_CAT_WORDS, type CatUnit, type CatWordsKey } from '../domain/channels/cat-words.ts';
import { sentencesOf } from '../domain/horoscope/prose-rules.ts';
import { problemsOf } from './checked.ts';

const FIRST_DAY = '2026-11-18';
const CAPTION_LENGTH = 60;
const TITLE_LENGTH = 70;
const TEXT = { least: 90, most: 260 };
const SENTENCES = { least: 2, most: 4 };

const CAT_KEYS = CATS.map(({ key }) => key) as [CatKey, ...CatKey[]];
const KEYS = [...LEAST_CAT_WORDS.keys()] as [CatWordsKey, ...CatWordsKey[]];

const Sentence = z.string().trim().min(1);

const CatWordsUnit = z
  .strictObject({
    id: z.string(),
    key: z.enum(KEYS, 'is no key of cats’ words'),
    since: z.iso.date().refine((date) => date >= FIRST_DAY, `is before ${FIRST_DAY}`),
    lines: z.array(Sentence).min(1).max(2),
    title: z.string().trim().min(10).max(TITLE_LENGTH),
    text: z.string().trim().min(TEXT.least).max(TEXT.most),
    cats: z.array(z.enum(CAT_KEYS, 'is no cat')).min(1).max(3),
    /** The owner’s: it goes out no more. */
    hidden: z.boolean().optional(),
  })
  .superRefine((unit, context) => {
    const complain = (field: keyof CatUnit, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const name = unit.key.replaceAll(':', '-');
    if (!new RegExp(`^${name}-\\d{2}$`).test(unit.id)) complain('id', `is not ${name} and a number`);
    const caption = captionOf(unit).length;
    if (caption > CAPTION_LENGTH) complain('lines', `have ${caption} characters, may have ${CAPTION_LENGTH}`);
    const count = sentencesOf(unit.text).length;
    if (count < SENTENCES.least || count > SENTENCES.most) {
      complain('text', `has ${count} sentences, may have ${SENTENCES.least} to ${SENTENCES.most}`);
    }
    if (new Set(unit.cats).size < unit.cats.length) complain('cats', 'has one twice');
  }) satisfies z.ZodType<CatUnit>;

/** File name → its units, as `scripts/compile-content.ts` writes it. */
export type CatFiles = Record<string, CatUnit[]>;

function unitProblems(unit: unknown): string[] {
  const result = CatWordsUnit.safeParse(unit);
  const issues = result.success ? [] : result.error.issues;
  return issues.map(({ path, message }) => [path.join('.'), message].join(' ').trim());
}

function tooFew(units: readonly Partial<CatUnit>[]): string[] {
  return [...LEAST_CAT_WORDS].flatMap(([key, least]) => {
    const count = units.filter((unit) => unit.key === key && !unit.hidden && unit.since === FIRST_DAY).length;
    return count < least ? [`social/cats: ${key} has ${count}, needs ${least}`] : [];
  });
}

/** Every fault as one sentence that names file, unit and field; none means that a cat has a word for any day. */
export function catProblems(files: Readonly<Record<string, unknown>>): string[] {
  const problems: string[] = [];
  const seen = new Map<string, string>();
  const all: Partial<CatUnit>[] = [];
  for (const [file, units] of Object.entries(files)) {
    for (const [index, unit] of (Array.isArray(units) ? units : [null]).entries()) {
      const known = (unit ?? {}) as Partial<CatUnit>;
      const { id = `unit ${index + 1}` } = known;
      problems.push(...unitProblems(unit).map((fault) => `${file}: ${id}: ${fault}`));
      if (seen.has(id)) problems.push(`${file}: ${id}: id is taken already in ${seen.get(id)}`);
      seen.set(id, file);
      all.push(known);
    }
  }
  return [...problems, ...tooFew(all)];
}

/** The words the server reads at boot; a fault stops the start with a sentence that names it. */
export function catWordsFrom(json: unknown): readonly CatUnit[] {
  const files = z.record(z.string(), z.unknown()).safeParse(json);
  if (!files.success) throw new Error('content/social-cats.json: is not a map of files to units');
  const problems = problemsOf(json, () => catProblems(files.data));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return Object.values(files.data as CatFiles).flat();
}
