import { useSyncExternalStore } from 'react';
import type { QuoteEntry } from '../../contract/quotes.ts';
import { isQuoteTopic } from '../../domain/quotes/topics.ts';
import { onDevice } from '../shell/storage.ts';

const KEY = 'favorite_quotes';
/** The oldest go first; far below what a browser allows to be stored. */
const MOST = 300;

function isEntry(one: unknown): one is QuoteEntry {
  const { slug, topic, text, author, work } = (one ?? {}) as Partial<QuoteEntry>;
  return (
    [slug, text, work, author?.slug, author?.name].every((part) => typeof part === 'string') &&
    isQuoteTopic(topic)
  );
}

function parsed(text: string): readonly QuoteEntry[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter(isEntry) : [];
  } catch {
    return [];
  }
}

let known: { text: string; list: readonly QuoteEntry[] } = { text: '', list: [] };

/** Read anew when the text has changed: another tab may save, and the settings may delete everything. */
export function savedFavorites(): readonly QuoteEntry[] {
  const text = onDevice.get(KEY) ?? '';
  if (text !== known.text) known = { text, list: parsed(text) };
  return known.list;
}

const listeners = new Set<() => void>();

function keep(list: readonly QuoteEntry[]): void {
  onDevice.set(KEY, JSON.stringify(list.slice(0, MOST)));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whole quotes, not their names: they are read without a connection too. */
export function saveFavorite({ slug, topic, text, author, work, place }: QuoteEntry): void {
  const entry = { slug, topic, text, author: { slug: author.slug, name: author.name }, work, place };
  keep([entry, ...savedFavorites().filter((one) => one.slug !== slug)]);
}

export function removeFavorite(slug: string): void {
  keep(savedFavorites().filter((one) => one.slug !== slug));
}

/** Newest first; null until the device has been asked, which the server cannot do. */
export function useFavorites(): readonly QuoteEntry[] | null {
  return useSyncExternalStore(subscribe, savedFavorites, () => null);
}
