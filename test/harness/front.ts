import { once } from 'node:events';
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Front {
  url: string;
  /** From now on this path is answered with its text changed, as after a new release. */
  change: (path: string, edit: (text: string) => string) => void;
  /** From now on these paths are gone. */
  lose: (paths: RegExp) => void;
  /** What was asked for so far, by path and query, with the identifier it came with and all that was said with it. */
  asked: { path: string; visitorId: string | undefined; headers: IncomingHttpHeaders }[];
  stop: () => Promise<void>;
}

async function sendEdited(
  response: IncomingMessage,
  edit: (text: string) => string,
  answer: ServerResponse,
): Promise<void> {
  const text = edit(Buffer.concat(await response.toArray()).toString());
  const { 'content-length': _, ...kept } = response.headers;
  answer.writeHead(response.statusCode!, kept).end(text);
}

/** Stands before a real site as a release would: what it does not change goes through untouched. */
export async function startFront(siteUrl: string): Promise<Front> {
  const edits = new Map<string, (text: string) => string>();
  let lost: RegExp | null = null;
  const heard: Front['asked'] = [];
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    const { headers: said } = asked;
    heard.push({ path, visitorId: said['x-user-id'] as string | undefined, headers: said });
    if (lost?.test(path)) return answer.writeHead(404).end();
    const edit = edits.get(path);
    const headers = edit
      ? { ...asked.headers, 'accept-encoding': 'identity', 'if-none-match': '' }
      : asked.headers;
    const passed = request(siteUrl + path, { method: asked.method, headers }, (response) => {
      if (edit) void sendEdited(response, edit, answer);
      else response.pipe(answer.writeHead(response.statusCode!, response.headers));
    });
    passed.on('error', () => answer.destroy());
    return asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    change: (path, edit) => void edits.set(path, edit),
    lose: (paths) => {
      lost = paths;
    },
    asked: heard,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
