import { setTimeout as delay } from 'node:timers/promises';
import { longestOrder } from '../bench/worst-inputs.ts';
import { ask, type Answer } from '../test/harness/wire.ts';
import type { Asker } from './drawing.ts';

const LOOK_EVERY_MS = 500;
const LONGEST_WAIT_MS = 120_000;
const FORM = 'application/x-www-form-urlencoded';

interface Sending extends Asker {
  type?: string;
}

function post(
  url: string,
  path: string,
  body: string,
  { from, headers = {}, type = FORM }: Sending,
): Promise<Answer> {
  const sent = { ...headers, 'content-type': type };
  return ask(url, path, { method: 'POST', headers: sent, body, ...(from && { from }) });
}

export const placeOrder = (url: string, at: number, asker: Asker): Promise<Answer> =>
  post(url, '/api/orders', JSON.stringify(longestOrder(at)), { ...asker, type: 'application/json' });

/** `{ birth: { date } }` as a page without script names it: `birth.date`. */
function fieldsOf(value: object, before = ''): [string, string][] {
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]): [string, string][] =>
    typeof inner === 'object' && inner !== null
      ? fieldsOf(inner, `${before}${name}.`)
      : [[before + name, String(inner)]],
  );
}

export const postOrderForm = (url: string, at: number, asker: Asker): Promise<Answer> =>
  post(url, '/api/orders', String(new URLSearchParams(fieldsOf(longestOrder(at)))), asker);

/** An order that the demo was paid for, whose report the site then makes; null when it was refused. */
export async function buyReport(url: string, at: number, asker: Asker): Promise<string | null> {
  const placed = await placeOrder(url, at, asker);
  if (placed.status !== 201) return null;
  const { handle, url: checkout } = JSON.parse(placed.text) as { handle: string; url: string };
  const session = new URL(checkout, url).searchParams.get('session')!;
  const paid = await post(url, `/api/checkout/demo/${session}`, 'action=pay', asker);
  return paid.status === 303 ? handle : null;
}

/** Whether its report was made in time. Whoever asks has it begun again where there was too much to do. */
export async function whenMade(url: string, handle: string, asker: Asker): Promise<boolean> {
  for (const deadline = Date.now() + LONGEST_WAIT_MS; Date.now() < deadline; await delay(LOOK_EVERY_MS)) {
    const { status, text } = await ask(url, `/api/orders/${handle}`, asker);
    if (status === 200 && (JSON.parse(text) as { state: string }).state === 'fulfilled') return true;
  }
  return false;
}
