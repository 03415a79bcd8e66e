import type { SiteInfo } from '../../contract/page-services.ts';
import { metaDescription } from '../../domain/pages/meta-description.ts';
import type { Step } from './breadcrumbs.ts';
import type { FAQPage, ItemList, WebPage } from './things.ts';

/** What a list leads to, in its order. */
export function itemList(siteUrl: string, entries: readonly Step[]): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: entries.length,
    itemListElement: entries.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: siteUrl + path,
    })),
  };
}

interface Described {
  title: string;
  description: string;
  canonicalPath: string;
}

/** A page with no kind of its own. */
export function webPage(
  { title, description, canonicalPath }: Described,
  { name, url }: SiteInfo,
  type: WebPage['@type'] = 'WebPage',
): WebPage {
  return {
    '@type': type,
    name: title,
    description: metaDescription(description),
    url: url + canonicalPath,
    inLanguage: 'en-US',
    isPartOf: { '@type': 'WebSite', name, url: `${url}/` },
  };
}

/** A page that is there for what it lists. */
export function collectionPage(page: Described, entries: readonly Step[], site: SiteInfo): WebPage {
  return { ...webPage(page, site, 'CollectionPage'), mainEntity: itemList(site.url, entries) };
}

/** Questions that a page asks and answers itself. */
export function questionsPage(questions: readonly { question: string; answer: string }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
