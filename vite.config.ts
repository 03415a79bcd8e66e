import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { withoutIdlePatterns } from './scripts/idle-patterns.ts';
import { withReplacedLibraryParts } from './scripts/replaced-library-parts.ts';

/** Parts whose code comes on demand into pages the server has drawn already: their styles must be there first. */
const STYLED_BEFORE_SCRIPT =
  /web\/(?:compatibility\/(?:match|love|dial|angle|ledger|bars|sign-disc|sign-select)[\w-]*|forecast\/[\w-]+)\.module\.css/;

const FETCHED_WHEN_NEEDED =
  /compatibility\/(angles|bands|pairs)\.ts|art\/brand\/|domain\/(?:archive\/|quotes\/(?!topics)|blog\/|offline\/|popups\/|preferences\/|tarot\/|calendar\/zones|pages\/(?!page\.|forecast-|meta-)|forecast\/(change-words|sections)|sharing\/shared-period)|drawing\/(ring|svg|strip|label-placer|wheel-shape|moon-phase)\.ts|sky\/(aspects|event-words|intro|skyline|speeds)\.ts|toast-(plate|time|swipe)|shell\/(late-parts|save-file|storage|remembered-sign|shortcut)|ui\/(?:contents|switch)|not-found|dialog|(home-(page|head)|continue-line|sign-picker|unknown-sign)\.tsx/;

/** One file instead of five: the name of each would be listed in what every visit loads. */
const COMES_LATE =
  /web\/(?:popups|preferences|push|install|offline\/(?:device-copy|worker-connection)|shell\/(?:late-parts|save-file))|domain\/(?:offline\/stores|popups|preferences)/;

/** Small parts that several pages share, as one file each: every file's name is in what every visit loads. */
const PAGE_WORDS =
  /web\/(?:structured-data\/(?!site)|ui\/contents|quotes\/loading|settings\/use-is-online)|domain\/(?:pages\/(?:about|api-docs|archive|blog|legal|logos|offline|pair|quote|search|settings|sky)-|quotes\/(?:card-kinds|paging)|compatibility\/pairs)/;
const INSTRUMENTS = /drawing\/(?:ring|svg|moon-phase)\.ts|sky\/event-words\.ts/;
const ARCHIVE = /domain\/archive\/|web\/archive\/(?![\w-]+-page\.tsx)/;

/** The pager and the loading of lists belong to others as well. */
const QUOTES = /web\/quotes\/(?![\w-]+-page\.tsx|pager|loading)|domain\/quotes\/(?!topics|card-kinds|paging)/;
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

function isNeededByNearlyEveryVisit(file: string): boolean {
  const shared = /src\/(domain|art|web\/(shell|ui|look|horoscope|sharing|root|blog\/latest))/;
  return (shared.test(file) && !FETCHED_WHEN_NEEDED.test(file)) || STYLED_BEFORE_SCRIPT.test(file);
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
    withReplacedLibraryParts(),
    withoutIdlePatterns(STYLED_BEFORE_SCRIPT, FETCHED_WHEN_NEEDED),
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
                { name: 'site', test: isNeededByNearlyEveryVisit, priority: 5 },
                // Home asks for it as well, and is not to wait for all that comes late.
                { name: 'remembered-sign', test: /shell\/(?:storage|remembered-sign)/, priority: 4 },
                { name: 'late-parts', test: COMES_LATE, priority: 3 },
                { name: 'page-words', test: PAGE_WORDS, priority: 2 },
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
