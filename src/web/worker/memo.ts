import { MEMO_STORE } from '../../domain/offline/stores.ts';
import type { VisitorMemo } from '../offline/messages.ts';
import { kept, unlessDenied } from './storage.ts';

const VISITOR = '/visitor';

/** A worker cannot read local storage: what it has to know of the visitor lies here. */
export async function rememberVisitor(memo: VisitorMemo): Promise<void> {
  await unlessDenied(caches.open(MEMO_STORE).then((cache) => cache.put(VISITOR, Response.json(memo))));
}

export async function rememberedVisitor(): Promise<VisitorMemo | null> {
  const memo = await kept(VISITOR, MEMO_STORE);
  return memo ? ((await memo.json()) as VisitorMemo) : null;
}
