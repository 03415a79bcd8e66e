import { forgedWebhook } from '../bench/shop-requests.ts';
import type { Inputs } from '../bench/worst-inputs.ts';
import { ask } from '../test/harness/wire.ts';
import { buyReport, placeOrder, postOrderForm } from './buyer.ts';
import type { Costly } from './costly.ts';
import { addressOf } from './visitors.ts';

/** From addresses of their own: one may write so often in a minute, whatever it writes. */
const [ORDERER, FORM_POSTER, BUYER, FORGER, GUESSER] = [11, 12, 13, 14, 15].map(addressOf) as [
  string,
  string,
  string,
  string,
  string,
];

const link = (at: number): string => String(at).padStart(43, 'A');
const handle = (at: number): string => String(at).padStart(22, 'A');

const CALLS: Inputs = (at) =>
  [`/api/report/${link(at)}`, `/api/gifts/AAAA-AAAA-AAAA-${1000 + at}`, `/api/orders/${handle(at)}`][at % 3]!;

const PAGES: Inputs = (at) =>
  [
    `/report/${link(at)}`,
    `/gift?code=AAAA-AAAA-AAAA-${1000 + at}`,
    `/order-success?order=${handle(at)}`,
    `/checkout/demo?session=demo_${handle(at)}`,
  ][at % 4]!;

const guessing =
  (inputs: Inputs): Costly['ask'] =>
  ({ url }, at) =>
    ask(url, inputs(at), { from: GUESSER });

const forging: Costly['ask'] = ({ url }) => {
  const { target, body, ...sent } = forgedWebhook();
  return ask(url, target, { ...sent, body: body!, from: FORGER });
};

/** What a stranger can do to the shop. */
export const SHOPPING: readonly Costly[] = (
  [
    ['orders', 60, ({ url }, at) => placeOrder(url, at, { from: ORDERER })],
    ['orders by form', 60, ({ url }, at) => postOrderForm(url, at, { from: FORM_POSTER })],
    ['reports bought in the demo', 15, ({ url }, at) => buyReport(url, at, { from: BUYER })],
    ['guessed links, codes and orders', 250, guessing(CALLS)],
    ['pages of guessed links, codes and orders', 250, guessing(PAGES)],
    ['forged webhooks of 256 kB', 500, forging],
  ] satisfies [string, number, Costly['ask']][]
).map(([name, requests, send]) => ({
  name: `${requests} ${name} in 5 s`,
  before: '–',
  requests,
  seconds: 5,
  ask: send,
}));
