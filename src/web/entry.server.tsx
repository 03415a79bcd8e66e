import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';

export { pageContext } from './shell/loading.ts';

export const streamTimeout = 5_000;

/**
 * Waits for the whole page: it is cached as bytes, hashed for the policy and read without script, so nothing may
 * arrive later. An endless chunk size keeps React from moving large parts into hidden boxes with inline scripts.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let failed = false;
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Infinity,
    signal: AbortSignal.timeout(streamTimeout + 1_000),
    onError(error) {
      failed = true;
      console.error(error);
    },
  });
  await stream.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(stream, { status: failed ? 500 : status, headers });
}
