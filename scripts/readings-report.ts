import { readingBankFrom } from '../src/contract/content.ts';
import { measureReadings } from './measure-readings.ts';
import { readReadingFiles } from './compile-content.ts';

const { figures, failures } = measureReadings(readingBankFrom(readReadingFiles()), '2026-01-01', 400);
for (const { what, value, goal } of figures)
  console.log(`${what.padEnd(64)} ${value.padStart(10)}   ${goal}`);
for (const failure of failures) console.error(`not met: ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
