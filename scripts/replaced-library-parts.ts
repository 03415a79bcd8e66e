import type { Plugin } from 'vite';

/** Names that must exist for the bundler, and whose users it drops. */
const onlyTheServerAsks = (...names: string[]): string =>
  names.map((name) => `export const ${name} = undefined;`).join('\n');

/**
 * Parts this site never reaches and no bundler can drop, because the libraries ask for them while they run: the
 * router's measuring hooks (we hand it none) and its discovery of routes bit by bit (ours travel whole, see
 * react-router.config.ts), the query client's mutations and endless lists (only the desk, a build of its own, has any).
 * Each visitor would load four kilobytes of them. What takes their place gives the answers
 * they give when switched off; a name that is missing here stops the build, and so does a file that moved.
 */
const UNUSED: Record<string, string> = {
  'react-router/dist/production/lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    ${onlyTheServerAsks('instrumentHandler', 'instrumentationResultMetaContext')}`,
  'react-router/dist/production/lib/dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => undefined;
    ${onlyTheServerAsks('getManifestPath', 'getPathsWithAncestors', 'handleClientVersionMismatch')}`,
  '@tanstack/query-core/build/modern/mutationCache.js': `
    export class MutationCache {
      clear() {}
      findAll() {
        return [];
      }
      getAll() {
        return [];
      }
      resumePausedMutations() {
        return Promise.resolve();
      }
    }`,
  '@tanstack/query-core/build/modern/infiniteQueryBehavior.js': `
    export const infiniteQueryBehavior = () => undefined;
    export const hasNextPage = () => false;
    export const hasPreviousPage = () => false;`,
};

/**
 * Where a page's code does not come, the router reloads the page that is left, each time and without a word. Here it is
 * asked for once more, under another address, since browsers keep a failed module. After that a page stands in that
 * fails with the same error, for the error boundary to show (decision 026): the router has no way to end a navigation
 * whose module is rejected.
 */
const RELOADING: Record<string, string> = {
  'react-router/dist/production/lib/dom/ssr/routeModules.js': `
    const load = (address) => import(/* @vite-ignore */ address);
    export async function loadRouteModule({ id, module }, loaded) {
      try {
        return (loaded[id] ??= await load(module).catch(() => load(module + '?again')));
      } catch (error) {
        const fail = () => {
          throw error;
        };
        return { default: fail, clientLoader: fail };
      }
    }`,
};

/**
 * Before code that comes on demand its styles are asked for, unless a link names them already. The router marks a link with
 * an empty fragment where it may be taken away with its page, so that the copy of such code is its own. The site's own
 * styles never go, but are marked as well: asked for once more they would have the whole page styled and laid out again.
 */
const STYLED_TWICE: Record<string, string> = {
  'vite/preload-helper.js': `
    const asked = new Map();
    const isStyle = (address) => address.endsWith('.css');
    function isLinked(address) {
      const links = [...document.getElementsByTagName('link')];
      const stays = /\\/site-[^/]+\\.css$/.test(address);
      return links.some(
        ({ rel, href }) =>
          (rel === 'stylesheet' || !isStyle(address)) && (href === address || (stays && href === address + '#')),
      );
    }
    function link(address) {
      const element = document.createElement('link');
      element.rel = isStyle(address) ? 'stylesheet' : 'modulepreload';
      element.crossOrigin = '';
      element.href = address;
      document.head.append(element);
      if (!isStyle(address)) return;
      return new Promise((resolve, reject) => {
        element.onload = resolve;
        element.onerror = () => {
          asked.delete(address);
          element.remove();
          reject(new Error('Styles did not come: ' + address));
        };
      });
    }
    function ask(file) {
      const address = new URL('/' + file, location.href).href;
      if (!asked.has(address)) asked.set(address, isLinked(address) ? undefined : link(address));
      return asked.get(address);
    }
    export const __vitePreload = (load, files = []) => Promise.all(files.map(ask)).then(load);`,
};

/**
 * Functions inside larger files, each reached only through what no page here has: actions and fetchers of the router;
 * view transitions, lists of suspended parts, hidden activities and custom elements of React.
 */
const LEFT_OUT: Record<string, readonly string[]> = {
  'react-router/dist/production/lib/router/router.js': [
    'handleAction',
    'handleFetcherAction',
    'handleFetcherLoader',
  ],
  'react-dom/cjs/react-dom-client.production.js': [
    'applyViewTransitionToHostInstancesRecursive',
    'commitAfterMutationEffectsOnFiber',
    'measureNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'setPropOnCustomElement',
    'startViewTransition',
    'updateActivityComponent',
    'updateSuspenseListComponent',
  ],
};

interface Place {
  start: number;
  end: number;
}

/** The bodies of all functions of these names, last first: what is cut there moves nothing before it. */
function bodiesOf(names: readonly string[], node: unknown, found: Place[] = []): Place[] {
  if (typeof node !== 'object' || node === null) return found;
  const { type, id, body } = node as { type?: string; id?: { name: string }; body?: Place };
  if (type === 'FunctionDeclaration' && id && names.includes(id.name)) found.unshift(body!);
  else for (const part of Object.values(node)) bodiesOf(names, part, found);
  return found;
}

function withoutBodies(code: string, bodies: readonly Place[]): string {
  return bodies.reduce(
    (rest, { start, end }) => `${rest.slice(0, start)}{throw Error('left out')}${rest.slice(end)}`,
    code,
  );
}

const REPLACED = { ...UNUSED, ...RELOADING, ...STYLED_TWICE };

const keyOf = (parts: object, id: string): string | undefined =>
  Object.keys(parts).find((path) => id.endsWith(path));

export function withReplacedLibraryParts(): Plugin {
  const met = new Set<string>();
  return {
    name: 'with-replaced-library-parts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      const part = keyOf(REPLACED, id);
      if (!part) return null;
      met.add(part);
      return REPLACED[part]!;
    },
    transform(code, id) {
      const part = keyOf(LEFT_OUT, id);
      if (!part) return null;
      const names = LEFT_OUT[part]!;
      const bodies = bodiesOf(names, this.parse(code));
      if (bodies.length !== names.length)
        throw new Error(`Not each of ${names.join(', ')} is once in ${part}`);
      met.add(part);
      return { code: withoutBodies(code, bodies), map: null };
    },
    buildEnd(error) {
      const missing = Object.keys({ ...REPLACED, ...LEFT_OUT }).filter((path) => !met.has(path));
      if (!error && missing.length > 0) throw new Error(`Not in the bundle any more: ${missing.join(', ')}`);
    },
  };
}
