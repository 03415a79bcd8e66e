import { lineDiff, type LineStep } from './line-diff.ts';

/** A file that an export changes or adds. */
export interface ChangedFile {
  /** From the project's root: "content/jokes/cats.yml". */
  path: string;
  /** Null where there is no such file yet. */
  before: string | null;
  after: string;
}

/** So many lines around a change, as git shows. */
const CONTEXT = 3;

interface Numbered extends LineStep {
  /** How many lines came before it, in the old file and in the new. */
  old: number;
  next: number;
}

function numbered(steps: readonly LineStep[]): Numbered[] {
  let [old, next] = [0, 0];
  return steps.map((step) => {
    const one = { ...step, old, next };
    if (step.mark !== '+') old += 1;
    if (step.mark !== '-') next += 1;
    return one;
  });
}

/** Stretches around the changes; those that touch are one. */
function hunks(steps: readonly Numbered[]): Numbered[][] {
  const found: { from: number; to: number }[] = [];
  for (const [at, { mark }] of steps.entries()) {
    if (mark === ' ') continue;
    const last = found.at(-1);
    if (last && at - CONTEXT <= last.to) last.to = at + 1 + CONTEXT;
    else found.push({ from: Math.max(0, at - CONTEXT), to: at + 1 + CONTEXT });
  }
  return found.map(({ from, to }) => steps.slice(from, to));
}

/** git counts lines from one, and says 0 where there are none. */
const span = (first: number, count: number): string => `${count === 0 ? first : first + 1},${count}`;

function hunkText(steps: readonly Numbered[]): string {
  const [{ old, next }] = steps as [Numbered];
  const olds = steps.filter(({ mark }) => mark !== '+').length;
  const nexts = steps.filter(({ mark }) => mark !== '-').length;
  const head = `@@ -${span(old, olds)} +${span(next, nexts)} @@`;
  return `${head}\n${steps.map(({ mark, line }) => mark + line).join('')}`;
}

const NO_NEWLINE = '\n\\ No newline at end of file\n';

/** Each with its end, told where the last has none. */
function linesOf(text: string): string[] {
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  return lines.map((line) => (line.endsWith('\n') ? line : line + NO_NEWLINE));
}

function filePatch({ path, before, after }: ChangedFile): string {
  const steps = numbered(lineDiff(linesOf(before ?? ''), linesOf(after)));
  const heads = before === null ? ['new file mode 100644', '--- /dev/null'] : [`--- a/${path}`];
  const lines = [`diff --git a/${path} b/${path}`, ...heads, `+++ b/${path}`];
  return `${lines.join('\n')}\n${hunks(steps).map(hunkText).join('')}`;
}

/** What `git apply` takes. */
export function patchOf(files: readonly ChangedFile[]): string {
  return files
    .filter(({ before, after }) => before !== after)
    .map(filePatch)
    .join('');
}
