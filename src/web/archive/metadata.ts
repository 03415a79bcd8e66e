import type { ArchiveMonth } from '../../contract/archive.ts';
import type { SiteInfo } from '../../contract/page-services.ts';
import { archivedAddress, askedDay, calendarMonth, type Archived } from '../../domain/archive/archived.ts';
import { archiveAddress } from '../../domain/archive/calendar.ts';
import { monthLabel, whenOf } from '../../domain/archive/labels.ts';
import { ARCHIVE_PAGE, ARCHIVED_PAGE } from '../../domain/pages/archive-pages.ts';
import { metaDescription } from '../../domain/pages/meta-description.ts';
import { pageText } from '../../domain/pages/page.ts';
import { signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import type { PageMetadata } from '../shell/metadata.ts';

const [DOOR] = ARCHIVE_PAGE.paths;
const KIND_NAMES: Record<Archived['kind'], string> = {
  daily: 'Horoscope',
  weekly: 'Weekly Horoscope',
  monthly: 'Monthly Horoscope',
};

type Step = [name: string, path: string];

function breadcrumbs(siteUrl: string, ...steps: Step[]): Record<string, unknown> {
  const all: Step[] = [['Horoscopes', '/'], ['Archive', DOOR], ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}

function calendarStep(sign: SignKey, month: string): Step {
  return [`${signOf(sign).name}, ${monthLabel(month)}`, archiveAddress(sign, month)];
}

/** The door itself shows another month and sign by and by; what it shows today has an address of its own. */
export function calendarMetadata(
  { sign, month }: Pick<ArchiveMonth, 'sign' | 'month'>,
  isDoor: boolean,
  { url, name }: SiteInfo,
): PageMetadata {
  const text = pageText(ARCHIVE_PAGE, { sign: signOf(sign).name, month: monthLabel(month) });
  const canonicalPath = isDoor ? DOOR : archiveAddress(sign, month);
  return {
    title: text.title,
    description: text.description,
    canonicalPath,
    structuredData: [
      {
        '@type': 'CollectionPage',
        name: text.title,
        description: text.description,
        url: url + canonicalPath,
        inLanguage: 'en-US',
        isPartOf: { '@type': 'WebSite', name, url: `${url}/` },
      },
      breadcrumbs(url, ...(isDoor ? [] : [calendarStep(sign, month)])),
    ],
  };
}

function article(page: PageMetadata, date: string, { url, name }: SiteInfo): Record<string, unknown> {
  const organization = { '@type': 'Organization', name, url: `${url}/` };
  return {
    '@type': 'Article',
    headline: page.title,
    description: metaDescription(page.description),
    datePublished: date,
    dateModified: date,
    author: organization,
    publisher: { ...organization, logo: { '@type': 'ImageObject', url: `${url}/icons/icon-512.png` } },
    image: `${url}/card.png`,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url + page.canonicalPath },
    inLanguage: 'en-US',
    isAccessibleForFree: true,
  };
}

/** `words` are the beginning of the reading: no two pages are described alike. */
export function archivedMetadata(archived: Archived, words: string, site: SiteInfo): PageMetadata {
  const { sign, kind } = archived;
  const slots = { sign: signOf(sign).name, kind: KIND_NAMES[kind], when: whenOf(archived), words };
  const { title, heading, description } = pageText(ARCHIVED_PAGE, slots);
  const page: PageMetadata = {
    title,
    description,
    canonicalPath: archivedAddress(archived),
    type: 'article',
  };
  const steps: Step[] = [calendarStep(sign, calendarMonth(archived)), [heading, page.canonicalPath]];
  return {
    ...page,
    structuredData: [article(page, askedDay(archived), site), breadcrumbs(site.url, ...steps)],
  };
}
