/** The database cannot be used until somebody changes something; the message is the sentence to show. */
export class DatabaseUnusable extends Error {
  override name = 'DatabaseUnusable';
}

/** The database is away for the moment; asking again later is right. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
  constructor(message = 'The database is away for the moment.', options?: ErrorOptions) {
    super(message, options);
  }
}

const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

// Class 08, too many connections, and the server's own comings and goings (admin shutdown, crash, starting up).
const SQLSTATE = /^(08...|53300|57P0[1235])$/;

// pg gives these no code.
const MESSAGES =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

function isOneConnectionFailure(error: Error & { code?: unknown; syscall?: unknown }): boolean {
  if (error instanceof DatabaseAway || MESSAGES.test(error.message)) return true;
  if (typeof error.code !== 'string') return false;
  // A socket that does not exist (yet) or may not be entered; the same codes on other calls mean something else.
  const missingSocket = error.syscall === 'connect' && ['ENOENT', 'EACCES', 'EAGAIN'].includes(error.code);
  return SYSTEM_CODES.has(error.code) || SQLSTATE.test(error.code) || missingSocket;
}

type Check = (error: Error & { code?: unknown; syscall?: unknown }) => boolean;

/** Wherever in the chain of causes: drizzle wraps pg's errors. */
function isAnywhere(error: unknown, check: Check): boolean {
  if (!(error instanceof Error)) return false;
  if (check(error)) return true;
  if (error instanceof AggregateError && error.errors.some((one) => isAnywhere(one, check))) return true;
  return isAnywhere(error.cause, check);
}

const hasState = (pattern: RegExp): Check => {
  return ({ code }) => typeof code === 'string' && pattern.test(code);
};

/** True when the database could not be reached. */
export function isConnectionFailure(error: unknown): boolean {
  return isAnywhere(error, isOneConnectionFailure);
}

const isOutOfResources = hasState(/^53...$/);

/** True when the database is there but has no disk or memory left for what it was asked. */
export function isFull(error: unknown): boolean {
  return isAnywhere(error, isOutOfResources);
}

const isUnstorable = hasState(/^(22021|22P05)$/);

/** True when a text has a character that PostgreSQL does not store: NUL. */
export function isUnstorableText(error: unknown): boolean {
  return isAnywhere(error, isUnstorable);
}
