import { describe, expect, it } from 'vitest';
import { KIND_ADAPTERS } from '../../../src/content/edit-kinds/adapters.ts';
import { splicedFile } from '../../../src/content/splice/splice.ts';
import type { Fields } from '../../../src/domain/content-edits/edit.ts';
import { compiledOf, textOfFile } from './files.ts';

const { post, document } = KIND_ADAPTERS;

const UNITS = [post, document].flatMap((adapter) =>
  adapter.units(compiledOf(adapter.noun)).map((unit) => ({ ...unit, adapter, text: textOfFile(unit.file) })),
);

/** The lines that are not in both, as -old and +new. */
function changedLines(before: string, after: string): string[] {
  const [old, next] = [before.split('\n'), after.split('\n')];
  return [
    ...old.filter((line) => !next.includes(line)).map((line) => `-${line}`),
    ...next.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ];
}

function unitOf(name: string): (typeof UNITS)[number] {
  return UNITS.find(({ unit }) => unit === name)!;
}

function spliced(name: string, change: Fields): { before: string; after: string } {
  const { adapter, unit, fields, text } = unitOf(name);
  return { before: text, after: splicedFile(adapter, text, [{ unit, fields: { ...fields, ...change } }]) };
}

describe('articles and documents', () => {
  it('stay as they are, byte for byte, when replaced by themselves', () => {
    for (const { adapter, unit, fields, text } of UNITS)
      expect(splicedFile(adapter, text, [{ unit, fields }])).toBe(text);
  });

  it('get another body beneath the same head, and another head over the same body', () => {
    for (const { adapter, unit, fields, text } of UNITS) {
      const head = text.slice(0, text.indexOf('\n---\n') + 5);
      const other = splicedFile(adapter, text, [
        { unit, fields: { ...fields, markdown: 'Other\n\nwords.' } },
      ]);
      expect(other).toBe(`${head}\nOther\n\nwords.\n`);
      const later = splicedFile(adapter, text, [{ unit, fields: { ...fields, updatedAt: '2027-01-01' } }]);
      expect(changedLines(text, later)).toEqual([
        `-updatedAt: ${String(fields.updatedAt)}`,
        '+updatedAt: 2027-01-01',
      ]);
    }
  });

  it('say what would mean something else in YAML in marks, on one line however long it is', () => {
    const title = `A draw: what you can “check” ${'and more '.repeat(6).trim()}`;
    const { before, after } = spliced('a-draw-you-can-check', { title });
    expect(changedLines(before, after)).toEqual(['-title: A draw you can check', `+title: '${title}'`]);
  });

  it('get a line of draft when they are hidden, and lose it when they are shown', () => {
    const { before, after } = spliced('planetary-hours', { draft: true });
    expect(changedLines(before, after)).toEqual(['+draft: true']);
    const { adapter, unit, fields } = unitOf('planetary-hours');
    expect(splicedFile(adapter, after, [{ unit, fields }])).toBe(before);
  });

  it('keep the manner of their tags', () => {
    const { before, after } = spliced('born-on-the-cusp', { tags: ['sky', 'how-to', 'birthdays'] });
    expect(changedLines(before, after)).toEqual(['-tags: [sky, how-to]', '+tags: [sky, how-to, birthdays]']);
  });

  it('take one more change of a legal text before the others', () => {
    const { fields } = unitOf('terms-of-service');
    const changes = ['9.0 (2026-12-01): Shorter: “one” page.', ...(fields.changes as string[])];
    const { before, after } = spliced('terms-of-service', {
      changes,
      version: '9.0',
      updatedAt: '2026-12-01',
    });
    expect(changedLines(before, after)).toEqual([
      `-updatedAt: ${String(fields.updatedAt)}`,
      `-version: '${String(fields.version)}'`,
      '+updatedAt: 2026-12-01',
      "+version: '9.0'",
      "+  - version: '9.0'",
      '+    date: 2026-12-01',
      "+    what: 'Shorter: “one” page.'",
    ]);
  });

  it('begin a file of their own', () => {
    const { fields } = unitOf('planetary-hours');
    const text = splicedFile(post, null, [{ unit: 'a-new-one', fields: { ...fields, title: 'A new one' } }]);
    expect(text).toMatch(/^---\ntitle: A new one\n[\s\S]+\n---\n\n\S/);
    expect(splicedFile(post, text, [{ unit: 'a-new-one', fields: { ...fields, title: 'A new one' } }])).toBe(
      text,
    );
  });
});
