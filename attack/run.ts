/**
 * Attacks a fresh instance of the site on this machine with everything that once brought it down, and says whether it
 * holds now. node attack/run.ts [--long] [name …]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printTable } from '../bench/table.ts';
import { watchMachine } from '../test/harness/machine-load.ts';
import type { Attack, Figure } from './attack.ts';
import { births } from './births.ts';
import { disk } from './disk.ts';
import { fuzz } from './fuzz.ts';
import { kill } from './kill.ts';
import { mixedLoad } from './mixed-load.ts';
import { oneStranger } from './one-stranger.ts';
import { overload } from './overload.ts';
import { pictures } from './pictures.ts';
import { smallHoles } from './small-holes.ts';
import { unreadAnswers } from './unread-answers.ts';

const ATTACKS: Record<string, Attack> = {
  'one-stranger': oneStranger,
  births,
  'unread-answers': unreadAnswers,
  overload,
  disk,
  pictures,
  'small-holes': smallHoles,
  fuzz,
  kill,
  'mixed-load': mixedLoad,
};

const REPORT = join(import.meta.dirname, '../test-results/attack.json');

interface Replayed extends Figure {
  machine: string;
}

async function replay(name: string, attack: Attack, long: boolean): Promise<Replayed[]> {
  const tellMachine = watchMachine();
  const startedMs = Date.now();
  console.log(`\n${name}`);
  const tell = (line: string): void => console.log(`  ${line}`);
  const figures = await attack({ long, tell }).catch((error: unknown): Figure[] => {
    const now = error instanceof Error ? error.message : String(error);
    return [{ name: `${name}: ran to its end`, before: '–', goal: 'yes', now, held: false }];
  });
  const machine = tellMachine();
  for (const { name: figure, now, held } of figures) tell(`${held ? 'held' : 'FELL'}  ${figure}: ${now}`);
  tell(`${((Date.now() - startedMs) / 1000).toFixed(0)} s, ${machine}`);
  return figures.map((figure) => ({ ...figure, machine }));
}

function print(figures: readonly Replayed[]): void {
  printTable(
    'Attacks: the site’s figures beside those of the day it fell (stolen: processor time that the host gave to others)',
    [
      ['', 'attack', 'before', 'goal', 'now', 'machine'],
      ...figures.map(({ name, before, goal, now, held, machine }) => [
        held ? 'held' : 'FELL',
        name,
        before,
        goal,
        now,
        machine,
      ]),
    ],
  );
}

const { values, positionals } = parseArgs({
  options: { long: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !Object.hasOwn(ATTACKS, name));
if (unknown.length > 0) {
  console.error(
    `There is no attack called ${unknown.join(', ')}. There are: ${Object.keys(ATTACKS).join(', ')}.`,
  );
  process.exit(1);
}

// Leaves through its own door, where what was started is ended.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const results: Replayed[] = [];
for (const [name, attack] of Object.entries(ATTACKS)) {
  if (positionals.length === 0 || positionals.includes(name))
    results.push(...(await replay(name, attack, values.long)));
}
print(results);
mkdirSync(join(REPORT, '..'), { recursive: true });
writeFileSync(REPORT, JSON.stringify(results, null, 2));
const fallen = results.filter(({ held }) => !held).length;
console.log(`\n${results.length - fallen} held, ${fallen} fell`);
process.exit(fallen > 0 ? 1 : 0);
