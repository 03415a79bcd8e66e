/**
 * Why a service refused what it was asked; the message is a sentence that a visitor may read. Services know no HTTP:
 * http/errors.ts turns these into answers of the API, pages/page-failures.ts into error pages.
 */
export abstract class Failure extends Error {}

export class NotFound extends Failure {
  override name = 'NotFound';
}

/** What was asked does not fit what is stored: asking the same again would be refused again. */
export class Conflict extends Failure {
  override name = 'Conflict';
}

export class Invalid extends Failure {
  override name = 'Invalid';
}

const RETRY_AFTER_SECONDS = 5;

/** Asking again later is right. */
export abstract class Postponed extends Failure {
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds = RETRY_AFTER_SECONDS) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** There is too much to do right now. */
export class Busy extends Postponed {
  override name = 'Busy';
}

/** The asker has had their share. */
export class TooMany extends Postponed {
  override name = 'TooMany';
}
