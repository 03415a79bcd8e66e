import { longestOrder } from '../bench/worst-inputs.ts';
import { ask, type Answer } from '../test/harness/wire.ts';
import type { Asker } from './drawing.ts';

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

/** An order that the demo was paid for, whose report the site then makes; false when it was refused. */
export async function buyReport(url: string, at: number, asker: Asker): Promise<boolean> {
  const placed = await placeOrder(url, at, asker);
  if (placed.status !== 201) return false;
  const { url: checkout } = JSON.parse(placed.text) as { url: string };
  const session = new URL(checkout, url).searchParams.get('session')!;
  return (await post(url, `/api/checkout/demo/${session}`, 'action=pay', asker)).status === 303;
}
