import { OTHER_DAY_CLASS } from '../../contract/day-veil.ts';

const SCRIPT_HINT = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const PAGE_SCRIPT = /<script type="module" async="">/;

/**
 * A data block to every browser: the text stays where it is until it is called. HTML wants a MIME type here, and
 * checkers of pages say so.
 */
const WAITING = 'text/x-waiting-module';

/** A picture that never comes must not keep a page deaf. */
const LONGEST_WAIT_MS = 4000;

/** A busy phone on a fast line has everything before it paints. Where nobody tells of paints, they aren't waited for. */
const WHEN_PAINTED = `
      function whenPainted(then) {
        var noted = (window.PerformanceObserver && PerformanceObserver.supportedEntryTypes) || [];
        if (!noted.includes('paint')) return then();
        new PerformanceObserver(function (seen, watch) { watch.disconnect(); then(); })
          .observe({ type: 'paint', buffered: true });
      }`;

/**
 * Runs where the page's own script would have begun. It begins once the page has everything it is painted with and is
 * painted, or at the first touch or key; at once where the page is veiled because it shows another day than the
 * visitor's. Each file is asked for in a turn of its own, so that a slow phone can answer its visitor between them. A
 * button that was pressed before anything listened is pressed again when something does: without script it does
 * nothing. What comes later still finds on the page that it was touched.
 */
function loaderOf(files: readonly string[]): string {
  const written = `
    (function () {
      var page = document.documentElement;
      var files = ${JSON.stringify(files)};
      var turns = new MessageChannel();
      var begun, pressed;
      ${WHEN_PAINTED}
      function next() { turns.port2.postMessage(0); }
      function begin() { if (!begun) { begun = true; next(); } }
      function touched() { page.dataset.touched = 'true'; begin(); }
      function ask(file) {
        var link = document.createElement('link');
        link.rel = 'modulepreload';
        link.href = file;
        document.head.append(link);
      }
      function call() {
        var script = document.createElement('script');
        script.type = 'module';
        script.textContent = document.querySelector('script[type="${WAITING}"]').textContent;
        document.head.append(script);
        script.remove();
        turns.port1.close();
      }
      turns.port1.onmessage = function () {
        if (files.length) { ask(files.shift()); next(); } else call();
      };
      if (page.classList.contains('${OTHER_DAY_CLASS}')) begin();
      addEventListener('load', function () { whenPainted(begin); });
      setTimeout(begin, ${LONGEST_WAIT_MS});
      addEventListener('pointerdown', touched, { once: true, capture: true });
      addEventListener('keydown', touched, { once: true, capture: true });
      addEventListener('click', function (click) {
        if (!page.dataset.hydrated) pressed = click.target.closest('button[type=button]');
      }, true);
      new MutationObserver(function (seen, watch) {
        watch.disconnect();
        if (pressed) pressed.click();
      }).observe(page, { attributeFilter: ['data-hydrated'] });
    })()`;
  return written.replaceAll(/\n\s*/g, '');
}

export interface DeferredScripts {
  html: string;
  /** The inline script that was put in. */
  added: string[];
}

/**
 * A page can be read before its script is here: styles, letters and pictures have the line to themselves, and the
 * script is asked for when they have come (decision 019).
 */
export function deferScripts(html: string): DeferredScripts {
  if (!PAGE_SCRIPT.test(html)) return { html, added: [] };
  const scripts = [...html.matchAll(SCRIPT_HINT)].map(([, script]) => script!);
  const loader = loaderOf(scripts);
  const deferred = html
    .replaceAll(SCRIPT_HINT, '')
    .replace(PAGE_SCRIPT, `<script type="${WAITING}">`)
    .replace('</body>', () => `<script>${loader}</script></body>`);
  return { html: deferred, added: [loader] };
}
