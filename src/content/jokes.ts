import { z } from 'zod';
import { ARCHIVE_FIRST_DAY } from '../domain/calendar/archive.ts';
import { REST_DAYS, type Joke } from '../domain/jokes/jokes.ts';
import { sentencesOf, wordsOf } from '../domain/horoscope/prose-rules.ts';
import { problemsOf } from './checked.ts';

const WORDS = { least: 10, most: 60 };
const SENTENCES = 3;

const JokeUnit = z
  .strictObject({
    id: z.string().regex(/^[a-z]+-\d{2,}$/, 'is no subject and number, as cat-07'),
    since: z.iso.date().refine((date) => date >= ARCHIVE_FIRST_DAY, `is before ${ARCHIVE_FIRST_DAY}`),
    text: z.string().trim(),
    /** The owner’s: nobody is told it any more. */
    hidden: z.boolean().optional(),
  })
  .superRefine(({ text }, context) => {
    const complain = (message: string) => context.addIssue({ code: 'custom', path: ['text'], message });
    const words = wordsOf(text).length;
    const sentences = sentencesOf(text).length;
    if (words < WORDS.least) complain(`has ${words} words, needs ${WORDS.least}`);
    if (words > WORDS.most) complain(`has ${words} words, may have ${WORDS.most}`);
    if (sentences > SENTENCES) complain(`has ${sentences} sentences, may have ${SENTENCES}`);
  }) satisfies z.ZodType<Joke>;

/** File name → its jokes, as `scripts/compile-content.ts` writes it. */
export type JokeFiles = Record<string, Joke[]>;

/** Whether one joke has its shape. */
export const parsedJoke = (unit: unknown) => JokeUnit.safeParse(unit);

function unitProblems(unit: unknown): string[] {
  const result = parsedJoke(unit);
  const issues = result.success ? [] : result.error.issues;
  return issues.map(({ path, message }) => [path.join('.'), message].join(' ').trim());
}

/** Every fault as one sentence that names file, joke and field; none means that every day has its joke. */
export function jokeProblems(files: Readonly<Record<string, unknown>>): string[] {
  const problems: string[] = [];
  const seen = new Map<string, string>();
  let fromTheFirstDay = 0;
  for (const [file, units] of Object.entries(files)) {
    for (const [index, unit] of (Array.isArray(units) ? units : [null]).entries()) {
      const { id = `joke ${index + 1}`, since = '', hidden } = (unit ?? {}) as Partial<Joke>;
      problems.push(...unitProblems(unit).map((fault) => `${file}: ${id}: ${fault}`));
      if (seen.has(id)) problems.push(`${file}: ${id}: id is taken already in ${seen.get(id)}`);
      seen.set(id, file);
      if (since === ARCHIVE_FIRST_DAY && !hidden) fromTheFirstDay += 1;
    }
  }
  if (fromTheFirstDay <= REST_DAYS) {
    problems.push(`jokes: ${fromTheFirstDay} exist since ${ARCHIVE_FIRST_DAY}, needs ${REST_DAYS + 1}`);
  }
  return problems;
}

/** The jokes the server reads at boot; a fault stops the start with a sentence that names it. */
export function jokesFrom(json: unknown): readonly Joke[] {
  const files = z.record(z.string(), z.unknown()).safeParse(json);
  if (!files.success) throw new Error('content/jokes.json: is not a map of files to jokes');
  const problems = problemsOf(json, () => jokeProblems(files.data));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return Object.values(files.data as JokeFiles).flat();
}
