import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { createSeals, type Seals } from '../orders/sealing.ts';
import { challenges, type Challenges } from './challenges.ts';
import { lockout, type Lockout } from './lockout.ts';
import { passwords, type Passwords } from './password.ts';
import { sessions, type Sessions } from './sessions.ts';

export interface AccessOptions {
  config: Config;
  clock: Clock;
  database: Database;
}

/** What the ways in have in common. */
export interface AccessParts extends AccessOptions {
  seals: Seals;
  passwords: Passwords;
  sessions: Sessions;
  lockout: Lockout;
  challenges: Challenges;
}

export function accessParts(options: AccessOptions): AccessParts {
  const seals = createSeals(options.config);
  return {
    ...options,
    seals,
    passwords: passwords(),
    sessions: sessions(options),
    lockout: lockout({ ...options, seals }),
    challenges: challenges(options),
  };
}

export const nowOf = ({ clock }: Pick<AccessParts, 'clock'>): Date => new Date(clock.nowMs());
