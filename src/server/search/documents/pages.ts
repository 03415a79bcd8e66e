import type { SearchKind } from '../../../contract/search.ts';
import { PAGES } from '../../../domain/pages/pages.ts';
import type { PageText } from '../../../domain/pages/page.ts';
import { document, type SearchDocument } from './document.ts';

interface Listed {
  page: PageText & { name: string };
  href: string;
  /** Among what it is shown; most belong to what they are about. */
  kind?: SearchKind;
  icon?: string;
  /** Words by which people look for it. */
  aliases: string;
  title?: string;
  description?: string;
}

const HOROSCOPE_PAGES: readonly Listed[] = [
  { page: PAGES.horoscope, href: '/', aliases: 'home start daily horoscope today zodiac all signs list' },
  { page: PAGES.weekly, href: '/?type=weekly', aliases: 'week this week all signs' },
  { page: PAGES.monthly, href: '/?type=monthly', aliases: 'month this month all signs' },
  {
    page: PAGES.love,
    href: '/?type=compatibility',
    aliases: 'compatibility calculator test compatible signs two signs love match friendship couple',
  },
  {
    page: PAGES.archive,
    href: '/archive',
    title: 'Horoscope Archive',
    description: 'A calendar of every reading since January 2026, each just as it was published.',
    aliases: 'past old previous earlier history yesterday readings calendar days before',
  },
].map((listed) => ({ ...listed, kind: 'horoscopes', icon: 'sun' }));

const TAROT_PAGES: readonly Listed[] = [
  {
    page: PAGES.tarot,
    href: '/tarot',
    aliases: `draw cards free reading card of the day daily card today spread spreads ask question answer yes or no
      three cards past present future one card love celtic cross online shuffle deck turn reversals reversed on off`,
  },
  {
    page: PAGES.tarotCards,
    href: '/tarot/cards',
    aliases: 'list meanings of all cards major minor arcana deck suits wands cups swords pentacles gallery',
  },
  {
    page: PAGES.tarotJournal,
    href: '/tarot/journal',
    aliases: 'saved readings notes diary my past draws history',
  },
].map((listed) => ({ ...listed, kind: 'tarot', icon: 'card' }));

const QUOTE_PAGES: readonly Listed[] = [
  {
    page: PAGES.quotes,
    href: '/quotes',
    aliases: 'quote of the day browse all authors writers sayings topics list index',
  },
  {
    page: PAGES.quoteFavorites,
    href: '/quotes/favorites',
    aliases: 'saved liked kept bookmarked my quotes favourite favourites',
  },
  {
    page: PAGES.reallySaid,
    href: '/quotes/really-said',
    aliases:
      'fake false misattributed misquoted misattributions wrong wrongly attributed quotes who said it first never said',
  },
].map((listed) => ({ ...listed, kind: 'quotes', icon: 'quote' }));

const SITE_PAGES: readonly Listed[] = [
  {
    page: PAGES.settings,
    href: '/settings',
    aliases: `preferences options notifications push messages reminder alerts time zone timezone turn off on stop pause
      disable unsubscribe jokes joke delete erase my data export download account change my sign keyboard shortcut`,
  },
  {
    page: PAGES.report,
    href: '/personal-destiny-report',
    aliases:
      'birth natal chart personal paid buy order report destiny price natal book pdf cost refund preview',
  },
  {
    page: PAGES.reportSample,
    href: '/personal-destiny-report/sample',
    aliases: 'example free whole albert einstein ulm 1879 1905 read look inside',
  },
  {
    page: PAGES.about,
    href: '/about',
    aliases:
      'who runs makes made owns is behind this site website company team contact us email how it works',
  },
  { page: PAGES.logos, href: '/logos', aliases: 'logo press kit brand media pictures images download icons' },
  {
    page: PAGES.privacy,
    href: '/privacy-policy',
    aliases: 'data cookies cookie tracking gdpr personal information stored delete',
  },
  {
    page: PAGES.terms,
    href: '/terms-of-service',
    aliases: 'conditions legal rules use using this website site agreement disclaimer entertainment',
  },
  {
    page: PAGES.apiDocs,
    href: '/api/docs',
    aliases: 'developers developer documentation json openapi endpoints calls program',
  },
];

const LISTED: readonly Listed[] = [
  ...HOROSCOPE_PAGES,
  ...TAROT_PAGES,
  ...QUOTE_PAGES,
  {
    page: PAGES.sky,
    href: '/sky',
    kind: 'sky',
    icon: 'planet',
    aliases: `planets planet positions current now where moon phase sign tonight chart wheel transits retrograde aspects
      ephemeris calendar ical subscribe feed events stars astronomy`,
  },
  {
    page: PAGES.birthChart,
    href: '/birth-chart',
    kind: 'sky',
    icon: 'planet',
    aliases: `natal chart free birth calculator horoscope of birth rising sign ascendant moon sign houses placidus whole
      sign time of birth place born my chart my own sky what is my rising big three personal transits to my chart`,
  },
  { page: PAGES.blog, href: '/blog', kind: 'blog', icon: 'post', aliases: 'articles posts news latest read' },
  ...SITE_PAGES,
];

/** Pages that are not one sign's, one card's or anything else's own. */
export function pageDocuments(): SearchDocument[] {
  return LISTED.map(({ page, href, aliases, title, description, kind = 'pages', icon = 'page' }) =>
    document({
      id: `page ${page.name}`,
      kind,
      href,
      title: title ?? page.title,
      note: page.heading.includes('{') || page.heading === (title ?? page.title) ? '' : page.heading,
      icon,
      aliases,
      body: description ?? page.description,
      standing: 1.6,
    }),
  );
}
