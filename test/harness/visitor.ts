import { newVisitorId } from '../../src/domain/visitor/visitor-id.ts';

/** Somebody who has never been here. */
export const stranger = (): string =>
  newVisitorId(Date.now(), (count) => crypto.getRandomValues(new Uint8Array(count)));
