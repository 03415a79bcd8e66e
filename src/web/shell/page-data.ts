import { data, type RouterContextProvider } from 'react-router';
import type { PageServices } from '../../contract/page-services.ts';
import { HttpFailure } from './api-client.ts';
import type { ApiQuery } from './api-query.ts';
import { servicesFrom } from './loading.ts';
import { browserQueryClient } from './query-client.ts';

export const notFound = () => data(null, { status: 404, statusText: 'Not Found' });

/** What there is, or the not-found page. */
export function orMissing<T>(found: T | null): T {
  if (found === null) throw notFound();
  return found;
}

type Found<T> = T | null | Promise<T | null>;

/** Takes what a page shows from where it is: by the query in the browser, by the finding on the server. */
export type Take = <T>(query: ApiQuery<T>, find: (services: PageServices) => Found<NoInfer<T>>) => Promise<T>;

/** A page's data, said once for both places; what is missing is the not-found page in both. */
type Load<Args, T> = (take: Take, args: Args) => Promise<T>;

interface ServerArgs {
  context: Readonly<RouterContextProvider>;
}

export function onServer<Args extends ServerArgs, T>(load: Load<Args, T>) {
  return (args: Args): Promise<T> =>
    load(async (_query, find) => orMissing(await find(servicesFrom(args.context))), args);
}

/** For pages whose API refuses a name that none can have with another code than one that none has. */
export const isRefusal = (status: number): boolean => status < 500;

const isNotFound = (status: number): boolean => status === 404;

export function inBrowser<Args, T>(load: Load<Args, T>, isMissing = isNotFound) {
  return async (args: Args): Promise<T> => {
    try {
      return await load((query) => browserQueryClient().fetchQuery(query), args);
    } catch (error) {
      throw error instanceof HttpFailure && isMissing(error.status) ? notFound() : error;
    }
  };
}
