import { enableCompileCache, flushCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';

/**
 * Half of a start is the loading of modules. What the first one has parsed is kept beside the build. And Node reads a
 * package's description anew for each of its files: the one of drizzle-orm has 180 kB, and the package a hundred files,
 * which is half a second. They import each other by plain paths, so nobody needs to look anything up.
 */
export function loadQuickly(): void {
  enableCompileCache(join(import.meta.dirname, '../../build/compiled'));
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL } = context;
      if (!specifier.startsWith('.') || !parentURL?.includes('/node_modules/drizzle-orm/'))
        return next(specifier, context);
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    },
  });
}

/** For the next start; one that is killed would otherwise leave nothing. */
export const keepWhatWasLoaded = flushCompileCache;
