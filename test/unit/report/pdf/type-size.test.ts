import { describe, expect, it } from 'vitest';
import { betterType, likelyType } from '../../../../src/server/report/pdf/type-size.ts';
import { timedOrder, untimedOrder } from './orders.ts';

describe('the type of a book', () => {
  it('is larger where there is less to say', () => {
    expect(likelyType(untimedOrder()).size).toBeGreaterThan(likelyType(timedOrder()).size);
  });

  it('stays where a book has 18 to 28 pages', () => {
    const type = likelyType(timedOrder());
    expect([18, 23, 28].map((pages) => betterType(type, pages))).toEqual([null, null, null]);
  });

  it('gets smaller the longer a book came out, and larger the shorter', () => {
    const type = likelyType(timedOrder());
    const [some, much] = [29, 32].map((pages) => betterType(type, pages)!);
    expect(some!.size).toBeLessThan(type.size);
    expect(much!.size).toBeLessThan(some!.size);
    expect(betterType(type, 17)!.size).toBeGreaterThan(type.size);
  });

  it('ends somewhere: what cannot be set smaller is not set again', () => {
    const smallest = betterType(likelyType(timedOrder()), 99)!;
    expect(betterType(smallest, 40)).toBeNull();
  });
});
