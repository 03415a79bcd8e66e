import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ContentRepository {
  folder: string;
  git: (...words: string[]) => string;
  /** As somebody does who got it from the desk. */
  apply: (patch: string) => void;
  read: (path: string) => string;
  /** What git says has changed, from the root. */
  touched: () => string[];
  remove: () => void;
}

const AS = ['-c', 'user.name=a', '-c', 'user.email=a@b.c', '-c', 'core.autocrlf=false'];

/** A git repository of its own with the project's content in it. */
export function contentRepository(): ContentRepository {
  const folder = mkdtempSync(join(tmpdir(), 'zodiary-content-'));
  const git = (...words: string[]): string =>
    execFileSync('git', ['-C', folder, ...AS, ...words], { encoding: 'utf8' });
  cpSync(join(import.meta.dirname, '../../content'), join(folder, 'content'), { recursive: true });
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'content');
  return {
    folder,
    git,
    apply(patch) {
      writeFileSync(join(folder, 'edits.patch'), patch);
      git('apply', 'edits.patch');
    },
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    touched() {
      const lines = git('status', '--porcelain', '--untracked-files=all', 'content').trimEnd().split('\n');
      return lines.map((line) => line.slice(3)).sort();
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
