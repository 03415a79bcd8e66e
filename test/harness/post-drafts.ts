import type pg from 'pg';
import type { Fields } from '../../src/domain/content-edits/edit.ts';

/** A post that could be published as it is. */
export const NEW_POST = {
  title: 'The Moon that doesn’t know it’s full',
  excerpt: 'Why the Moon is full for one minute, and what your eye makes of the nights beside it.',
  author: 'The Zodiary desk',
  since: '2026-11-18',
  publishedAt: '2026-11-15',
  updatedAt: '2026-11-15',
  tags: ['moon'],
  figure: 'aspects',
  figureCaption: 'The aspects, as we draw them.',
  markdown:
    'Every month the Moon is full for one minute.\n\n## What “full” means\n\nThe next one is {{next-full-moon}}, and it looks **round** the night before.\n',
} satisfies Fields;

async function put(client: pg.Client, unit: string, slot: 'draft' | 'public', text: Fields): Promise<void> {
  await client.query(
    `insert into content_edits (kind, unit, slot, state, text, revision, author, saved_at)
     values ('post', $1, $2, $3, $4, 1, 'a test', now())
     on conflict (kind, unit, slot) do update set text = excluded.text`,
    [unit, slot, slot === 'draft' ? 'draft' : 'live', text],
  );
}

export const putDraft = (client: pg.Client, unit: string, text: Fields): Promise<void> =>
  put(client, unit, 'draft', text);

/** As another instance would: the site hears of it. */
export async function putPost(client: pg.Client, unit: string, text: Fields): Promise<void> {
  await put(client, unit, 'public', text);
  await client.query(
    `insert into content_state (id, revision) values (1, 1)
     on conflict (id) do update set revision = content_state.revision + 1`,
  );
  await client.query(`select pg_notify('content_changed', '')`);
}
