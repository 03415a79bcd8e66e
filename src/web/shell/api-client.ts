import { visitorId } from './visitor.ts';

/** Any answer that is not a success; the message is the status code, a colon and the body, or the status text. */
export class HttpFailure extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
  }
}

interface Options {
  body?: unknown;
  /** Besides those that every call carries. */
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Every call carries the visitor's identifier and credentials; a body, when present, is JSON. */
export async function apiRequest(
  method: string,
  url: string,
  { body, headers, signal }: Options = {},
): Promise<Response> {
  const response = await fetch(url, {
    method,
    signal,
    credentials: 'include',
    headers: {
      'X-User-Id': visitorId(),
      ...headers,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (response.ok) return response;
  throw new HttpFailure(response.status, (await response.text()) || response.statusText);
}
