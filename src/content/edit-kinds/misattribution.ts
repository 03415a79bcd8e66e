import { CONFIDENCES } from '../../domain/quotes/misattribution.ts';
import { QUOTE_TOPICS } from '../../domain/quotes/topics.ts';
import { bareWords, firstWords, reallySaidAddress } from '../../domain/quotes/wording.ts';
import { typographyFaults } from '../../domain/typography/typography.ts';
import { parsedMisattribution, type MisattributionFile } from '../quote-lore.ts';
import { textsIn } from '../readable-texts.ts';
import type { KindAdapter } from './adapter.ts';
import { choice, choices, HIDDEN, line, list, number, text } from './field-shapes.ts';
import { listKind } from './list-kind.ts';
import { schemaSentences, sentence } from './sentences.ts';

const FILE = 'quote-lore/misattributions.yml';
const REAL = 'Only where we know what they really wrote.';

const FIELDS = [
  text('text', 'The line', { most: 600 }),
  line('falselyTo', 'Quoted as by'),
  list('falselyToSlugs', 'Their addresses', { hint: 'albert-einstein; the first decides where it stands.' }),
  line('filedUnder', 'Filed under', { optional: true }),
  line('saidBy.name', 'Really by', { optional: true, hint: 'Empty where nobody knows.' }),
  number('saidBy.born', 'Born in', { optional: true }),
  number('saidBy.died', 'Died in', { optional: true }),
  line('saidBy.when', 'When'),
  text('saidBy.where', 'Where it was found'),
  text('believed', 'What is known, and why we believe it'),
  choice('confidence', 'How sure we are', CONFIDENCES),
  choices('topics', 'Topics', QUOTE_TOPICS, { hint: 'One to three.' }),
  text('realLine.text', 'What they did write', { optional: true, hint: REAL }),
  line('realLine.author', 'By', { optional: true, hint: REAL }),
  line('realLine.work', 'In', { optional: true, hint: REAL }),
  line('realLine.place', 'Place in the work', { optional: true, hint: REAL }),
  line('realLine.translator.name', 'Translator', { optional: true, hint: REAL }),
  number('realLine.translator.died', 'Translator died in', { optional: true, hint: REAL }),
  line('realLine.source.repo', 'Text', { optional: true, hint: REAL }),
  line('realLine.source.file', 'File', { optional: true, hint: REAL }),
  line('realLine.source.revision', 'Revision', { optional: true, hint: REAL }),
  number('realLine.source.position', 'Position', { optional: true, hint: REAL }),
  HIDDEN,
];
const TITLE_LENGTH = 70;

const problems: KindAdapter['problems'] = (unit, fields, compiled) => {
  const record = MISATTRIBUTIONS.recordOf(unit, fields);
  const parsed = parsedMisattribution(record);
  if (!parsed.success) return schemaSentences(parsed, FIELDS);
  const { text: words } = parsed.data;
  const others = (compiled as MisattributionFile)[FILE].filter(({ slug }) => slug !== unit);
  const twin = others.find((other) => bareWords(other.text) === bareWords(words));
  return [
    ...textsIn(record)
      .flatMap(typographyFaults)
      .map((fault) => sentence('', fault)),
    ...(twin ? [`The same line stands here already, as ${twin.slug}.`] : []),
  ];
};

export const MISATTRIBUTIONS = listKind({
  kind: 'misattribution',
  label: 'Who really said it',
  one: 'misattributed line',
  canAdd: true,
  canHide: true,
  noun: 'quote-lore',
  nameField: 'slug',
  isOther: (file) => file !== FILE,
  nullable: ['saidBy.name'],
  fields: FIELDS,
  titleOf: (fields) => firstWords(String(fields.text), TITLE_LENGTH),
  hrefOf: reallySaidAddress,
  fileOfNew: () => FILE,
  problems,
  paths: () => [/^\/(?:quotes|api\/quotes|sitemap)/],
});
