import { LIFE_PARTS, MOVES } from '../../domain/horoscope/bank.ts';
import { firstWords } from '../../domain/quotes/wording.ts';
import { ReadingParagraph } from '../horoscope.ts';
import type { KindAdapter } from './adapter.ts';
import { choice, date, line, text } from './field-shapes.ts';
import { listKind } from './list-kind.ts';
import { schemaSentences } from './sentences.ts';

const FIELDS = [
  line('heading', 'Heading', { most: 40, optional: true }),
  text('summary', 'In a sentence', { optional: true, hint: '7 to 18 words.' }),
  text('text', 'Paragraph'),
  line('key', 'Key', { fixed: true, hint: 'The fact that it is about.' }),
  choice('part', 'Part of life', LIFE_PARTS, { optional: true, fixed: true }),
  choice('move', 'Move', MOVES, { optional: true, fixed: true }),
  date('since', 'Used from', { fixed: true }),
  date('until', 'Used until', { optional: true, fixed: true }),
];
const TITLE_LENGTH = 70;

const problems: KindAdapter['problems'] = (unit, fields) =>
  schemaSentences(ReadingParagraph.safeParse(PARAGRAPHS.recordOf(unit, fields)), FIELDS);

export const PARAGRAPHS = listKind({
  kind: 'paragraph',
  label: 'Paragraphs of readings',
  one: 'paragraph',
  canAdd: false,
  canHide: false,
  noun: 'horoscope',
  nameField: 'id',
  fields: FIELDS,
  titleOf: ({ heading, text: words }) => String(heading ?? firstWords(String(words), TITLE_LENGTH)),
  hrefOf: () => null,
  // A replacement stands beside what it replaces.
  fileOfNew: () => 'horoscope/replacements.yml',
  problems,
  paths: () => [/^\/(?:$|\?|horoscope|archive|api\/horoscope|daily-horoscope-feed)/],
});
