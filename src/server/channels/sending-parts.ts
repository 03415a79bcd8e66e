import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Seals } from '../orders/sealing.ts';
import type { ConnectionTokens } from './connection-tokens.ts';
import type { Caller } from './networks/call.ts';
import type { Networks } from './networks/networks.ts';
import type { FileOf } from './sending-file.ts';

/** What posts are sent with. */
export interface SendingParts {
  config: Pick<Config, 'siteUrl'>;
  clock: Clock;
  database: Pick<Database, 'db'>;
  log: Logger;
  seals: Pick<Seals, 'seal' | 'open'>;
  networks: Networks;
  caller: Pick<Caller, 'call'>;
  tokens: Pick<ConnectionTokens, 'accessOf'>;
  fileOf: FileOf;
}

const MINUTE_MS = 60_000;

/** After so long nothing more is sent in one turn: well before the turn ends for all others. */
export const ATTEMPT_MS = 8 * MINUTE_MS;
/** A turn outlives its process: only when it ended may another one look. */
export const LEASE_MS = 12 * MINUTE_MS;
/** A network may need a moment to show what it has taken. */
export const FIRST_LOOK_MS = MINUTE_MS;
export const NEXT_LOOK_MS = 5 * MINUTE_MS;
/** So often it has to be missing before it counts as not there. */
export const LOOKS = 2;
/** Whoever could not be asked for so long leaves it to the owner. */
export const ASK_OWNER_MS = 45 * MINUTE_MS;
/** An upload that goes on and on without an end is left to the owner, too. */
export const UPLOAD_MS = 6 * 60 * MINUTE_MS;
/** What did not go out by then does not by itself. */
export const TRIES = 12;
