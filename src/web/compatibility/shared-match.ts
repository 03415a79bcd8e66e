import type { CompatibilityResult } from '../../contract/compatibility.ts';
import { pairAddress } from '../../domain/compatibility/pairs.ts';
import type { Shared } from '../../domain/sharing/share-text.ts';
import { sharedPage } from '../../domain/sharing/shared-page.ts';
import { signOf, type SignKey } from '../../domain/zodiac/signs.ts';

type Scores = Pick<
  CompatibilityResult,
  'overall_compatibility' | 'love_compatibility' | 'friendship_compatibility' | 'label' | 'description'
>;

/** A match is shared as the page of its pair, wherever it was checked. */
export function sharedMatch(one: SignKey, other: SignKey, result: Scores): Shared {
  return sharedPage({
    what: 'match',
    title: `${signOf(one).name} and ${signOf(other).name}: ${result.overall_compatibility}%, ${result.label}`,
    path: pairAddress(one, other),
    text: result.description,
    facts: [`Love ${result.love_compatibility}%, friendship ${result.friendship_compatibility}%`],
  });
}
