import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter } from 'react-router';
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router';
import { SCRIPT_MARK_HEADER } from '../contract/script-mark.ts';
import { servicesFrom } from './shell/loading.ts';
import { ScriptMarkProvider } from './shell/script-mark.ts';

export { pageContext } from './shell/loading.ts';

export const streamTimeout = 5_000;

/** The router would print a failure with all that it carries along. */
export const handleError: HandleErrorFunction = (failure, { context }) => {
  servicesFrom(context).reportFailure(failure);
};

/**
 * Waits for the whole page: it is cached as bytes, hashed for the policy and read without script, so nothing may
 * arrive later. An endless chunk size keeps React from moving large parts into hidden boxes with inline scripts.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  let failed = false;
  const mark = crypto.randomUUID();
  const page = (
    <ScriptMarkProvider value={mark}>
      <ServerRouter context={context} url={request.url} nonce={mark} />
    </ScriptMarkProvider>
  );
  // What the loaders did and the rendering are two turns: other requests go in between.
  await new Promise((resolve) => setTimeout(resolve));
  const stream = await renderToReadableStream(page, {
    progressiveChunkSize: Infinity,
    nonce: mark,
    signal: AbortSignal.timeout(streamTimeout + 1_000),
    onError(error) {
      failed = true;
      servicesFrom(loadContext).reportFailure(error);
    },
  });
  await stream.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set(SCRIPT_MARK_HEADER, mark);
  return new Response(stream, { status: failed ? 500 : status, headers });
}
