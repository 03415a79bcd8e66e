interface Call {
  method?: 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** A call of the worker's own carries what every call of a page carries: the visitor's identifier and credentials. */
export function callAs(visitorId: string, path: string, { headers, ...rest }: Call = {}): Promise<Response> {
  return fetch(path, { ...rest, credentials: 'include', headers: { ...headers, 'X-User-Id': visitorId } });
}
