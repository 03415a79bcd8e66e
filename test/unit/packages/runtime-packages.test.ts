import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

/** The table of pages is read by the build alone. */
const BUILD_ONLY = ['web/routes.ts'];

interface Manifest {
  dependencies: Record<string, string>;
}

/** Packages that the source imports for more than its types. */
function packagesOf(source: string): string[] {
  const imports = source.matchAll(
    /^(?:import|export) (?!type )[\w$*{},\s]*?from '([^'.][^']*)'|import\('([^'.][^']*)'\)/gm,
  );
  return [...imports]
    .map(([, named, loaded]) => (named ?? loaded)!)
    .filter((specifier) => !isBuiltin(specifier) && !specifier.startsWith('virtual:'))
    .map((specifier) =>
      specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}

it('a running site needs no development package', () => {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !BUILD_ONLY.includes(name),
  );
  const used = new Set(files.flatMap((name) => packagesOf(readFileSync(join(ROOT, 'src', name), 'utf8'))));
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest;
  expect([...used]).toEqual(expect.arrayContaining(['fastify', 'react', 'pg']));
  expect([...used].filter((name) => !(name in dependencies))).toEqual([]);
});
