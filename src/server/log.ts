import { pino, type DestinationStream, type Logger } from 'pino';

const STDERR = 2;

/**
 * The one log of a process: a JSON object per line on stderr, without identifiers (no headers, no query strings, no
 * addresses of visitors or push services). Stdout is left to the few plain lines for whoever watches a start.
 */
export function createLog(level: string, stream: DestinationStream = pino.destination(STDERR)): Logger {
  const options = {
    level,
    base: null,
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split('?')[0],
      }),
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        message: error.message,
        stack: error.stack ?? '',
      }),
    },
  };
  return pino(options, stream);
}

/** Says on stdout, in plain words, why a start takes long; like any news of level info it can be turned off. */
export function printProgress(log: Logger, sentence: string): void {
  if (log.isLevelEnabled('info')) console.log(sentence);
}

/** Why something failed, fit for the log: a failed query would repeat its values, visitors and endpoints among them. */
export function reasonOf(failure: unknown): string {
  const error: Error & { code?: string } = failure instanceof Error ? failure : new Error(String(failure));
  if (error.cause instanceof Error) return reasonOf(error.cause);
  if (error.message.startsWith('Failed query')) return error.name;
  // Node's own error for a host with several addresses has a code and no message.
  return error.message || error.code || error.name;
}
