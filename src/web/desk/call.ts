import { provenAgain } from './proof.ts';

/** Any answer of the desk's server that is not a success; the message is a sentence for the owner. */
export class CallFailed extends Error {
  readonly status: number;
  readonly code: string;
  /** The whole answer: a conflict brings what stands there instead. */
  readonly answer: unknown;

  constructor(status: number, code: string, message: string, answer: unknown = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.answer = answer;
  }
}

/** No answer at all. */
const UNREACHABLE = { code: 'unreachable', message: 'The site couldn’t be reached. Nothing was changed.' };
const SIGNED_OUT = 'signed_out';
const CONFIRM_NEEDED = 'confirm_needed';

interface Refusal {
  error?: { code?: string; message?: string };
}

async function failureOf(response: Response): Promise<CallFailed> {
  const refusal = (await response.json().catch(() => ({}))) as Refusal;
  const { code = 'error', message = 'Something went wrong on the site’s side.' } = refusal.error ?? {};
  return new CallFailed(response.status, code, message, refusal);
}

function bodyOf(body: unknown): Pick<RequestInit, 'body' | 'headers'> {
  const accept = { accept: 'application/json' };
  if (body === undefined) return { headers: accept };
  if (body instanceof Blob)
    return { headers: { ...accept, 'content-type': body.type || 'application/octet-stream' }, body };
  return { headers: { ...accept, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

async function ask(method: string, path: string, body: unknown, signal?: AbortSignal): Promise<Response> {
  try {
    return await fetch(path, { method, signal, ...bodyOf(body) });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallFailed(0, UNREACHABLE.code, UNREACHABLE.message);
  }
}

async function answered<T>(response: Response): Promise<T> {
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  const failure = await failureOf(response);
  // The same address without a session is the sign-in, and after it this page again.
  if (failure.code === SIGNED_OUT) location.reload();
  throw failure;
}

export async function getJson<T>(path: string, signal?: AbortSignal): Promise<T> {
  return answered<T>(await ask('GET', path, undefined, signal));
}

/** A change; a file goes as it is. Where the server wants to know again who it is, the owner is asked, and the call repeated. */
export async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  try {
    return await answered<T>(await ask(method, path, body));
  } catch (error) {
    const isUnproven = error instanceof CallFailed && error.code === CONFIRM_NEEDED;
    if (!isUnproven || !(await provenAgain())) throw error;
    return answered<T>(await ask(method, path, body));
  }
}
