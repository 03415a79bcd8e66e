import { ABOUT_PAGE } from './about-page.ts';
import { API_DOCS_PAGE } from './api-docs-page.ts';
import { ARCHIVE_PAGE, ARCHIVED_PAGE } from './archive-pages.ts';
import { BIRTH_CHART_PAGE } from './birth-chart-page.ts';
import { BLOG_PAGE, BLOG_TAG_PAGE, BLOGPOST_PAGE } from './blog-pages.ts';
import { DRAFT_PAGE } from './draft-page.ts';
import {
  HOROSCOPE_PAGE,
  DAILY_PAGE,
  WEEKLY_PAGE,
  MONTHLY_PAGE,
  LOVE_PAGE,
  UNKNOWN_SIGN_PAGE,
} from './forecast-pages.ts';
import { PRIVACY_PAGE, TERMS_PAGE } from './legal-pages.ts';
import { LOGOS_PAGE } from './logos-page.ts';
import { NOT_FOUND_PAGE } from './not-found-page.ts';
import { OFFLINE_PAGE } from './offline-page.ts';
import { PAIR_PAGE } from './pair-page.ts';
import {
  QUOTES_PAGE,
  QUOTE_FAVORITES_PAGE,
  REALLY_SAID_PAGE,
  MISATTRIBUTION_PAGE,
  QUOTE_AUTHOR_PAGE,
  QUOTE_TOPIC_PAGE,
  QUOTE_PAGE,
  QUOTE_CARD_PAGE,
} from './quote-pages.ts';
import { REPORT_PAGE, REPORT_SAMPLE_PAGE } from './report-pages.ts';
import { SEARCH_PAGE } from './search-page.ts';
import { SETTINGS_PAGE } from './settings-page.ts';
import {
  BOUGHT_REPORT_PAGE,
  DEMO_CHECKOUT_PAGE,
  FAILED_ORDER_PAGE,
  GIFT_PAGE,
  ORDER_SUCCESS_PAGE,
} from './shop-pages.ts';
import { SKY_PAGE } from './sky-page.ts';
import {
  TAROT_PAGE,
  TAROT_CARDS_PAGE,
  TAROT_CARD_PAGE,
  TAROT_READING_PAGE,
  TAROT_JOURNAL_PAGE,
} from './tarot-pages.ts';
import type { PageKind } from './page.ts';

/**
 * Every page of the site: its address, and its words for search engines and for the header. The owner's desk is an app
 * of its own (desk-paths.ts).
 * Client code imports the page it needs instead, so that a visit does not pay for the words of all others.
 */
export const PAGES = {
  horoscope: HOROSCOPE_PAGE,
  daily: DAILY_PAGE,
  weekly: WEEKLY_PAGE,
  monthly: MONTHLY_PAGE,
  love: LOVE_PAGE,
  unknownSign: UNKNOWN_SIGN_PAGE,
  tarot: TAROT_PAGE,
  tarotCards: TAROT_CARDS_PAGE,
  tarotCard: TAROT_CARD_PAGE,
  tarotReading: TAROT_READING_PAGE,
  tarotJournal: TAROT_JOURNAL_PAGE,
  quotes: QUOTES_PAGE,
  // Words that are no topics come first: an address is the first page that it fits.
  quoteFavorites: QUOTE_FAVORITES_PAGE,
  reallySaid: REALLY_SAID_PAGE,
  misattribution: MISATTRIBUTION_PAGE,
  quoteAuthor: QUOTE_AUTHOR_PAGE,
  quoteTopic: QUOTE_TOPIC_PAGE,
  quote: QUOTE_PAGE,
  quoteCard: QUOTE_CARD_PAGE,
  blog: BLOG_PAGE,
  blogTag: BLOG_TAG_PAGE,
  blogpost: BLOGPOST_PAGE,
  draft: DRAFT_PAGE,
  archive: ARCHIVE_PAGE,
  archived: ARCHIVED_PAGE,
  pair: PAIR_PAGE,
  sky: SKY_PAGE,
  birthChart: BIRTH_CHART_PAGE,
  search: SEARCH_PAGE,
  settings: SETTINGS_PAGE,
  about: ABOUT_PAGE,
  logos: LOGOS_PAGE,
  report: REPORT_PAGE,
  reportSample: REPORT_SAMPLE_PAGE,
  orderSuccess: ORDER_SUCCESS_PAGE,
  failedOrder: FAILED_ORDER_PAGE,
  demoCheckout: DEMO_CHECKOUT_PAGE,
  boughtReport: BOUGHT_REPORT_PAGE,
  gift: GIFT_PAGE,
  privacy: PRIVACY_PAGE,
  terms: TERMS_PAGE,
  apiDocs: API_DOCS_PAGE,
  offline: OFFLINE_PAGE,
  notFound: NOT_FOUND_PAGE,
} as const satisfies Record<string, PageKind>;

export type PageName = keyof typeof PAGES;

export function pageKind(name: PageName): PageKind {
  return PAGES[name];
}
