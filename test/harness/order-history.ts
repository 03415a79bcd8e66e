import type pg from 'pg';

/** What happened to one order, each list in the order in which it was done. */
export interface OrderHistory {
  number: string;
  states: string[];
  /** Of its sessions in the books of a provider of our own. */
  payments: string[];
  links: string[];
  documents: string[];
  letters: string[];
}

const COLUMNS: readonly {
  what: keyof OrderHistory;
  table: string;
  order: string;
  value: string;
}[] = [
  { what: 'states', table: 'orders', order: 'id', value: 'state' },
  { what: 'payments', table: 'payment_sessions', order: 'reference', value: 'state' },
  { what: 'links', table: 'reports', order: 'order_id', value: 'token_hash' },
  { what: 'documents', table: 'reports', order: 'order_id', value: 'sealed_document' },
  { what: 'letters', table: 'mail_outbox', order: 'order_id', value: 'kind' },
];

/** What is sealed begins differently each time: its beginning tells one from another. */
const NOTEBOOK = `
create table order_history (
  turn bigint generated always as identity, order_id text not null, what text not null, value text not null);
create function note_order() returns trigger language plpgsql as $$
declare
  after jsonb := to_jsonb(new);
  value text := left(after->>tg_argv[2], 80);
begin
  if tg_op = 'UPDATE' and to_jsonb(old)->>tg_argv[2] is not distinct from after->>tg_argv[2] then return new; end if;
  if value is null then return new; end if;
  insert into order_history (order_id, what, value) values (after->>tg_argv[1], tg_argv[0], value);
  return new;
end $$;`;

/** From now on the database itself notes every step of an order, whoever takes it: none between two looks is missed. */
export async function noteOrders(client: pg.Client): Promise<void> {
  const triggers = COLUMNS.map(
    ({ what, table, order, value }) => `create trigger note_${what} after insert or update on ${table}
      for each row execute function note_order('${what}', '${order}', '${value}');`,
  );
  await client.query([NOTEBOOK, ...triggers].join('\n'));
}

/** Of every order since then, in the order in which they were placed. */
export async function orderHistories(client: pg.Client): Promise<OrderHistory[]> {
  const lists = COLUMNS.map(
    ({ what }) => `coalesce(array_agg(value order by turn) filter (where what = '${what}'), '{}') as ${what}`,
  );
  const { rows } = await client.query<OrderHistory>(
    `select o.number, ${lists.join(', ')}
      from order_history h join orders o on o.id = h.order_id group by o.id order by min(turn)`,
  );
  return rows;
}
