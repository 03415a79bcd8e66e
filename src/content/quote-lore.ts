import { z } from 'zod';
import { CONFIDENCES, type Misattribution } from '../domain/quotes/misattribution.ts';
import { QUOTE_TOPICS, type QuoteTopic } from '../domain/quotes/topics.ts';
import { sentencesOf, wordsOf } from '../domain/horoscope/prose-rules.ts';
import { problemsOf } from './checked.ts';
import { Slug, Source, Translator } from './quotes.ts';

const Line = z.string().trim().min(2);

const LEAST_MISATTRIBUTIONS = 30;

const MisattributionRecord = z.strictObject({
  slug: Slug,
  text: z.string().trim().min(10).max(600),
  falselyTo: Line,
  falselyToSlugs: z.array(Slug).min(1),
  filedUnder: Line.optional(),
  saidBy: z.strictObject({
    name: Line.nullable(),
    born: z.int().optional(),
    died: z.int().optional(),
    when: Line,
    where: Line,
  }),
  believed: z.string().trim().min(120),
  confidence: z.enum(CONFIDENCES),
  topics: z.array(z.enum(QUOTE_TOPICS)).min(1).max(3),
  realLine: z
    .strictObject({
      text: z.string().trim().min(10),
      author: Line,
      work: Line,
      place: Line,
      translator: Translator.optional(),
      source: Source,
    })
    .optional(),
  hidden: z.boolean().optional(),
}) satisfies z.ZodType<Misattribution>;

/** Whether one record has its shape. */
export const parsedMisattribution = (record: unknown) => MisattributionRecord.safeParse(record);

const WORDS = { least: 25, most: 70 };

const Intro = z
  .string()
  .trim()
  .superRefine((text, context) => {
    const [words, sentences] = [wordsOf(text).length, sentencesOf(text).length];
    const complain = (message: string) => context.addIssue({ code: 'custom', message });
    if (words < WORDS.least || words > WORDS.most)
      complain(`has ${words} words, ${WORDS.least} to ${WORDS.most} are wanted`);
    if (sentences < 2 || sentences > 3) complain(`has ${sentences} sentences, 2 or 3 are wanted`);
  });

const LoreFiles = z.strictObject({
  'quote-lore/misattributions.yml': z
    .array(MisattributionRecord)
    .min(LEAST_MISATTRIBUTIONS, `needs ${LEAST_MISATTRIBUTIONS} records`),
  'quote-lore/topics.yml': z.record(z.enum(QUOTE_TOPICS), Intro),
});

/** As `build/content/quote-lore.json` has them, those that are hidden among them. */
export type MisattributionFile = Readonly<
  Record<'quote-lore/misattributions.yml', readonly Misattribution[]>
>;

/** What goes with the quotes: the words over each topic, and lines that are quoted under the wrong name. */
export interface QuoteLore {
  misattributions: readonly Misattribution[];
  intros: Readonly<Record<QuoteTopic, string>>;
}

type Files = Record<PropertyKey, Record<PropertyKey, { slug?: string }>>;

function nameOf(files: Files, [file, index, ...rest]: readonly PropertyKey[]): string {
  const record = files[file!]?.[index!];
  const name = typeof index === 'number' ? (record?.slug ?? `record ${index + 1}`) : index;
  return [file, [name, ...rest].filter((part) => part !== undefined).join('.')].filter(Boolean).join(': ');
}

function doubles(files: Files): string[] {
  const list: unknown = files['quote-lore/misattributions.yml'];
  const slugs = Array.isArray(list) ? list.map((one: Misattribution) => one?.slug) : [];
  return slugs
    .filter((slug, index) => slugs.indexOf(slug) !== index)
    .map((slug) => `quote-lore/misattributions.yml: ${slug}: slug is taken twice`);
}

/** Every fault as one sentence that names file, record and field. */
export function loreProblems(files: unknown): string[] {
  if (!z.record(z.string(), z.unknown()).safeParse(files).success)
    return ['content/quote-lore.json: is not a map of files'];
  const { error } = LoreFiles.safeParse(files);
  const faults = (error?.issues ?? []).map(
    ({ path, message }) => `${nameOf(files as Files, path)}: ${message}`,
  );
  return [...faults, ...doubles(files as Files)];
}

/** What the server reads at boot; a fault stops the start with a sentence that names it. */
export function quoteLoreFrom(json: unknown): QuoteLore {
  const problems = problemsOf(json, () => loreProblems(json));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const files = json as z.infer<typeof LoreFiles>;
  return {
    misattributions: files['quote-lore/misattributions.yml'].filter(({ hidden = false }) => !hidden),
    intros: files['quote-lore/topics.yml'],
  };
}
