import type { Plugin } from 'vite';

/** Where the group that opens at the index ends; what is escaped or in a class opens and closes nothing. */
function closingOf(source: string, open: number): number {
  let depth = 0;
  let isInClass = false;
  for (let at = open; at < source.length; at++) {
    const letter = source[at];
    if (letter === '\\') at += 1;
    else if (isInClass) isInClass = letter !== ']';
    else if (letter === '[') isInClass = true;
    else if (letter === '(') depth += 1;
    else if (letter === ')' && --depth === 0) return at;
  }
  throw new Error(`A group of /${source}/ has no end.`);
}

/** What stands for itself at the index: an escape, a class, a lookahead or a letter. */
function atomAt(source: string, at: number): string {
  if (source[at] === '\\') return source.slice(at, at + 2);
  if (source[at] === '[') return /^\[(?:\\.|[^\]])*\]/.exec(source.slice(at))![0];
  if (/^\(\?[!=]/.test(source.slice(at))) return source.slice(at, closingOf(source, at) + 1);
  return source[at]!;
}

/** `a(?:b|c)d` as `abd` and `acd`: every pattern that a list of alternatives stands for. */
export function alternativesOf(source: string): string[] {
  const found: string[] = [];
  let open = [''];
  for (let at = 0; at < source.length;) {
    if (source[at] === '|') {
      found.push(...open);
      open = [''];
      at += 1;
      continue;
    }
    const atom = atomAt(source, at);
    if (atom === '(') {
      const end = closingOf(source, at);
      const inner = alternativesOf(source.slice(at + 1, end).replace(/^\?:/, ''));
      open = open.flatMap((before) => inner.map((one) => before + one));
      at = end + 1;
    } else {
      open = open.map((before) => before + atom);
      at += atom.length;
    }
  }
  return [...found, ...open];
}

/** Those of the patterns that match none of the files. */
export function idlePatterns(pattern: RegExp, files: readonly string[]): string[] {
  return alternativesOf(pattern.source).filter((one) => !files.some((file) => new RegExp(one).test(file)));
}

interface ChunkGroup {
  name: unknown;
  test?: unknown;
}

/**
 * Which file a module comes in is said by patterns of its path, and a module that is renamed would leave its file without
 * a word: a pattern that matches nothing any more stops the build. `others` are those that no group has as its test.
 */
export function withoutIdlePatterns(...others: readonly RegExp[]): Plugin {
  let patterns: RegExp[] = [];
  return {
    name: 'without-idle-patterns',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved({ environments }) {
      const { output } = environments['client']!.build.rolldownOptions;
      const splitting = output && !Array.isArray(output) ? output.codeSplitting : undefined;
      const groups = typeof splitting === 'object' ? ((splitting.groups ?? []) as ChunkGroup[]) : [];
      patterns = [...groups.map(({ test }) => test).filter((test) => test instanceof RegExp), ...others];
      if (groups.length === 0) throw new Error('The chunks of the client are not declared any more.');
    },
    buildEnd(failure) {
      if (failure) return;
      const files = [...this.getModuleIds()];
      const idle = new Set(patterns.flatMap((pattern) => idlePatterns(pattern, files)));
      if (idle.size > 0) this.error(`Patterns of chunks that match no module:\n${[...idle].join('\n')}`);
    },
  };
}
