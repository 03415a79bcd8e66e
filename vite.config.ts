import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { withoutIdlePatterns } from './scripts/idle-patterns.ts';
import { withReplacedLibraryParts } from './scripts/replaced-library-parts.ts';
import { withScaleValues } from './scripts/scales.ts';

/**
 * Parts whose code comes on demand into pages the server has drawn already: their styles must be there first, and those
 * of the small parts that several pages are made of. Styles of a page's own come after them, whatever is loaded when.
 */
const STYLED_BEFORE_SCRIPT =
  /web\/(?:compatibility\/(?:match|love|dial|angle|ledger|bars|sign-disc|sign-select)[\w-]*|forecast\/[\w-]+|quotes\/(?:breadcrumbs|pager)|settings\/settings|shop\/shop-page|(?:look|sharing|shell|ui)\/[\w-]+|horoscope\/(?!home-page|home-head|continue-line)[\w-]+)\.module\.css/;

/** One file instead of five: the name of each would be listed in what every visit loads. */
const COMES_LATE =
  /web\/(?:popups|preferences|push|install|offline\/(?:device-copy|worker-connection)|shell\/late-parts)|domain\/(?:popups|preferences)/;

/** Small parts that several pages share, as one file each: every file's name is in what every visit loads. */
const PAGE_WORDS =
  /web\/(?:structured-data\/(?!site)|shell\/(?:page-data|save-file|use-after-pause)|ui\/(?:contents|copy-text|empty-note|fold|format-count|ornament|switch)|quotes\/pager|push\/device|search\/next-option|settings\/(?:notes|switch-row|use-is-online|use-saving))|domain\/(?:pages\/(?:about|api-docs|archive|blog|legal|logos|offline|pair|quote|search|settings|sky)-|calendar\/zones|offline\/stores|quotes\/(?:card-kinds|paging)|compatibility\/pairs)/;
const INSTRUMENTS = /drawing\/(?:ring|svg|moon-phase)\.ts|sky\/event-words\.ts/;
const ARCHIVE = /domain\/archive\/|web\/archive\/(?![\w-]+-page\.tsx)/;

/** The pager belongs to others as well. */
const QUOTES = /web\/quotes\/(?![\w-]+-page\.tsx|pager)|domain\/quotes\/(?!topics|card-kinds|paging)/;
/** The pages about ourselves: little code, so one file has what all of them are made of. */
const DOCUMENTS = /web\/(?:about|brand|documents)\/(?![\w-]+-page\.tsx)|art\/brand\//;
const BLOG = /(?:web|domain)\/blog\/(?![\w-]+-page\.tsx)/;

/** With the suggestions comes the page that whoever asks for them will see next; what waits for them came late. */
const SEARCH = /web\/search\/(?!search-(?:page\.tsx|aid|form|shortcut))/;

/** Everything the tarot pages share; nobody else pays for it. */
const TAROT = /@noble\/hashes|domain\/(?:tarot|pages\/tarot)|web\/tarot\/(?![\w-]+-page\.tsx)/;

/**
 * Most of it runs while a page wakes. Browsers that know the comment compile it beside the main thread while it
 * arrives, instead of function by function when each is first called.
 */
const RUNS_AT_ONCE = 'libraries';
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** The frame of all pages and the page that most visits begin with. */
const NEARLY_EVERY_VISIT = ['root.tsx', 'horoscope/sign-page.tsx'].map((file) =>
  join(import.meta.dirname, 'src/web', file),
);

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Followed import by import: what another page needs can never slip into what every visit loads. */
function importedByNearlyEveryVisit(graph: ModuleGraph): Set<string> {
  const reached = new Set(NEARLY_EVERY_VISIT);
  for (const id of reached) {
    const module = graph.getModuleInfo(id);
    if (!module && NEARLY_EVERY_VISIT.includes(id)) throw new Error(`Not in the bundle any more: ${id}`);
    for (const imported of module?.importedIds ?? []) reached.add(imported);
  }
  return reached;
}

let neededByNearlyEveryVisit: Set<string> | undefined;

/** The bundler asks for one module after the other; the walk is the same for all of them. */
function siteChunk(id: string, graph: ModuleGraph): string | null {
  neededByNearlyEveryVisit ??= importedByNearlyEveryVisit(graph);
  return neededByNearlyEveryVisit.has(id) || STYLED_BEFORE_SCRIPT.test(id) ? 'site' : null;
}

/** Without the line numbers of the usual names: they pack badly, and every visit carries hundreds of them. */
function className(name: string, file: string): string {
  const sheet = createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 4);
  return `${name}_${sheet}`;
}

export default defineConfig({
  plugins: [
    reactRouter(),
    withScaleValues(),
    withReplacedLibraryParts(),
    withoutIdlePatterns(STYLED_BEFORE_SCRIPT),
  ],
  css: { modules: { generateScopedName: className } },
  build: {
    target: 'es2022',
    // Slower than the bundler's own, and three kilobytes lighter for every visitor.
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3, pure_getters: true, inline: 0 } },
    // Pictures and fonts stay files: inlined they would be paid for by every page and hashed into every chunk.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            postBanner: ({ name }) => (name === RUNS_AT_ONCE ? COMPILE_HINT : ''),
            // Few files instead of forty: the libraries, what nearly every visit needs, and one per other page.
            codeSplitting: {
              groups: [
                { name: 'libraries', test: /node_modules\/(?!@noble\/)/, priority: 6 },
                { name: siteChunk, test: /\/src\//, priority: 5 },
                { name: 'shared', test: /\/src\//, minShareCount: 6, priority: 4.5 },
                // Home asks for it as well, and is not to wait for all that comes late.
                { name: 'remembered-sign', test: /shell\/(?:storage|remembered-sign)/, priority: 4 },
                { name: 'late-parts', test: COMES_LATE, priority: 3 },
                { name: 'page-words', test: PAGE_WORDS, priority: 4 },
                { name: 'instruments', test: INSTRUMENTS, priority: 2 },
                { name: 'archive', test: ARCHIVE, priority: 1 },
                { name: 'quotes', test: QUOTES, priority: 1 },
                { name: 'blog', test: BLOG, priority: 1 },
                { name: 'search', test: SEARCH, priority: 1 },
                { name: 'documents', test: DOCUMENTS, priority: 1 },
                // Last: a group takes along whatever its parts need and nobody has claimed.
                { name: 'tarot', test: TAROT, priority: 0 },
              ],
            },
          },
        },
      },
    },
  },
});
