import type { CardAnswer } from '../../contract/tarot.ts';
import type { SiteInfo } from '../../contract/page-services.ts';
import { CARD_NAMES } from '../../domain/tarot/card-names.ts';
import { pageText } from '../../domain/pages/page.ts';
import { TAROT_CARD_PAGE, TAROT_CARDS_PAGE, TAROT_PAGE } from '../../domain/pages/tarot-pages.ts';
import { cardPicturePath } from '../../domain/tarot/card-picture.ts';
import { slugName } from '../../domain/tarot/slug-name.ts';
import type { PageMetadata } from '../shell/metadata.ts';
import { breadcrumbs, type Step } from '../structured-data/breadcrumbs.ts';
import { collectionPage } from '../structured-data/page.ts';
import type { BreadcrumbList, DefinedTerm } from '../structured-data/things.ts';
import { cardAddress, CARDS_ADDRESS, tableAddress } from './addresses.ts';

/** The way to a page, from the table on. */
export function tarotBreadcrumbs(siteUrl: string, ...steps: readonly Step[]): BreadcrumbList {
  return breadcrumbs(siteUrl, [TAROT_PAGE.heading, tableAddress()], ...steps);
}

/** A part of the deck is no page of its own: its true address is that of the whole. */
export function cardsMetadata(site: SiteInfo): PageMetadata {
  const { title, description, heading } = TAROT_CARDS_PAGE;
  const page = { title, description, canonicalPath: CARDS_ADDRESS };
  const entries = CARD_NAMES.map(({ slug }): Step => [slugName(slug), cardAddress(slug)]);
  return {
    ...page,
    structuredData: [
      collectionPage(page, entries, site),
      tarotBreadcrumbs(site.url, [heading, CARDS_ADDRESS]),
    ],
  };
}

/** A card is a word of the deck's language, and a drawing of ours. */
function definedTerm(card: CardAnswer, { url, name }: SiteInfo): DefinedTerm {
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
    structuredData: [definedTerm(card, site), tarotBreadcrumbs(site.url, ...steps)],
  };
}
