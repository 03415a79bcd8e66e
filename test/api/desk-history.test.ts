import { describe, expect, it } from 'vitest';
import type { DeskHistory } from '../../src/contract/desk-history.ts';
import { OWNER, ownerOf } from '../harness/owner.ts';
import { siteWithDatabase } from './site-with-database.ts';

const { here } = siteWithDatabase(OWNER);

const PAGE_LENGTH = 40;

/** As so many changes would have written it. */
async function change(times: number): Promise<void> {
  await here.client.query(
    `insert into audit_log (at, by, action, subject, before, after)
     select timestamptz '2026-11-15T16:00:00Z' + n * interval '1 second', 'Safari on iPhone', 'order refunded', 'Z-' || n,
       '{"state": "paid", "price": {"cents": 1900}}', '{"state": "refunded", "price": {"cents": 1900}}'
     from generate_series(1, $1) n`,
    [times],
  );
}

describe('the history', () => {
  it('is nobody else’s', async () => {
    expect((await fetch(`${here.site.url}/api/admin/history`)).status).toBe(401);
  });

  it('tells every change once, the newest first, page by page, with what is another than before', async () => {
    const owner = await ownerOf(here.site);
    await change(90);
    const pages: DeskHistory[] = [];
    for (let before: number | null | undefined; before !== null; before = pages.at(-1)!.next) {
      const answer = await owner.get(`/api/admin/history${before === undefined ? '' : `?before=${before}`}`);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      pages.push((await answer.json()) as DeskHistory);
    }
    const entries = pages.flatMap((page) => page.entries);
    const { rows } = await here.client.query<{ id: string }>('select id from audit_log order by id desc');
    expect(entries.map(({ id }) => id)).toEqual(rows.map(({ id }) => Number(id)));
    expect(pages.map((page) => page.entries.length).slice(0, -1)).toEqual([PAGE_LENGTH, PAGE_LENGTH]);
    expect(entries[0]).toMatchObject({
      at: '2026-11-15T16:01:30.000Z',
      by: 'Safari on iPhone',
      action: 'order refunded',
      subject: 'Z-90',
      changes: [{ what: 'state', before: 'paid', after: 'refunded' }],
    });
  });

  it.each(['0', '-1', 'x', '1.5'])('does not know what was before %s', async (before) => {
    const owner = await ownerOf(here.site);
    expect((await owner.get(`/api/admin/history?before=${before}`)).status).toBe(400);
  });
});
