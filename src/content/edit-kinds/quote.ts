import type { Fields } from '../../domain/content-edits/edit.ts';
import { bareWords, firstWords, quoteAddress } from '../../domain/quotes/wording.ts';
import { QUOTE_TOPICS, type QuoteTopic } from '../../domain/quotes/topics.ts';
import { typographyFaults } from '../../domain/typography/typography.ts';
import { parsedAuthor, parsedQuote, REGIONS, type AuthorFile, type Quote } from '../quotes.ts';
import { textsIn } from '../readable-texts.ts';
import type { KindAdapter } from './adapter.ts';
import { check, choice, choices, date, HIDDEN, line, number, text } from './field-shapes.ts';
import { deepOf } from './flat.ts';
import { listKind } from './list-kind.ts';
import { schemaSentences, sentence } from './sentences.ts';

const NEW_AUTHOR = 'Only for somebody who has no quote here yet.';
const CHECKED = 'Of a text that was compared word for word.';

const FIELDS = [
  text('text', 'Quote', { most: 320 }),
  choices('topics', 'Topics', QUOTE_TOPICS, { hint: 'One to three; the first is its own.' }),
  line('work', 'Work'),
  line('place', 'Place in the work', { hint: 'Book V, Chapter 12, Act II.' }),
  number('year', 'Year', { hint: 'Of the original; negative before our era.' }),
  check('yearIsAbout', 'The year is an estimate'),
  line('speaker', 'Who says it in the work', { optional: true }),
  line('translator.name', 'Translator', { optional: true }),
  number('translator.died', 'Translator died in', { optional: true }),
  date('since', 'Quote of the day from', { optional: true, fixed: true }),
  line('source.told', 'Where you have it from', {
    optional: true,
    most: 200,
    hint: 'A sentence: which edition, which page. The quote’s page shows it.',
  }),
  line('source.repo', 'Text', { optional: true, hint: CHECKED }),
  line('source.file', 'File', { optional: true, hint: CHECKED }),
  line('source.revision', 'Revision', { optional: true, hint: CHECKED }),
  number('source.position', 'Position', { optional: true, hint: CHECKED }),
  check('verified', 'Checked word for word', { optional: false }),
  HIDDEN,
  line('author.name', 'Author’s name', { optional: true, hint: NEW_AUTHOR }),
  line('author.filedUnder', 'Filed under', { optional: true, hint: NEW_AUTHOR }),
  number('author.born', 'Author born in', { optional: true, hint: NEW_AUTHOR }),
  number('author.died', 'Author died in', { optional: true, hint: NEW_AUTHOR }),
  line('author.country', 'Author’s country', { optional: true, hint: NEW_AUTHOR }),
  choice('author.region', 'Author’s region', REGIONS, { optional: true, hint: NEW_AUTHOR }),
  choice('author.gender', 'Author is', ['woman', 'man', 'unknown'], { optional: true, hint: NEW_AUTHOR }),
  text('author.about', 'About the author', { optional: true, hint: NEW_AUTHOR }),
];
const TITLE_LENGTH = 70;
const AUTHOR = 'author.';
/** By so many marks two versions of the same words may differ. */
const MOST_MARKS = 12;

const authorIn = (unit: string): string => unit.slice(0, unit.indexOf('.'));
const slugIn = (unit: string): string => unit.slice(unit.indexOf('.') + 1);
const fileOf = (unit: string): string => `quotes/${authorIn(unit)}.yml`;

/** What a new author's file begins with; the words about them are asked for once. */
function authorOf(unit: string, fields: Fields): Record<string, unknown> {
  const told = Object.entries(fields).filter(([name, value]) => name.startsWith(AUTHOR) && value !== null);
  const named = Object.fromEntries(told.map(([name, value]) => [name.slice(AUTHOR.length), value]));
  return { slug: authorIn(unit), born: null, ...deepOf(named) };
}

/** Words that were checked and are not the same any more are not checked. */
function checkFaults(unit: string, quote: Quote, file: AuthorFile | undefined): string[] {
  const before = file?.quotes.find(({ slug }) => slug === slugIn(unit));
  const isSame = before !== undefined && before.text === quote.text;
  if (isSame || quote.verified === false) return [];
  return ['Checked word for word: these aren’t the words that were checked, so take the check off.'];
}

function twins(unit: string, quote: Quote, files: Readonly<Record<string, AuthorFile>>): string[] {
  const others = Object.entries(files).flatMap(([file, { quotes }]) =>
    quotes.filter(({ slug }) => file !== fileOf(unit) || slug !== quote.slug),
  );
  const words = bareWords(quote.text);
  const isNear = (text: string) => Math.abs(text.length - quote.text.length) <= MOST_MARKS;
  const sameText = others.find(({ text: other }) => isNear(other) && bareWords(other) === words);
  return [
    ...(others.some(({ slug }) => slug === quote.slug) ? ['Another quote has this address already.'] : []),
    ...(sameText ? [`The same words stand here already, as ${sameText.slug}.`] : []),
  ];
}

const problems: KindAdapter['problems'] = (unit, fields, compiled) => {
  const files = compiled as Readonly<Record<string, AuthorFile>>;
  const file = files[fileOf(unit)];
  const author = file ? [] : schemaSentences(parsedAuthor(authorOf(unit, fields)), FIELDS, AUTHOR);
  const record = QUOTES.recordOf(unit, fields);
  const parsed = parsedQuote(record);
  if (!parsed.success || author.length > 0) return [...author, ...schemaSentences(parsed, FIELDS)];
  const faults = textsIn(record).flatMap(typographyFaults);
  return [
    ...faults.map((fault) => sentence('', fault)),
    ...checkFaults(unit, parsed.data, file),
    ...twins(unit, parsed.data, files),
  ];
};

/** What is checked says nothing of it in its file. */
function inFile({ verified, ...fields }: Fields): Fields {
  const own = Object.entries(fields).filter(([name]) => !name.startsWith(AUTHOR));
  return { ...Object.fromEntries(own), ...(verified === true ? {} : { verified: false }) };
}

export const QUOTES = listKind({
  kind: 'quote',
  label: 'Quotes',
  one: 'quote',
  canAdd: true,
  canHide: true,
  noun: 'quotes',
  nameField: 'slug',
  listPath: ['quotes'],
  unitOf: (file, slug) => `${/([\w-]+)\.yml$/.exec(file)![1]}.${slug}`,
  nameOf: slugIn,
  fields: FIELDS,
  fieldsOf: (flat) => ({ ...flat, verified: flat.verified !== false }),
  flatOfFields: inFile,
  newFile: (unit, fields) => ({ author: authorOf(unit, fields), quotes: [] }),
  titleOf: (fields) => firstWords(String(fields.text), TITLE_LENGTH),
  hrefOf: (unit, { topics }) => quoteAddress((topics as readonly QuoteTopic[])[0]!, slugIn(unit)),
  fileOfNew: fileOf,
  problems,
  // Beneath readings and matches stand quotes, too.
  paths: () => [/^\/(?:$|\?|quotes|horoscope|compatibility|archive|api\/quotes|sitemap)/],
});
