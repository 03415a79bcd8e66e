import { pino, type DestinationStream, type Logger, type LogFn } from 'pino';

const STDERR = 2;

/** Ids and keys, wherever they may have got into a sentence: the address of a tarot reading opens it to its reader. */
const SECRET_LIKE = /(?=[\w-]*\d)[\w-]{20,}/g;

function withoutSecrets(text: string): string {
  return text.replace(SECRET_LIKE, '…');
}

type CodedError = Error & { code?: string };

function rootCause(error: Error): CodedError {
  return error.cause instanceof Error ? rootCause(error.cause) : error;
}

/** PostgreSQL's "data exceptions": their message repeats the value that was wrong. */
const isDataException = ({ code, message }: CodedError): boolean =>
  message !== '' && /^22\w{3}$/.test(code ?? '');

/**
 * Why something failed, fit for the log. A failed query would repeat its values, visitors and endpoints among them; what
 * the database said of it does not.
 */
export function reasonOf(failure: unknown): string {
  const error = rootCause(failure instanceof Error ? failure : new Error(String(failure)));
  if (error.message.startsWith('Failed query')) return error.name;
  if (isDataException(error)) return `the database refused a value (${error.code})`;
  // Node's own error for a host with several addresses has a code and no message.
  return withoutSecrets(error.message || error.code || error.name);
}

/** Where it happened; the lines before these repeat the message. */
function framesOf({ stack = '' }: Error): string[] {
  return stack.split('\n').filter((line) => /^\s+at /.test(line));
}

/** A failure without what it may carry along: values of a query, details of the database, requests. */
function describeFailure(failure: unknown): object {
  const error = failure instanceof Error ? failure : new Error(String(failure));
  const { name, code } = rootCause(error);
  const message = reasonOf(error);
  return { type: name, code, message, stack: [`${name}: ${message}`, ...framesOf(error)].join('\n') };
}

/** A line without words of its own would get those of its failure. */
function writeLine(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [fields, ...words] = args as [unknown, ...unknown[]];
  const failure = fields instanceof Error ? fields : (fields as { err?: unknown } | null)?.err;
  if (failure !== undefined && words.length === 0) words.push(reasonOf(failure));
  const line = [fields, ...words].map((part) => (typeof part === 'string' ? withoutSecrets(part) : part));
  method.apply(this, line as Parameters<LogFn>);
}

/** The address as its route is written: what stands for a parameter in it may be a secret. */
function describeRequest(request: { method: string; routeOptions?: { url?: string } }): object {
  return { method: request.method, route: request.routeOptions?.url };
}

/**
 * The one log of a process: a JSON object per line on stderr, without identifiers (no headers, no addresses of pages,
 * visitors or push services). Stdout is left to the few plain lines for whoever watches a start.
 */
export function createLog(level: string, stream: DestinationStream = pino.destination(STDERR)): Logger {
  const options = {
    level,
    base: null,
    hooks: { logMethod: writeLine },
    serializers: { req: describeRequest, err: describeFailure },
  };
  return pino(options, stream);
}

/** Says on stdout, in plain words, why a start takes long; like any news of level info it can be turned off. */
export function printProgress(log: Logger, sentence: string): void {
  if (log.isLevelEnabled('info')) console.log(sentence);
}
