import type { Plugin } from 'vite';

/** Names that must exist for the bundler, and whose users it drops. */
const onlyTheServerAsks = (...names: string[]): string =>
  names.map((name) => `export const ${name} = undefined;`).join('\n');

/**
 * Parts of React Router this site never reaches and no bundler can drop, because the router asks for them while it
 * runs: measuring hooks (we hand it none) and the discovery of routes bit by bit (ours travel whole, see
 * react-router.config.ts). Each visitor would load two kilobytes of them. What takes their place gives the answers
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

const REPLACED = { ...UNUSED, ...RELOADING };

export function withReplacedLibraryParts(): Plugin {
  const met = new Set<string>();
  return {
    name: 'with-replaced-library-parts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      const part = Object.keys(REPLACED).find((path) => id.endsWith(path));
      if (!part) return null;
      met.add(part);
      return REPLACED[part]!;
    },
    buildEnd(error) {
      const missing = Object.keys(REPLACED).filter((path) => !met.has(path));
      if (!error && missing.length > 0) throw new Error(`Not in the bundle any more: ${missing.join(', ')}`);
    },
  };
}
