export interface Request {
  method: string;
  target: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
  /** What goes on because of it after its answer. */
  settled?: () => Promise<void>;
}

export const get = (target: string): Request => ({ method: 'GET', target, headers: {}, body: undefined });

export const jsonPost = (target: string, body: object): Request => ({
  method: 'POST',
  target,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
