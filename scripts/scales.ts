import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const TOKENS = join(import.meta.dirname, '../src/web/look/tokens.css');
const STEP = /(--(?:space|type)-[\d-]+): ([^;]+);/g;
const USE = /var\((--(?:space|type)-[\w-]+)\)/g;

/** The steps of the scales, `--space-8` with `8px`. */
export function scaleSteps(): ReadonlyMap<string, string> {
  return new Map([...readFileSync(TOKENS, 'utf8').matchAll(STEP)].map(([, name, value]) => [name!, value!]));
}

/** The sheet with the values of the steps it names. */
export function withStepValues(sheet: string, steps: ReadonlyMap<string, string>): string {
  return sheet.replace(STEP, '').replace(USE, (_, name: string) => {
    const value = steps.get(name);
    if (value === undefined) throw new Error(`No step of a scale in look/tokens.css: ${name}`);
    return value;
  });
}

/** Steps of the scales are for whoever writes styles: a browser gets their values, which are shorter. */
export function withScaleValues(): Plugin {
  const steps = scaleSteps();
  return {
    name: 'with-scale-values',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler: (sheet) => ({ code: withStepValues(sheet, steps), map: null }),
    },
  };
}
