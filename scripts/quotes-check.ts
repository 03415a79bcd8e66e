import { loreProblems, quoteLoreFrom } from '../src/content/quote-lore.ts';
import { quoteProblems, type AuthorFile } from '../src/content/quotes.ts';
import { QUOTE_TOPICS } from '../src/domain/quotes/topics.ts';
import { bareWords } from '../src/domain/quotes/wording.ts';
import { proseFaults } from '../src/domain/horoscope/prose-rules.ts';
import { readQuoteFiles, readQuoteLore } from './compile-content.ts';

const LEAST = { quotes: 600, authors: 80, perTopic: 30 };

export interface QuoteFigures {
  quotes: number;
  authors: number;
  /** Women, and whoever wrote outside Europe and North America. */
  lessHeard: number;
  perTopic: Map<string, number>;
}

export function quoteFigures(files: readonly AuthorFile[]): QuoteFigures {
  const topics = files.flatMap(({ quotes }) => quotes.flatMap((quote) => quote.topics));
  const lessHeard = files.filter(
    ({ author }) => author.gender === 'woman' || !['Europe', 'North America'].includes(author.region),
  );
  return {
    quotes: files.flatMap(({ quotes }) => quotes).length,
    authors: files.length,
    lessHeard: lessHeard.length,
    perTopic: new Map(QUOTE_TOPICS.map((topic) => [topic, topics.filter((each) => each === topic).length])),
  };
}

function twice(what: string, values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values
    .filter((value) => seen.size === seen.add(value).size)
    .map((value) => `quotes: ${what} twice: ${value}`);
}

function libraryFaults(files: readonly AuthorFile[]): string[] {
  const { quotes, authors, lessHeard, perTopic } = quoteFigures(files);
  const all = files.flatMap((file) => file.quotes);
  const faults = [...perTopic]
    .filter(([, count]) => count < LEAST.perTopic)
    .map(([topic, count]) => `quotes: ${topic} has ${count}, needs ${LEAST.perTopic}`);
  if (quotes < LEAST.quotes) faults.push(`quotes: ${quotes} of ${LEAST.quotes}`);
  if (authors < LEAST.authors) faults.push(`quotes: ${authors} authors of ${LEAST.authors}`);
  if (lessHeard * 3 < authors) faults.push(`quotes: ${lessHeard} of ${authors} authors are less often heard`);
  const slugs = all.map(({ slug }) => slug);
  return [
    ...faults,
    ...twice(
      'author',
      files.map(({ author }) => author.name),
    ),
    ...twice('address', slugs),
    ...twice(
      'text',
      all.map(({ text }) => bareWords(text)),
    ),
  ];
}

/** Every fault of the quotes, shape first; none means each has its source. */
export function quoteFaults(): string[] {
  const files = readQuoteFiles();
  const problems = quoteProblems(files);
  const misnamed = Object.entries(files as Record<string, AuthorFile>)
    .filter(([file, content]) => content.author?.slug !== /([\w-]+)\.yml$/.exec(file)?.[1])
    .map(([file]) => `${file}: author.slug: is not the name of the file`);
  return problems.length > 0
    ? problems
    : [...misnamed, ...libraryFaults(Object.values(files) as AuthorFile[])];
}

/** The words over the topics are ours, and the false quotes must not stand among the true ones. */
export function quoteLoreFaults(): string[] {
  const lore = readQuoteLore();
  const problems = loreProblems(lore);
  if (problems.length > 0) return problems;
  const { intros, misattributions } = quoteLoreFrom(lore);
  const prose = Object.entries(intros).flatMap(([topic, text]) =>
    proseFaults(text).map((fault) => `quote-lore/topics.yml: ${topic}: ${fault}`),
  );
  const known = (Object.values(readQuoteFiles()) as AuthorFile[]).flatMap(({ quotes }) => quotes);
  const [slugs, texts] = [
    new Set(known.map(({ slug }) => slug)),
    new Set(known.map(({ text }) => bareWords(text))),
  ];
  const alsoTrue = misattributions
    .filter(({ slug, text }) => slugs.has(slug) || texts.has(bareWords(text)))
    .map(({ slug }) => `quote-lore/misattributions.yml: ${slug}: stands among the true quotes as well`);
  return [...prose, ...alsoTrue];
}
