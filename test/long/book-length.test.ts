import { expect, it } from 'vitest';
import type { DeskOrder } from '../../src/contract/desk-orders.ts';
import { deskShop } from '../api/desk-shop.ts';
import { timeLimit } from '../harness/time-limits.ts';

const { whenSo, bought } = deskShop(() => ({ BOOKS_AHEAD: 'on' }));

/** As long as a book may wait for others. */
const BOOK_MS = 100_000;

it(
  'an order tells how long its book is, which is set before anybody asks for it',
  { timeout: timeLimit(120_000) },
  async () => {
    const { number } = await bought();
    const isSet = ({ happenings }: DeskOrder): boolean =>
      happenings.some(({ title, note }) => title === 'Report made' && note?.includes('pages'));
    const set = await whenSo(number, isSet, BOOK_MS);
    expect(set.happenings.at(-1)!.note).toMatch(
      /^(1[89]|2[0-8]) pages, written in \d+\.\d s, set in \d+\.\d s$/,
    );
  },
);
