import type { Logger } from 'pino';
import { createLog } from '../../src/server/log.ts';

export const silentLog: Logger = createLog('silent');

/** A log whose lines a test reads, as the JSON that was written. */
export function recordingLog(level = 'trace'): { log: Logger; lines: string[] } {
  const lines: string[] = [];
  return { lines, log: createLog(level, { write: (line) => void lines.push(line.trimEnd()) }) };
}
