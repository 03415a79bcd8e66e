import type pg from 'pg';
import { afterAll, beforeAll, expect } from 'vitest';
import { DeskOrder, DeskOrderDone, DeskOrders } from '../../src/contract/desk-orders.ts';
import { connected } from '../harness/database.ts';
import { actAtDemo, ORDER, placeOrder, type Placed } from '../harness/orders.ts';
import { OWNER, ownerOf, type Owner } from '../harness/owner.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { until } from '../harness/until.ts';

interface AuditLine {
  action: string;
  subject: string;
  before: unknown;
  after: unknown;
}

/** A shop, its owner at the desk, and its database to look into. */
export function deskShop(env: () => Record<string, string> | Promise<Record<string, string>> = () => ({})) {
  const here = {} as { site: TestSite; owner: Owner; client: pg.Client };
  beforeAll(async () => {
    here.site = await startTestSite({ env: { ...OWNER, ...(await env()) } });
    here.owner = await ownerOf(here.site);
    here.client = await connected(here.site.databaseUrl);
  });
  afterAll(async () => {
    await here.client.end();
    await here.site.stop();
  });

  async function look(number: string): Promise<DeskOrder> {
    const answer = await here.owner.get(`/api/admin/orders/${number}`);
    expect(answer.status).toBe(200);
    return DeskOrder.parse(await answer.json());
  }

  /** Waits for what goes on by itself. */
  function whenSo(number: string, isSo: (order: DeskOrder) => boolean, quietMs?: number): Promise<DeskOrder> {
    const probe = async (): Promise<DeskOrder | null> => {
      const order = await look(number);
      return isSo(order) ? order : null;
    };
    return until(`order ${number} to move on`, probe, quietMs);
  }

  async function press(number: string, what: string, method = 'POST'): Promise<DeskOrderDone> {
    const answer = await here.owner.send(method, `/api/admin/orders/${number}/${what}`);
    expect([answer.status, await answer.clone().text()]).toEqual([200, expect.any(String)]);
    return DeskOrderDone.parse(await answer.json());
  }

  return {
    here,
    look,
    whenSo,
    press,
    async list(query = ''): Promise<DeskOrders> {
      const answer = await here.owner.get(`/api/admin/orders?${query}`);
      expect(answer.status).toBe(200);
      return DeskOrders.parse(await answer.json());
    },
    /** Refused: the status, the code and the sentence. */
    async refused(method: string, path: string, owner: Pick<Owner, 'send'> = here.owner) {
      const answer = await owner.send(method, path);
      const { error } = (await answer.json()) as { error: { code: string; message: string } };
      return { status: answer.status, ...error };
    },
    /** Paid for in the demo, and made. */
    async bought(body: object = ORDER): Promise<Placed> {
      const order = await placeOrder(here.site.url, body);
      await actAtDemo(here.site.url, order, 'pay');
      await whenSo(order.number, ({ state }) => state === 'fulfilled');
      return order;
    },
    async audited(subject: string): Promise<AuditLine[]> {
      const { rows } = await here.client.query<AuditLine>(
        'select action, subject, before, after from audit_log where subject = $1 order by id',
        [subject],
      );
      return rows;
    },
  };
}

export const titles = ({ happenings }: DeskOrder): string[] => happenings.map(({ title }) => title);
