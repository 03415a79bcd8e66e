import { registerHooks } from 'node:module';

const NO_COUNTER = 'data:text/javascript,export const pageCounter = () => () => {};';

/** Loaded before a site: it answers the same pages and counts none of them. */
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return found.url.endsWith('/counting/page-counter.ts') ? { url: NO_COUNTER, shortCircuit: true } : found;
  },
});
