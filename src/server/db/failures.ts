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

/** True when the database could not be reached, wherever in the chain of causes (drizzle wraps pg's errors). */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isOneConnectionFailure(error)) return true;
  if (error instanceof AggregateError && error.errors.some(isConnectionFailure)) return true;
  return isConnectionFailure(error.cause);
}
