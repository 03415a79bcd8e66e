import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { KIND_ADAPTERS } from '../../../src/content/edit-kinds/adapters.ts';
import { patchOf, type ChangedFile } from '../../../src/content/splice/patch.ts';
import { splicedFile } from '../../../src/content/splice/splice.ts';
import { EDIT_KINDS } from '../../../src/domain/content-edits/edit.ts';
import { compiledOf, CONTENT, textOfFile } from './files.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function repository(): { folder: string; git: (...words: string[]) => string } {
  const folder = mkdtempSync(join(tmpdir(), 'zodiary-patch-'));
  folders.push(folder);
  const git = (...words: string[]): string =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@b.c', ...words], {
      encoding: 'utf8',
    });
  cpSync(CONTENT, join(folder, 'content'), { recursive: true });
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'content');
  return { folder, git };
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
  const { folder, git } = repository();
  const files = edits();
  writeFileSync(join(folder, 'edits.patch'), patchOf(files));
  git('apply', '--check', 'edits.patch');
  git('apply', 'edits.patch');
  for (const { path, after } of files) expect(readFileSync(join(folder, path), 'utf8')).toBe(after);
  const touched = git('status', '--porcelain', '--untracked-files=all', 'content').trimEnd().split('\n');
  expect(touched.map((line) => line.slice(3)).sort()).toEqual(files.map(({ path }) => path).sort());
});

it('changes no more lines than git itself would', () => {
  const { folder, git } = repository();
  const files = edits();
  writeFileSync(join(folder, 'edits.patch'), patchOf(files));
  const counted = git('apply', '--numstat', 'edits.patch');
  git('apply', 'edits.patch');
  git('add', 'content');
  expect(counted.trim().split('\n').sort()).toEqual(
    git('diff', '--cached', '--minimal', '--numstat', '--no-renames').trim().split('\n').sort(),
  );
});

it('is empty where nothing has changed', () => {
  expect(patchOf([{ path: 'content/a.yml', before: 'a: 1\n', after: 'a: 1\n' }])).toBe('');
});
