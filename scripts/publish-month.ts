import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { monthOf } from '../src/domain/calendar/civil-date.ts';
import { hashMonths, type PublishedMonths } from './published-months.ts';

const FILE = join(import.meta.dirname, '../test/golden/published-months.json');

/**
 * Adds the hashes of finished months. What is there already is never written over, unless `--anew` says that nothing
 * of it has been published yet.
 */
const [lastMonth = '', anew] = process.argv.slice(2);
if (!/^\d{4}-\d{2}/.test(lastMonth) || (anew !== undefined && anew !== '--anew'))
  throw new Error('Say the last finished month: publish-month.ts 2026-10 [--anew]');
const all = hashMonths(monthOf(lastMonth));
const known = anew ? {} : (JSON.parse(readFileSync(FILE, 'utf8')) as Partial<PublishedMonths>);
const kept = Object.entries(all).map(([kind, months]) => [
  kind,
  { ...months, ...known[kind as keyof PublishedMonths] },
]);
writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
