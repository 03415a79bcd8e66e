import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WaysIn } from '../../contract/desk-access.ts';
import { escapeMarkup } from '../../domain/feeds/markup.ts';

const MANIFEST = join(import.meta.dirname, '../../../build/desk/.vite/manifest.json');

interface BuiltFile {
  file: string;
  css?: string[];
  imports?: string[];
}

type Manifest = Record<string, BuiltFile>;

type DeskEntry = 'entry.tsx' | 'sign-in/entry.tsx';

interface Site {
  siteName: string;
  siteTimeZone: string;
}

/** What a module needs before it can run, itself last. */
function withImports(manifest: Manifest, name: string, seen: Set<string> = new Set()): BuiltFile[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const built = manifest[name];
  if (!built) throw new Error(`The desk was built without ${name}.`);
  return [...(built.imports ?? []).flatMap((needed) => withImports(manifest, needed, seen)), built];
}

function fileTags(manifest: Manifest, entry: DeskEntry): string {
  const files = withImports(manifest, `src/web/desk/${entry}`);
  const styles = new Set(files.flatMap(({ css = [] }) => css));
  const own = files.at(-1)!;
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...files.slice(0, -1).map(({ file }) => `<link rel="modulepreload" href="/${file}">`),
    `<script type="module" src="/${own.file}"></script>`,
  ].join('');
}

const HEAD =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
  '<meta name="theme-color" content="#070a16"><meta name="color-scheme" content="dark">' +
  '<meta name="robots" content="noindex, nofollow"><meta name="referrer" content="no-referrer">' +
  '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">';

export interface DeskDocuments {
  desk: () => string;
  /** What it offers stands in it: asked for afterwards, it would move the form under a finger. */
  signIn: (ways: WaysIn) => string;
}

/** The two documents of the desk: an empty room each, which their script furnishes. */
export function deskDocuments({ siteName, siteTimeZone }: Site): DeskDocuments {
  const name = escapeMarkup(siteName);
  const known = new Map<DeskEntry, string>();
  // Read when somebody comes to the desk: readers do not depend on its build.
  const filesOf = (entry: DeskEntry): string => {
    const found = known.get(entry) ?? fileTags(JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest, entry);
    known.set(entry, found);
    return found;
  };
  const written = (entry: DeskEntry, facts: string): string =>
    `<!DOCTYPE html><html lang="en-US"><head>${HEAD}<title>Desk · ${name}</title>` +
    `${filesOf(entry)}</head><body>` +
    `<div id="desk" data-site-name="${name}" data-time-zone="${escapeMarkup(siteTimeZone)}"${facts}></div>` +
    '<noscript><p>The desk works with JavaScript. Please turn it on.</p></noscript></body></html>';
  return {
    desk: () => written('entry.tsx', ''),
    signIn: ({ passkey, setUp }) =>
      written('sign-in/entry.tsx', `${passkey ? ' data-passkey' : ''}${setUp ? ' data-set-up' : ''}`),
  };
}
