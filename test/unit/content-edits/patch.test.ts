import { afterEach, expect, it } from 'vitest';
import { KIND_ADAPTERS } from '../../../src/content/edit-kinds/adapters.ts';
import { patchOf, type ChangedFile } from '../../../src/content/splice/patch.ts';
import { splicedFile } from '../../../src/content/splice/splice.ts';
import { EDIT_KINDS } from '../../../src/domain/content-edits/edit.ts';
import { contentRepository, type ContentRepository } from '../../harness/content-repository.ts';
import { compiledOf, textOfFile } from './files.ts';

const made: ContentRepository[] = [];
afterEach(() => {
  for (const repository of made.splice(0)) repository.remove();
});

function repository(): ContentRepository {
  const one = contentRepository();
  made.push(one);
  return one;
}

/** First, middle and last unit of each kind in other words, and a file that is new. */
function edits(): ChangedFile[] {
  const changed = EDIT_KINDS.flatMap((kind) => {
    const adapter = KIND_ADAPTERS[kind];
    const units = adapter.units(compiledOf(adapter.noun));
    const some = [units[0]!, units[Math.floor(units.length / 2)]!, units.at(-1)!];
    return some.map(({ unit, file, fields }): ChangedFile => {
      const field =
        adapter.source.form === 'markdown'
          ? 'markdown'
          : adapter.fields.find(({ input }) => input === 'text')!.name;
      const before = textOfFile(file);
      const change = { unit, fields: { ...fields, [field]: `${String(fields[field])} And one more: done.` } };
      return { path: `content/${file}`, before, after: splicedFile(adapter, before, [change]) };
    });
  });
  const unique = [...new Map(changed.map((file) => [file.path, file])).values()];
  return [...unique, { path: 'content/blog/new.md', before: null, after: '---\ntitle: New\n---\n\nNo end' }];
}

it('is taken by git and makes the files what they are to be', () => {
  const { apply, read, touched } = repository();
  const files = edits();
  apply(patchOf(files));
  for (const { path, after } of files) expect(read(path)).toBe(after);
  expect(touched()).toEqual(files.map(({ path }) => path).sort());
});

it('changes no more lines than git itself would', () => {
  const { apply, git } = repository();
  apply(patchOf(edits()));
  const counted = git('apply', '--numstat', '-R', 'edits.patch').trim().split('\n');
  git('add', 'content');
  const minimal = git('diff', '--cached', '--minimal', '--numstat', '--no-renames', '-R').trim().split('\n');
  expect(counted.sort()).toEqual(minimal.sort());
});

it('is empty where nothing has changed', () => {
  expect(patchOf([{ path: 'content/a.yml', before: 'a: 1\n', after: 'a: 1\n' }])).toBe('');
});
