import { z } from 'zod';
import type { AuthorQuotes } from '../domain/quotes/catalog.ts';
import { QUOTE_TOPICS } from '../domain/quotes/topics.ts';
import { problemsOf } from './checked.ts';

/** Whoever wrote or translated a text died in this year or before: seventy years and more ago. */
const FREE_SINCE = 1955;

export const Slug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

const Died = z.int().max(FREE_SINCE, `must be ${FREE_SINCE} or before`);

export const REGIONS = [
  'Africa',
  'Asia',
  'Europe',
  'Latin America',
  'Middle East',
  'North America',
  'Oceania',
] as const;

const Author = z.strictObject({
  slug: Slug,
  name: z.string().trim().min(2),
  /** Where an index has them, if not under the last word of the name. */
  filedUnder: z.string().trim().min(2).optional(),
  /** Null for a tradition that has no single author. */
  born: z.int().nullable(),
  died: Died,
  /** Where the authorities differ or nobody wrote it down; absent where the year is known. */
  bornIsAbout: z.literal(true).optional(),
  diedIsAbout: z.literal(true).optional(),
  country: z.string().trim().min(2),
  region: z.enum(REGIONS),
  gender: z.enum(['woman', 'man', 'unknown']),
  about: z.string().trim().min(20),
});

/** Where the wording was found, word for word. The texts themselves stay out of the project. */
export const Source = z.strictObject({
  repo: z.string().regex(/^[\w-]+\/[\w.-]+$/),
  file: z.string().min(1),
  revision: z.string().regex(/^[0-9a-f]{40}$/),
  /** Characters into the plain text of the file. */
  position: z.int().nonnegative(),
});

/** Where the owner has a quote from, as a sentence; who added it has not compared the words. */
const Told = z.strictObject({ told: z.string().trim().min(10).max(200) });

export const Translator = z.strictObject({ name: z.string().trim().min(2), died: Died });

const Quote = z
  .strictObject({
    slug: Slug,
    text: z.string().trim().min(25).max(320),
    /** The first is its own: its address and its place in the list of all pages. */
    topics: z.array(z.enum(QUOTE_TOPICS)).min(1).max(3),
    work: z.string().trim().min(1),
    place: z.string().trim().min(1),
    /** Of the original, or of the edition that has these words; before our era it is negative. */
    year: z.int(),
    /** A year that is only a convention. Before 1000 all are, without saying so. */
    yearIsAbout: z.literal(true).optional(),
    speaker: z.string().trim().min(2).optional(),
    translator: Translator.optional(),
    /** Named by quotes that came later, so that no earlier quote of the day changes. */
    since: z.iso.date().optional(),
    source: z.union([Source, Told], 'must be a text with file, revision and position, or told'),
    /** Nobody has compared the words with their source yet. */
    verified: z.literal(false).optional(),
    hidden: z.boolean().optional(),
  })
  .refine(({ source, verified }) => !('told' in source) || verified === false, {
    path: ['verified'],
    message: 'must be false where the source is only told',
  });
export type Quote = z.infer<typeof Quote>;

export const AuthorFile = z.strictObject({
  author: Author,
  quotes: z.array(Quote).min(1),
}) satisfies z.ZodType<AuthorQuotes>;
export type AuthorFile = z.infer<typeof AuthorFile>;

/** Whether one quote has its shape. */
export const parsedQuote = (quote: unknown) => Quote.safeParse(quote);
export const parsedAuthor = (author: unknown) => Author.safeParse(author);

/** Every fault in the shape of the files, named by file and field; none means they are what the type says. */
export function quoteProblems(files: Record<string, unknown>): string[] {
  return Object.entries(files).flatMap(([file, content]) => {
    const { error } = AuthorFile.safeParse(content);
    return (error?.issues ?? []).map(({ path, message }) => `${file}: ${path.join('.')}: ${message}`);
  });
}

/** The library the server reads at boot; a fault stops the start with a sentence that names it. */
export function quotesFrom(json: unknown): readonly AuthorQuotes[] {
  const files = z.record(z.string(), z.unknown()).safeParse(json);
  if (!files.success) throw new Error('content/quotes.json: is not a map of files to authors');
  const problems = problemsOf(json, () => quoteProblems(files.data));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return Object.values(files.data) as AuthorFile[];
}
