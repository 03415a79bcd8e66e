import type { CardAnswer } from '../../contract/tarot.ts';
import type { SiteInfo } from '../../contract/page-services.ts';
import { pageText } from '../../domain/pages/page.ts';
import { TAROT_CARD_PAGE, TAROT_CARDS_PAGE, TAROT_PAGE } from '../../domain/pages/tarot-pages.ts';
import { cardPicturePath } from '../../domain/tarot/card-picture.ts';
import type { PageMetadata } from '../shell/metadata.ts';
import { cardAddress, CARDS_ADDRESS, tableAddress } from './addresses.ts';

type Step = readonly [name: string, path: string];

/** The way to a page, from the table on. */
export function trail(siteUrl: string, ...steps: readonly Step[]): Record<string, unknown> {
  const way: readonly Step[] = [[TAROT_PAGE.heading, tableAddress()], ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}

export function cardsMetadata(canonicalPath: string, { url, name }: SiteInfo): PageMetadata {
  const { title, description, heading } = TAROT_CARDS_PAGE;
  return {
    title,
    description,
    canonicalPath,
    structuredData: [
      {
        '@type': 'CollectionPage',
        name: title,
        description,
        url: url + canonicalPath,
        inLanguage: 'en-US',
        isPartOf: { '@type': 'WebSite', name, url: `${url}/` },
      },
      trail(url, [heading, CARDS_ADDRESS]),
    ],
  };
}

/** A card is a word of the deck's language, and a drawing of ours. */
function definedTerm(card: CardAnswer, { url, name }: SiteInfo): Record<string, unknown> {
  return {
    '@type': 'DefinedTerm',
    name: card.name,
    description: card.upright.general,
    url: url + cardAddress(card.slug),
    inDefinedTermSet: { '@type': 'DefinedTermSet', name: TAROT_CARDS_PAGE.title, url: url + CARDS_ADDRESS },
    image: {
      '@type': 'ImageObject',
      contentUrl: url + cardPicturePath(card.slug, 'whole'),
      caption: card.picture,
      creditText: name,
    },
  };
}

export function cardMetadata(card: CardAnswer, site: SiteInfo): PageMetadata {
  const few = (words: readonly string[]): string => words.slice(0, 2).join(', ');
  const slots = { name: card.name, upright: few(card.keywords), reversed: few(card.reversedKeywords) };
  const { title, description } = pageText(TAROT_CARD_PAGE, slots);
  const canonicalPath = cardAddress(card.slug);
  const steps: Step[] = [
    [TAROT_CARDS_PAGE.heading, CARDS_ADDRESS],
    [card.name, canonicalPath],
  ];
  return {
    title,
    description,
    canonicalPath,
    structuredData: [definedTerm(card, site), trail(site.url, ...steps)],
  };
}
