import { enableCompileCache, flushCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';

/**
 * Half of a start is the loading of modules, so what the first start has parsed is cached beside the build. Besides, Node
 * reads a package's package.json again for each of its files: drizzle-orm's has 180 kB, and the package a hundred files,
 * which takes half a second. They import each other by relative paths, which need no package.json to be resolved.
 */
export function enableModuleCache(): void {
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

/** Writes the cache for the next start now: a process that is killed later would write nothing. */
export const flushModuleCache = flushCompileCache;
