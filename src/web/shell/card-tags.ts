import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { CardTag } from '../../contract/card-tags.ts';
import { apiRequest } from './api-client.ts';

function dropCardTags(): void {
  document.querySelectorAll('[data-card]').forEach((tag) => tag.remove());
}

function metaOf({ attribute, name, content }: CardTag): HTMLMetaElement {
  const meta = document.createElement('meta');
  meta.setAttribute(attribute, name);
  meta.content = content;
  meta.dataset['card'] = '';
  return meta;
}

async function showCardTags(address: string, signal: AbortSignal): Promise<void> {
  dropCardTags();
  const answer = await apiRequest('GET', `/share/tags?page=${encodeURIComponent(address)}`, { signal });
  const tags = (await answer.json()) as CardTag[];
  if (!signal.aborted) document.head.append(...tags.map(metaOf));
}

/** The server names the picture of the page that it sent; a page that came by a link asks for its own. */
export function useCardTags(sentAddress: string): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const named = useRef(sentAddress);
  useEffect(() => {
    if (named.current === address) return;
    named.current = address;
    const left = new AbortController();
    // Without a connection there is no preview to make: no picture is better than another page's.
    showCardTags(address, left.signal).catch(() => undefined);
    return () => left.abort();
  }, [address]);
}
