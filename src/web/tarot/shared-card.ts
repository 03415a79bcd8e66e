import type { CardAnswer } from '../../contract/tarot.ts';
import type { Shared } from '../../domain/sharing/share-text.ts';
import { sharedPage } from '../../domain/sharing/shared-page.ts';
import { cardAddress } from './addresses.ts';

interface CardWords extends Pick<CardAnswer, 'slug' | 'name' | 'upright'> {
  keywords: readonly string[];
  reversedKeywords: readonly string[];
}

export function sharedCard({ slug, name, keywords, reversedKeywords, upright }: CardWords): Shared {
  return sharedPage({
    what: 'card',
    title: `Tarot: ${name}`,
    path: cardAddress(slug),
    text: upright.general,
    facts: [`Upright: ${keywords.join(', ')}`, `Reversed: ${reversedKeywords.join(', ')}`],
  });
}
