import { LIFE_PARTS, MOVES } from '../../domain/horoscope/bank.ts';
import { typographyFaults } from '../../domain/typography/typography.ts';
import { ReadingParagraph, type ReadingFiles } from '../horoscope.ts';
import { paragraphFaults } from '../reading-prose.ts';
import { replacementProblems } from '../replacements.ts';
import type { KindAdapter } from './adapter.ts';
import { choice, date, line, text } from './field-shapes.ts';
import { listKind } from './list-kind.ts';
import { schemaSentences, sentence } from './sentences.ts';

const SET_BY_OLD = { fixed: true, optional: true } as const;

const FIELDS = [
  line('heading', 'Heading', { optional: true, most: 40 }),
  text('summary', 'The day in a sentence', {
    optional: true,
    hint: '7 to 18 words, for days that are about this.',
  }),
  text('text', 'Text', { hint: 'Words in braces, like {sign}, are filled in on each day.' }),
  line('replaces', 'Stands in for', SET_BY_OLD),
  date('since', 'From', { ...SET_BY_OLD, hint: 'The first day that has these words.' }),
  date('until', 'Until', SET_BY_OLD),
  line('key', 'Key', { fixed: true }),
  choice('part', 'Part of life', LIFE_PARTS, SET_BY_OLD),
  choice('move', 'Advice', MOVES, SET_BY_OLD),
];

/** New words are judged before they have their first day. */
const ANY_COMING_DAY = '9999-12-31';

const IN_PLACE =
  'Days that are past keep their words, so a paragraph isn’t changed where it stands: give it new words from a day on, under Readings.';

/** "sun-1-plain-a-r2" stands in for "sun-1-plain-a". */
const oldName = (unit: string): string => unit.replace(/-r\d+$/, '');

function fileOf(unit: string, files: ReadingFiles): string | undefined {
  return Object.entries(files).find(([, units]) => units.some(({ id }) => id === unit))?.[0];
}

/** Its own old words may keep theirs. */
function headingTwice({ heading, id, replaces }: ReadingParagraph, files: ReadingFiles): string[] {
  if (heading === undefined) return [];
  const other = Object.values(files)
    .flat()
    .find((unit) => unit.heading === heading && unit.id !== id && (unit.replaces ?? unit.id) !== replaces);
  return other ? [sentence('Heading:', `stands over ${other.id} already`)] : [];
}

/** Without the file's and the unit's name, which the form shows anyway. */
const bare = (fault: string): string => fault.replace(/^\S+: \S+: /, '');

const problems: KindAdapter['problems'] = (unit, fields, compiled) => {
  const files = compiled as ReadingFiles;
  const since = fields.since ?? ANY_COMING_DAY;
  const parsed = ReadingParagraph.safeParse(PARAGRAPHS.recordOf(unit, { ...fields, since }));
  if (!parsed.success) return schemaSentences(parsed, FIELDS);
  const paragraph = parsed.data;
  if (paragraph.replaces === undefined) return [IN_PLACE];
  const file = fileOf(paragraph.replaces, files) ?? '';
  const beside = (files[file] ?? []).filter(({ id }) => id !== unit);
  return [
    ...replacementProblems({ [file]: [...beside, paragraph] })
      .filter((fault) => fault.startsWith(`${file}: ${unit}: `))
      .map((fault) => sentence('', bare(fault))),
    ...[...paragraphFaults(paragraph), ...typographyFaults(paragraph.text)].map((fault) =>
      sentence('Text:', fault),
    ),
    ...headingTwice(paragraph, files),
  ];
};

/** Paragraphs of daily readings. Those of the files stay as they are; new words are units of their own. */
export const PARAGRAPHS = listKind({
  kind: 'paragraph',
  label: 'Paragraphs of readings',
  one: 'paragraph',
  canAdd: true,
  canHide: false,
  noun: 'horoscope',
  nameField: 'id',
  fields: FIELDS,
  titleOf: ({ heading }, unit) => (typeof heading === 'string' ? heading : unit),
  hrefOf: () => null,
  fileOfNew: (unit, compiled) =>
    fileOf(oldName(unit), compiled as ReadingFiles) ?? Object.keys(compiled as ReadingFiles)[0]!,
  problems,
  // What nobody can read yet is on no page.
  paths: () => [],
});
