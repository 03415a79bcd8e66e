import { expect, it } from 'vitest';
import { FairQueue } from '../../../src/server/workers/fair-queue.ts';

it('lets one with a single job through between the many of another', () => {
  const queue = new FairQueue<string>();
  for (const job of ['a1', 'a2', 'a3', 'a4']) queue.push('a', job);
  queue.push('b', 'b1');
  queue.push('c', 'c1');
  queue.push('b', 'b2');
  expect([queue.size, queue.sizeOf('a'), queue.sizeOf('nobody')]).toEqual([7, 4, 0]);
  const served = Array.from({ length: 8 }, () => queue.shift());
  expect(served).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4', undefined]);
  expect(queue.size).toBe(0);
});
