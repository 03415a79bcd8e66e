import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { KIND_ADAPTERS } from '../../../src/content/edit-kinds/adapters.ts';
import { splicedFile, type UnitChange } from '../../../src/content/splice/splice.ts';
import type { EditKind, Fields, FileUnit } from '../../../src/domain/content-edits/edit.ts';
import { compiledOf, textOfFile } from './files.ts';

function unitOf(kind: EditKind, name: string): FileUnit {
  const { units, noun } = KIND_ADAPTERS[kind];
  return units(compiledOf(noun)).find(({ unit }) => unit === name)!;
}

/** What a change adds to a file and takes out of it, line by line. */
function changed(kind: EditKind, file: string, change: UnitChange): string[] {
  const before = textOfFile(file).split('\n');
  const after = splicedFile(KIND_ADAPTERS[kind], before.join('\n'), [change]).split('\n');
  const first = before.findIndex((line, index) => line !== after[index]);
  if (first < 0) return [];
  let last = 0;
  while (last < Math.min(before.length, after.length) - first && before.at(-1 - last) === after.at(-1 - last))
    last += 1;
  return [
    ...before.slice(first, before.length - last).map((line) => `-${line}`),
    ...after.slice(first, after.length - last).map((line) => `+${line}`),
  ];
}

function changedUnit(kind: EditKind, name: string, change: Fields): string[] {
  const { unit, file, fields } = unitOf(kind, name);
  return changed(kind, file, { unit, fields: { ...fields, ...change } });
}

describe('a unit in a list', () => {
  it('is hidden and shown by one line', () => {
    expect(changedUnit('joke', 'cat-02', { hidden: true })).toEqual(['+  hidden: true']);
    const quote = 'al-maarri.the-comet-dust-and-humankind-are-kin';
    expect(changedUnit('quote', quote, { hidden: true })).toEqual(['+    hidden: true']);
    expect(changedUnit('joke', 'cat-02', { hidden: null })).toEqual([]);
  });

  it('gets a field beside the one before it, and loses one with all its lines', () => {
    const quote = 'al-maarri.the-comet-dust-and-humankind-are-kin';
    expect(changedUnit('quote', quote, { speaker: 'A guest' })).toEqual(['+    speaker: A guest']);
    expect(changedUnit('quote', quote, { 'translator.name': null, 'translator.died': null })).toEqual([
      '-    translator:',
      '-      name: Ameen Rihani',
      '-      died: 1940',
    ]);
  });

  it('is not checked any more when its words are told', () => {
    const gone = {
      'source.repo': null,
      'source.file': null,
      'source.revision': null,
      'source.position': null,
    };
    const told = { ...gone, 'source.told': 'The edition of 1903, page 12.', verified: false };
    const lines = changedUnit('quote', 'al-maarri.the-comet-dust-and-humankind-are-kin', told);
    expect(lines.filter((line) => line.startsWith('+'))).toEqual([
      '+      told: The edition of 1903, page 12.',
      '+    verified: false',
    ]);
  });

  it('keeps the manner of a list, written in one line or in many', () => {
    const { keywords } = unitOf('tarot', 'the-fool').fields as { keywords: string[] };
    const others = [...keywords.slice(0, 4), 'a road, open'];
    expect(changedUnit('tarot', 'the-fool', { keywords: others })).toEqual([
      '-  keywords: [a first step, light luggage, good faith, curiosity, open road]',
      "+  keywords: [a first step, light luggage, good faith, curiosity, 'a road, open']",
    ]);
    const { strengths } = unitOf('pair', 'aries-and-aries').fields as { strengths: string[] };
    expect(changedUnit('pair', 'aries-and-aries', { strengths: [...strengths, 'One more.'] })).toEqual([
      '+    - One more.',
    ]);
    expect(changedUnit('pair', 'aries-and-aries', { strengths: strengths.slice(1) })).toEqual([
      `-    - ${strengths[0]}`,
    ]);
  });

  it('keeps verses line by line', () => {
    const text = 'One line,\n  another in,\n\nand the last';
    const lines = changedUnit('quote', 'al-maarri.the-comet-dust-and-humankind-are-kin', { text });
    expect(lines).toContain('+    text: |-');
    expect(
      parse(
        lines
          .filter((line) => line.startsWith('+'))
          .map((line) => line.slice(5))
          .join('\n'),
      ),
    ).toEqual({
      text,
    });
  });
});

describe('a new unit', () => {
  it('stands at the end of its file, written like its neighbors', () => {
    const fields = { text: 'Short and new, but long enough for a line.', since: '2026-11-20' };
    const before = textOfFile('jokes/cats.yml');
    expect(splicedFile(KIND_ADAPTERS.joke, before, [{ unit: 'cat-99', fields }])).toBe(`${before}
- id: cat-99
  since: 2026-11-20
  text: >-
    Short and new, but long enough for a line.
`);
  });

  it('has no blank line before it where its file has none', () => {
    const { fields } = unitOf('quote', 'al-maarri.the-comet-dust-and-humankind-are-kin');
    const lines = changed('quote', 'quotes/al-maarri.yml', { unit: 'al-maarri.a-new-one', fields });
    expect(lines[0]).toBe('+  - slug: a-new-one');
    expect(lines).toContain('+      - inspirational');
    expect(lines.every((line) => line.startsWith('+'))).toBe(true);
  });

  it('begins a file for an author who had none', () => {
    const { fields } = unitOf('quote', 'al-maarri.the-comet-dust-and-humankind-are-kin');
    const author = {
      name: 'Ada Example',
      died: 1900,
      country: 'Nowhere',
      about: 'Wrote one line and no more.',
    };
    const named = Object.fromEntries(Object.entries(author).map(([key, value]) => [`author.${key}`, value]));
    const change = { unit: 'ada-example.one-line', fields: { ...fields, ...named } };
    expect(parse(splicedFile(KIND_ADAPTERS.quote, null, [change]))).toMatchObject({
      author: { slug: 'ada-example', born: null, ...author },
      quotes: [{ slug: 'one-line', text: fields.text }],
    });
  });
});
