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
const REPLACED: Record<string, string> = {
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

export function withoutUnusedLibraryParts(): Plugin {
  const met = new Set<string>();
  return {
    name: 'without-unused-library-parts',
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
