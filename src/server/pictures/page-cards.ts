import type { Logger } from 'pino';
import type { CardTag } from '../../contract/card-tags.ts';
import { escapeMarkup } from '../../domain/feeds/markup.ts';
import type { PageName } from '../../domain/pages/pages.ts';
import { cardPicture, type CardStyle } from '../../domain/quotes/card-kinds.ts';
import { inMarks } from '../../domain/quotes/wording.ts';
import { SHARE_FORMATS } from '../../art/share-pictures/formats.ts';
import { pageKey } from '../../art/share-pictures/page-texts.ts';
import type { SubjectKind } from '../../art/share-pictures/subject.ts';
import type { Config } from '../config.ts';
import { reasonOf } from '../log.ts';
import type { QuoteLookup } from './quote-lookup.ts';
import type { SharePictures } from './share-pictures.ts';

/** What the picture of a page shows. Quotes have cards already: their wide one is what a link preview wants. */
export type PagePicture =
  | {
      kind: SubjectKind;
      key: string;
      /** The page whose picture stands in where there is none. */
      otherwise?: PageName;
    }
  | { kind: 'quote'; slug: string; style: CardStyle };

type SiteSettings = Pick<Config, 'siteName' | 'siteUrl'>;

interface PageCard {
  path: string;
  /** What is on it, in words. */
  alt: string;
}

/** What a preview is made of besides the words, which the page itself tells. */
function tagsOf({ path, alt }: PageCard, { siteName, siteUrl }: SiteSettings): CardTag[] {
  const { width, height } = SHARE_FORMATS.wide;
  const tags = [
    ['property', 'og:site_name', siteName],
    ['property', 'og:image', siteUrl + path],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', String(width)],
    ['property', 'og:image:height', String(height)],
    ['property', 'og:image:alt', alt],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:image', siteUrl + path],
    ['name', 'twitter:image:alt', alt],
  ] as const;
  return tags.map(([attribute, name, content]) => ({ attribute, name, content }));
}

/** For the head of a page. Marked, so that a later page can put its own in their place. */
export function cardMarkup(tags: readonly CardTag[]): string {
  return tags
    .map(
      ({ attribute, name, content }) =>
        `<meta ${attribute}="${name}" content="${escapeMarkup(content)}" data-card="">`,
    )
    .join('');
}

interface Parts {
  config: SiteSettings;
  pictures: SharePictures;
  quote: QuoteLookup;
  log: Logger;
}

export type PageCardTags = (picture: PagePicture) => Promise<CardTag[]>;

/** The tags of the picture that goes with a page when its link is shared. */
export function pageCards({ config, pictures, quote, log }: Parts): PageCardTags {
  async function cardOf(picture: PagePicture): Promise<PageCard | null> {
    if (picture.kind === 'quote') {
      const words = quote(picture.slug);
      const path = cardPicture(picture.slug, picture.style, 'wide', 'png');
      return words && { path, alt: `${inMarks(words.text)} ${words.author}` };
    }
    const found = await pictures.find(picture.kind, picture.key);
    return found && { path: found.address('wide'), alt: found.alt };
  }

  return async (picture) => {
    // A page is worth more than its picture: without one of its own it shows that of another.
    const found = await cardOf(picture).catch((error: Error) => {
      log.warn({ reason: reasonOf(error) }, 'pictures: no share picture for a page');
      return null;
    });
    const standIn = ('otherwise' in picture && picture.otherwise) || 'horoscope';
    return tagsOf(found ?? (await cardOf({ kind: 'page', key: pageKey(standIn) }))!, config);
  };
}
