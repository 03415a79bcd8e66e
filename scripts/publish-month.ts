import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readingBankFrom } from '../src/contract/content.ts';
import { Almanac } from '../src/domain/reading/almanac.ts';
import { readReadingFiles } from './compile-content.ts';
import { hashMonths, type PublishedMonths } from './published-months.ts';

const FILE = join(import.meta.dirname, '../test/golden/published-months.json');

/** Adds the hashes of finished months; what is there already is never written over. */
const lastDay = process.argv[2];
if (!lastDay) throw new Error('Say the last day of the last finished month: publish-month.ts 2026-10-31');
const known = JSON.parse(readFileSync(FILE, 'utf8')) as PublishedMonths;
const all = hashMonths(new Almanac(readingBankFrom(readReadingFiles())), lastDay);
writeFileSync(FILE, `${JSON.stringify({ ...all, ...known }, null, 2)}\n`);
