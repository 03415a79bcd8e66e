import { BUILT_IN_CHANNELS } from '../../domain/channels/built-in.ts';
import type { Connection } from '../db/database.ts';
import { addChannels, type NewChannel } from './channel-store.ts';

const ROWS: readonly NewChannel[] = BUILT_IN_CHANNELS.map(({ voice: _written, ...plan }) => ({
  ...plan,
  isBuiltIn: true,
}));

/** Makes the five on the first start, whichever instance comes first; afterwards they are the owner's. */
export function builtInChannels(db: Connection): () => Promise<void> {
  let made: Promise<unknown> | null = null;
  return async () => {
    made ??= addChannels(db, ROWS);
    // While the database is away the next one to ask tries again.
    await made.catch((error: unknown) => {
      made = null;
      throw error;
    });
  };
}
