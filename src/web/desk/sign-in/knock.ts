/** Why the door stayed closed. */
export interface Refusal {
  code: string;
  /** A sentence for whoever stands before it. */
  message: string;
  /** How long they have to wait; 0: not at all. */
  waitSeconds: number;
}

const UNREACHABLE: Refusal = {
  code: 'unreachable',
  message: 'The site couldn’t be reached. Please try again in a moment.',
  waitSeconds: 0,
};
const OFFLINE: Refusal = { ...UNREACHABLE, message: 'You’re offline. The door is here when you’re back.' };

export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

async function refusalOf(answer: Response): Promise<Refusal> {
  const body = (await answer.json().catch(() => ({}))) as { error?: { code?: string; message?: string } };
  const { code = 'error', message = 'Something went wrong on the site’s side.' } = body.error ?? {};
  const isWait = answer.status === 429;
  return { code, message, waitSeconds: isWait ? Number(answer.headers.get('retry-after')) : 0 };
}

/** One call of the sign-in; throws Refused. */
export async function knock<T = undefined>(path: string, body: object = {}): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const asked = fetch(`/api/admin/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = await asked.catch(() => null);
  if (answer === null) throw new Refused(navigator.onLine ? UNREACHABLE : OFFLINE);
  if (!answer.ok) throw new Refused(await refusalOf(answer));
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}
