import type { ArchiveMonth } from '../../contract/archive.ts';
import type { SiteInfo } from '../../contract/page-services.ts';
import { archivedAddress, askedDay, calendarMonth, type Archived } from '../../domain/archive/archived.ts';
import { archiveAddress } from '../../domain/archive/calendar.ts';
import { monthLabel, whenOf } from '../../domain/archive/labels.ts';
import { ARCHIVE_DOOR, ARCHIVE_PAGE, ARCHIVED_PAGE } from '../../domain/pages/archive-pages.ts';
import { pageText } from '../../domain/pages/page.ts';
import { sharePicture } from '../../domain/sharing/share-picture.ts';
import { signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import type { PageMetadata } from '../shell/metadata.ts';
import { article } from '../structured-data/article.ts';
import { breadcrumbs, type Step } from '../structured-data/breadcrumbs.ts';
import { webPage } from '../structured-data/page.ts';
import type { BreadcrumbList } from '../structured-data/things.ts';

const [DOOR] = ARCHIVE_PAGE.paths;
const KIND_NAMES: Record<Archived['kind'], string> = {
  daily: 'Horoscope',
  weekly: 'Weekly Horoscope',
  monthly: 'Monthly Horoscope',
};

function archiveBreadcrumbs(siteUrl: string, ...steps: readonly Step[]): BreadcrumbList {
  return breadcrumbs(siteUrl, ['Horoscopes', '/'], ['Archive', DOOR], ...steps);
}

function calendarStep(sign: SignKey, month: string): Step {
  return [`${signOf(sign).name}, ${monthLabel(month)}`, archiveAddress(sign, month)];
}

/** The door itself shows another month and sign by and by; what it shows today has an address of its own. */
export function calendarMetadata(
  { sign, month }: Pick<ArchiveMonth, 'sign' | 'month'>,
  isDoor: boolean,
  site: SiteInfo,
): PageMetadata {
  const slots = { sign: signOf(sign).name, month: monthLabel(month) };
  const { title, description } = isDoor ? ARCHIVE_DOOR : pageText(ARCHIVE_PAGE, slots);
  const page = { title, description, canonicalPath: isDoor ? DOOR : archiveAddress(sign, month) };
  return {
    ...page,
    structuredData: [
      webPage(page, site, 'CollectionPage'),
      archiveBreadcrumbs(site.url, ...(isDoor ? [] : [calendarStep(sign, month)])),
    ],
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
  const day = askedDay(archived);
  const picture = page.canonicalPath.slice(page.canonicalPath.lastIndexOf('/') + 1);
  const published = { ...page, type: 'Article', publishedAt: day, updatedAt: day } as const;
  return {
    ...page,
    structuredData: [
      article({ ...published, picturePaths: [sharePicture(picture, 'wide')] }, site),
      archiveBreadcrumbs(site.url, ...steps),
    ],
  };
}
