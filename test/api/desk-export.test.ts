import { beforeAll, expect, it } from 'vitest';
import { ORDER, placeOrder } from '../harness/orders.ts';
import { ownerOf } from '../harness/owner.ts';
import { deskShop } from './desk-shop.ts';

const { here, press, bought, refused } = deskShop();

async function exported(from: string, to: string): Promise<string> {
  const answer = await here.owner.get(`/api/admin/orders/export.csv?from=${from}&to=${to}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="orders-${from}-to-${to}.csv"`,
  );
  // Read as bytes: `text()` would take the mark of its encoding away.
  return Buffer.from(await answer.arrayBuffer()).toString();
}

const HEAD = 'number,ordered,paid,gross,currency,provider,money,payment id,refunded,refund';
let paid: string;
let refunded: string;
const idOf = async (number: string): Promise<string> => {
  const sql = 'select payment_id from orders where number = $1';
  const { rows } = await here.client.query<{ payment_id: string }>(sql, [number]);
  return rows[0]!.payment_id;
};

beforeAll(async () => {
  // 23:30 in New York, when Greenwich has the next day.
  await here.site.setClock('2026-11-16T04:30:00Z');
  here.owner = await ownerOf(here.site);
  paid = (await bought({ ...ORDER, email: 'ana@example.com' })).number;
  await here.site.setClock('2026-11-16T04:31:00Z');
  refunded = (await bought()).number;
  await placeOrder(here.site.url);
});

it('has the sums of its days on the site’s clock, as a spreadsheet reads them, and nobody’s data', async () => {
  const csv = await exported('2026-11-15', '2026-11-15');
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(csv.slice(1).split('\r\n')).toEqual([
    HEAD,
    `${paid},2026-11-15,2026-11-15,19.00,USD,demo,none,${await idOf(paid)},,`,
    `${refunded},2026-11-15,2026-11-15,19.00,USD,demo,none,${await idOf(refunded)},,`,
    '',
  ]);
  expect(csv).not.toContain('ana');
});

it('counts money on the day it came and the day it went, each once', async () => {
  await press(refunded, 'refund');
  await here.client.query(`update orders set refunded_at = '2026-12-02T12:00:00Z' where number = $1`, [refunded]);
  const [id, november, december] = [
    await idOf(refunded),
    await exported('2026-11-01', '2026-11-30'),
    await exported('2026-12-01', '2026-12-31'),
  ];
  expect(november).toContain(`${refunded},2026-11-15,2026-11-15,19.00,USD,demo,none,${id},2026-12-02,\r\n`);
  expect(december.slice(1).split('\r\n')).toEqual([
    HEAD,
    `${refunded},2026-11-15,2026-11-15,,USD,demo,none,${id},2026-12-02,19.00`,
    '',
  ]);
});

it('lets nothing from outside be a formula, or break its line', async () => {
  await here.client.query('update orders set payment_id = $2 where number = $1', [
    paid,
    '=HYPERLINK("http://evil.example","x")\n,y',
  ]);
  const csv = await exported('2026-11-15', '2026-11-15');
  expect(csv).toContain(`none,"'=HYPERLINK(""http://evil.example"",""x"")\n,y",,\r\n`);
});

it('has every order, also when there are more than fit in one read', async () => {
  await here.client.query(
    `insert into orders (id, number, handle_hash, state, provider, amount, currency, live, is_gift,
       consent_version, consented_at, kept_until, created_at, paid_at)
     select 'many-' || n, 'MANY-' || n, 'many-' || n, 'fulfilled', 'demo', 1900, 'usd', false, false,
       'v', now(), now(), '2025-03-01T12:00:00Z', '2025-03-01T12:00:00Z' from generate_series(1, 1234) n`,
  );
  const lines = (await exported('2025-03-01', '2025-03-01')).split('\r\n');
  expect(new Set(lines.filter((line) => line.startsWith('MANY-'))).size).toBe(1234);
});

it('is refused for days that are none', async () => {
  for (const query of ['', 'from=2026-11-15', 'from=2026-11-15&to=2026-11-14', 'from=soon&to=later'])
    expect((await refused('GET', `/api/admin/orders/export.csv?${query}`)).status).toBe(400);
});
