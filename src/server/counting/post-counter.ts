import { countedPost, shortIdOf } from '../../domain/channels/short-id.ts';
import type { Ledger } from './ledger.ts';

/** Whether there is such a post; at once where it is known already. */
export type KnowsPost = (id: number) => boolean | Promise<boolean>;

/** Counts a visit for the post whose link it came by. Anybody can write a number: only posts that exist are counted. */
export function postCounter(ledger: Pick<Ledger, 'add'>, knows: KnowsPost): (url: string) => void {
  const add = (id: number): void => ledger.add('post', shortIdOf(id));

  async function addOnceKnown(id: number, known: Promise<boolean>): Promise<void> {
    if (await known) add(id);
  }

  return (url) => {
    const queryAt = url.indexOf('?');
    const id = queryAt < 0 ? null : countedPost(url.slice(queryAt));
    if (id === null) return;
    const known = knows(id);
    if (known === true) add(id);
    // A database that is away knows no posts: one visit less is no harm.
    else if (known !== false) void addOnceKnown(id, known).catch(() => {});
  };
}
