import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportBankFrom } from '../../content/report.ts';
import type { ReportBank } from '../../domain/report/bank.ts';

const COMPILED = join(import.meta.dirname, '../../../build/content/report.json');

let kept: ReportBank | null = null;

/** In a thread that writes reports: half a megabyte of words, read when the first one is asked for. */
export function threadBank(): ReportBank {
  kept ??= reportBankFrom(JSON.parse(readFileSync(COMPILED, 'utf8')));
  return kept;
}
