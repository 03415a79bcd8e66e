import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Parts whose code comes on demand into pages the server has drawn already: their styles must be there first. */
const STYLED_BEFORE_SCRIPT =
  /web\/(?:compatibility\/(?:match|love|dial|angle|ledger|bars|sign-disc)[\w-]*|forecast\/[\w-]+)\.module\.css/;

const FETCHED_WHEN_NEEDED =
  /compatibility\/(angles|bands|pairs)\.ts|domain\/(?:archive\/|blog\/|offline\/|popups\/|preferences\/|calendar\/zones|pages\/(pages|resolve|archive|offline|opening|settings|sky|pair|blog|api-docs)|forecast\/(change-words|sections)|sharing\/shared-period)|horoscope\/share-(anywhere|picture)|drawing\/(ring|svg|strip|label-placer|wheel-shape|moon-phase)\.ts|sky\/(aspects|event-words|intro|skyline|speeds)\.ts|toast-(plate|time|swipe)|shell\/(late-parts|storage|remembered-sign|shortcut)|ui\/switch|not-found|past-scale|dialog|(home-(page|head)|continue-line|sign-picker|unknown-sign)\.tsx/;

/** One file instead of five: the name of each would be listed in what every visit loads. */
const COMES_LATE =
  /web\/(?:popups|preferences|push|install|offline\/(?:device-copy|worker-line)|shell\/late-parts)|domain\/(?:offline\/stores|popups|preferences)/;

function isNeededByNearlyEveryVisit(file: string): boolean {
  const shared = /src\/(domain|web\/(shell|ui|look|horoscope|root|blog\/latest))/;
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
  plugins: [reactRouter()],
  css: { modules: { generateScopedName: className } },
  build: {
    target: 'es2022',
    // Slower than the bundler's own, and three kilobytes lighter for every visitor.
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3, pure_getters: true } },
    // Pictures and fonts stay files: inlined they would be paid for by every page and hashed into every chunk.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files instead of forty: the libraries, what nearly every visit needs, and one per other page.
            codeSplitting: {
              groups: [
                { name: 'libraries', test: /node_modules/, priority: 4 },
                { name: 'site', test: isNeededByNearlyEveryVisit, priority: 3 },
                // Home asks for it as well, and is not to wait for all that comes late.
                { name: 'remembered-sign', test: /shell\/(?:storage|remembered-sign)/, priority: 2 },
                { name: 'late-parts', test: COMES_LATE, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
