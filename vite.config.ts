import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Parts whose code comes on demand into pages the server has drawn already: their styles must be there first. */
const STYLED_BEFORE_SCRIPT =
  /web\/(?:compatibility\/(?:match|love|dial|angle|ledger|bars|sign-disc)[\w-]*|forecast\/[\w-]+)\.module\.css/;

const FETCHED_WHEN_NEEDED =
  /compatibility\/(angles|bands|pairs)\.ts|domain\/(?:archive\/|blog\/|popups\/|preferences\/|calendar\/zones|pages\/(pages|resolve|archive|opening|settings|sky|pair|blog|api-docs)|forecast\/(change-words|sections)|sharing\/shared-period)|drawing\/(ring|svg|strip|label-placer|wheel-shape|moon-phase)\.ts|sky\/(aspects|event-words|intro|skyline|speeds)\.ts|toast-(plate|time|swipe)|shell\/(storage|remembered-sign|shortcut)|ui\/switch|not-found|past-scale|dialog|(home-(page|head)|sign-picker|unknown-sign)\.tsx/;

function isNeededByNearlyEveryVisit(file: string): boolean {
  const shared = /src\/(domain|web\/(shell|ui|look|horoscope|root|blog\/queries|popups\/on-demand))/;
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
                { name: 'libraries', test: /node_modules/, priority: 2 },
                { name: 'site', test: isNeededByNearlyEveryVisit, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
