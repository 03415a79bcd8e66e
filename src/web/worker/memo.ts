import { MEMO_STORE } from '../../domain/offline/stores.ts';
import type { VisitorMemo } from '../offline/messages.ts';
import { kept, unlessDenied } from './storage.ts';

/** A worker cannot read local storage: what it has to know of the visitor lies here. */
const SUBSCRIBER = '/visitor';
const VISITOR_ID = '/visitor-id';

async function remember(name: string, value: unknown): Promise<void> {
  await unlessDenied(caches.open(MEMO_STORE).then((cache) => cache.put(name, Response.json(value))));
}

export function rememberSubscriber(memo: VisitorMemo): Promise<void> {
  return remember(SUBSCRIBER, memo);
}

export function rememberVisitorId(id: string): Promise<void> {
  return remember(VISITOR_ID, id);
}

export async function rememberedVisitorId(): Promise<string | null> {
  const memo = await kept(VISITOR_ID, MEMO_STORE);
  return memo ? ((await memo.json()) as string) : null;
}

export async function rememberedSubscriber(): Promise<VisitorMemo | null> {
  const memo = await kept(SUBSCRIBER, MEMO_STORE);
  return memo ? ((await memo.json()) as VisitorMemo) : null;
}
