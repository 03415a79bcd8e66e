import { isConnectionFailure, isFull } from '../db/database.ts';
import { Busy, NotFound } from '../failures.ts';

/** The router makes an error page of a thrown Response's status; anything else it would report as a 500. */
function throwForRouter(error: unknown): never {
  if (error instanceof NotFound) throw new Response(null, { status: 404, statusText: 'Not Found' });
  if (error instanceof Busy || isConnectionFailure(error) || isFull(error))
    throw new Response(null, { status: 503, statusText: 'Service Unavailable' });
  throw error;
}

type Call = (...parameters: unknown[]) => unknown;

function guardedCall(call: Call): Call {
  return (...parameters) => {
    try {
      const answer = call(...parameters);
      return answer instanceof Promise ? answer.catch(throwForRouter) : answer;
    } catch (error) {
      return throwForRouter(error);
    }
  };
}

/** The same calls for page loaders: what fails in a way that a page can show throws the Response for it. */
export function withPageFailures<T extends object>(service: T): T {
  const entries = Object.entries(service).map(([name, member]) => [
    name,
    typeof member === 'function' ? guardedCall(member as Call) : withPageFailures(member as object),
  ]);
  return Object.fromEntries(entries) as T;
}
