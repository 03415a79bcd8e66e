import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scaleSteps } from '../scales.ts';

const STYLES = join(import.meta.dirname, '../../src/web');

/** Which scale a property is measured by. Edges, places in a drawing and the sizes of boxes have none. */
const MEASURED_BY = [
  { scale: '--space-', properties: /^(?:(?:padding|margin|inset)(?:-[a-z-]+)?|(?:row-|column-)?gap)$/ },
  { scale: '--type-', properties: /^font(?:-size)?$/ },
];

const DECLARATION = /^[ \t]*([a-z-]+):\s+([^;{}]+);/gm;
/** What is reckoned or painted inside of a function is its own measure. */
const FUNCTION = /[\w-]+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

function stepsFor(property: string, steps: ReadonlyMap<string, string>): Map<string, string> {
  const scale = MEASURED_BY.find(({ properties }) => properties.test(property))?.scale;
  return new Map(
    [...steps].filter(([name]) => scale && name.startsWith(scale)).map(([name, value]) => [value, name]),
  );
}

/** Values that stand where a step of a scale has the same, a sentence each. */
export function literalSteps(sheet: string, steps: ReadonlyMap<string, string>): string[] {
  return [...sheet.matchAll(DECLARATION)].flatMap(([, property, value]) => {
    const names = stepsFor(property!, steps);
    const words = value!.replace(FUNCTION, '').split(/[\s,/]+/);
    return words
      .filter((word) => names.has(word))
      .map((word) => `${property}: ${word} is var(${names.get(word)})`);
  });
}

if (import.meta.main) {
  const steps = scaleSteps();
  const sheets = readdirSync(STYLES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const found = sheets.flatMap((file) =>
    literalSteps(readFileSync(join(STYLES, file), 'utf8'), steps).map(
      (literal) => `src/web/${file}: ${literal}`,
    ),
  );
  if (found.length > 0) console.error(found.join('\n'));
  process.exitCode = found.length > 0 ? 1 : 0;
}
