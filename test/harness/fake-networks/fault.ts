import type { ServerResponse } from 'node:http';

/**
 * What goes wrong with one call. `before` its work: as if it had never come. `after`: it is done, and the answer is lost.
 * cut: the connection ends within the answer. slow: no answer at all. html: a page of somebody between us.
 */
export type FaultKind = 'drop' | 'cut' | 'slow' | 'html' | 'error' | 'throttle' | 'signed-out';

export interface Fault {
  kind: FaultKind;
  when: 'before' | 'after';
}

/** Chosen for each call by whoever runs the fake; null: it is answered as it should. */
export type FaultChooser = (call: { network: string; name: string; key: string }) => Fault | null;

export interface FakeAnswer {
  status: number;
  headers?: Record<string, string>;
  body: unknown;
}

/** How a network says what went wrong, in its own shape. */
export interface ErrorShapes {
  error: FakeAnswer;
  throttle: FakeAnswer;
  'signed-out': FakeAnswer;
}

export function give(response: ServerResponse, { status, headers = {}, body }: FakeAnswer): void {
  const text = body === null ? '' : JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
}

/** The answer as the fault leaves it. */
export function misbehave(
  response: ServerResponse,
  fault: Fault,
  answer: FakeAnswer,
  shapes: ErrorShapes,
): void {
  const { kind } = fault;
  if (kind === 'drop') return void response.socket?.destroy();
  if (kind === 'slow') return;
  if (kind === 'html') return void response.writeHead(502).end('<html><p>Bad gateway</p></html>');
  if (kind === 'cut') {
    const text = JSON.stringify(answer.body ?? {});
    response.writeHead(answer.status, { 'content-length': String(text.length + 10), ...answer.headers });
    response.write(text.slice(0, Math.ceil(text.length / 2)), () => response.socket?.destroy());
    return;
  }
  give(response, shapes[kind]);
}
