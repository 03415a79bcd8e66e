import { Unanswered, Unreached, type Reply } from './call.ts';
import { silence } from './failure.ts';
import type { Found, Published } from './network.ts';

/** What a call that did not end says about the post. */
export async function publishedOr(made: () => Promise<Published>): Promise<Published> {
  try {
    return await made();
  } catch (error) {
    if (error instanceof Unreached) return { kind: 'refused', failure: silence(error.message, false) };
    if (error instanceof Unanswered) return { kind: 'unknown', failure: silence(error.message, true) };
    throw error;
  }
}

/** Whoever could not look does not know. */
export async function foundOr(looked: () => Promise<Found>): Promise<Found> {
  try {
    return await looked();
  } catch (error) {
    if (!(error instanceof Unreached || error instanceof Unanswered)) throw error;
    return { kind: 'unknown', failure: silence(error.message, true) };
  }
}

/** A yes that cannot be read, and a server that fell over, leave open what happened. */
export const leavesOpen = ({ status }: Reply): boolean => status < 300 || status >= 500;
