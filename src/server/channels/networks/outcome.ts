import { Unanswered, Unreached } from './call.ts';
import type { Found, Published } from './network.ts';

/** What a call that did not end says about the post. */
export async function publishedOr(made: () => Promise<Published>): Promise<Published> {
  try {
    return await made();
  } catch (error) {
    if (error instanceof Unreached) return { kind: 'unreached', detail: error.message };
    if (error instanceof Unanswered) return { kind: 'unknown', detail: error.message, error: null };
    throw error;
  }
}

/** Whoever could not look does not know. */
export async function foundOr(looked: () => Promise<Found>): Promise<Found> {
  try {
    return await looked();
  } catch (error) {
    if (!(error instanceof Unreached || error instanceof Unanswered)) throw error;
    return { kind: 'unknown', detail: error.message, error: null };
  }
}
