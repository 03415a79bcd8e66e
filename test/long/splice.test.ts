import { describe, expect, it } from 'vitest';
import { parseDocument, type Node, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import { KIND_ADAPTERS } from '../../src/content/edit-kinds/adapters.ts';
import type { KindAdapter } from '../../src/content/edit-kinds/adapter.ts';
import { splicedFile, type UnitChange } from '../../src/content/splice/splice.ts';
import type { FieldValue, FileUnit } from '../../src/domain/content-edits/edit.ts';
import { compiledOf, textOfFile } from '../unit/content-edits/files.ts';

type Changes = [UnitChange, ...UnitChange[]];

/** Words with everything that means something in YAML, longer than a line. */
const OTHER_WORDS =
  'Other words: “quoted”, it’s # no comment, - no item, [no list], {no map} & *nothing* more. '
    .repeat(3)
    .trim();

const LISTS = Object.values(KIND_ADAPTERS).filter(({ source }) => source.form === 'list');

const other = (value: FieldValue): FieldValue =>
  Array.isArray(value) ? value.map((one: string, at) => (at === 1 ? OTHER_WORDS : one)) : OTHER_WORDS;

const isText = (value: FieldValue | undefined): boolean => typeof value === 'string' || Array.isArray(value);

/** Where each line begins, and which line a place is on. */
function lineNumbers(text: string): (at: number) => number {
  const numbers = new Uint32Array(text.length + 1);
  for (let at = 0, line = 0; at <= text.length; at += 1) {
    numbers[at] = line;
    if (text[at] === '\n') line += 1;
  }
  return (at) => numbers[at]!;
}

/** The lines of a file without those of one field of its units; what is written on one line is one. */
function linesWithout(text: string, { source }: KindAdapter, field: string): string[] {
  if (source.form !== 'list') throw new TypeError('is no list');
  const list = parseDocument(text).getIn(source.listPath, true) as YAMLSeq<YAMLMap>;
  const lines: (string | null)[] = text.split('\n');
  const lineAt = lineNumbers(text);
  const path = field.split('.');
  const last = path.pop()!;
  for (const entry of list.items) {
    const owner = (path.length > 0 ? entry.getIn(path, true) : entry) as YAMLMap | undefined;
    const pair = owner?.items.find(({ key }) => (key as Scalar).value === last);
    if (!pair) continue;
    const [start, end] = (pair.value as Node).range!;
    const lastLine = lineAt(start + text.slice(start, end).trimEnd().length);
    lines.fill(null, lineAt((pair.key as Scalar).range![0]), lastLine + 1);
  }
  return lines.filter((line) => line !== null);
}

function byFile(units: readonly FileUnit[]): [string, FileUnit[]][] {
  return [...Map.groupBy(units, ({ file }) => file)];
}

describe.each(LISTS.map((adapter) => [adapter.label, adapter] as const))('the files of %s', (_, adapter) => {
  const units = byFile(adapter.units(compiledOf(adapter.noun)));

  it('stay as they are when every unit is replaced by itself', () => {
    for (const [file, all] of units) {
      const text = textOfFile(file);
      expect(splicedFile(adapter, text, all as unknown as Changes)).toBe(text);
    }
  });

  const texts = adapter.fields.filter(
    ({ input, fixed }) => !fixed && ['line', 'text', 'list'].includes(input),
  );
  it.each(texts.map(({ name }) => name).filter((name) => !name.startsWith('author.')))(
    'change only in the lines of %s where that is changed, and say the new words',
    (field) => {
      for (const [file, all] of units) {
        const having = all.filter(({ fields }) => isText(fields[field]));
        if (having.length === 0) continue;
        const changes = having.map(({ unit, fields }) => ({
          unit,
          fields: { ...fields, [field]: other(fields[field]!) },
        }));
        const text = textOfFile(file);
        const next = splicedFile(adapter, text, changes as Changes);
        const read = adapter.units({ [file]: parseDocument(next).toJS() as unknown });
        const wanted = new Map(changes.map(({ unit, fields }) => [unit, fields]));
        expect(read.map(({ fields }) => fields)).toEqual(
          all.map(({ unit, fields }) => wanted.get(unit) ?? fields),
        );
        expect(linesWithout(next, adapter, field)).toEqual(linesWithout(text, adapter, field));
      }
    },
  );
});
