import { expect, it } from 'vitest';
import { knownPosts } from '../../../src/server/channels/known-posts.ts';
import { postCounter } from '../../../src/server/counting/post-counter.ts';

function counted() {
  const names: string[] = [];
  return { names, ledger: { add: (kind: string, name = '') => void names.push(`${kind} ${name}`) } };
}

/** These posts, and how often somebody looked for them. */
function posts(ids: number[]) {
  const looks = { count: 0 };
  const list = async () => {
    looks.count += 1;
    return ids;
  };
  return { looks, list };
}

it('counts a visit for a post that exists, once its number is known', async () => {
  const { names, ledger } = counted();
  const { looks, list } = posts([41]);
  const clock = { nowMs: () => 1_000_000 };
  const count = postCounter(ledger, knownPosts(list, clock).knows);
  for (const url of ['/sky?z=p15', '/sky?fbclid=x&z=p15', '/sky', '/sky?z=', '/sky?z=15', '/sky?z=p15&z=p16'])
    count(url);
  await new Promise(setImmediate);
  expect([names, looks.count]).toEqual([['post p15', 'post p15'], 1]);
  count('/sky?z=p15');
  expect(names).toHaveLength(3);
});

it('looks for numbers that strangers make up at most twice a minute', async () => {
  const { names, ledger } = counted();
  const { looks, list } = posts([1]);
  const clock = { nowMs: () => clock.atMs, atMs: 0 };
  const count = postCounter(ledger, knownPosts(list, clock).knows);
  for (let second = 0; second < 60; second += 1) {
    clock.atMs = second * 1_000;
    count(`/?z=p${(second + 500).toString(36)}`);
    await new Promise(setImmediate);
  }
  expect([names, looks.count]).toEqual([[], 2]);
});
