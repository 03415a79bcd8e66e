import type { SignKey } from '../../domain/zodiac/signs.ts';

/** Whom the worker subscribes anew when the browser changes its subscription. */
export interface VisitorMemo {
  visitorId: string;
  sign: SignKey;
  zone: string;
}

/** What a page sends to the worker. */
export type ToWorker =
  /** A page was read, and by whom; what it loaded before the worker was there, and the visitor's chosen sign. */
  | { kind: 'read'; visitorId: string; address: string; loaded: string[]; sign: SignKey | null }
  | { kind: 'visitor'; memo: VisitorMemo }
  /** To a worker that waits: the page was just loaded and may be the only one. */
  | { kind: 'take-over' };
