import type { SearchAnswer } from '../../../contract/search.ts';
import type { IndexedPage } from '../alias-store.ts';
import { action, answer, openingOf } from './parts.ts';

/** The page that the owner says was meant. */
export function pageAnswer({ href, title, note, body, icon }: IndexedPage): SearchAnswer {
  return answer({
    note,
    title,
    text: openingOf(body) || 'This is the page for what you’re looking for.',
    icon,
    actions: [action('Open the page', href)],
  });
}
