import { reportBankFrom } from '../../content/report.ts';
import type { ReportBank } from '../../domain/report/bank.ts';
import { compiledNow } from '../compiled.ts';

let kept: ReportBank | null = null;

/** In a thread that writes reports: half a megabyte of words, read when the first one is asked for. */
export function threadBank(): ReportBank {
  kept ??= reportBankFrom(compiledNow('report'));
  return kept;
}
