/** What is counted, with how many different names a day may have: strangers fill neither memory nor disk. */
export const COUNT_KINDS = {
  /** Somebody came from elsewhere. */
  visit: 1,
  /** A page was opened, by its kind. */
  view: 100,
  /** The same by its address, for the pages that are the same for everyone. */
  read: 2_000,
  /** A page was fetched by a program that says so. */
  bot: 1,
  /** A link was passed on and its preview made, by where. */
  share: 20,
  /** The installed app was opened. */
  app: 1,
  /** A question was asked: "answered" or "unanswered". */
  search: 2,
  /** The words of those that found nothing. */
  unanswered: 200,
  /** Tarot cards were drawn, by spread. */
  draw: 20,
  /** Somebody came by the link of one of our posts, by its short id: "p15". */
  post: 2_000,
} as const;
export type CountKind = keyof typeof COUNT_KINDS;

/** What is not added up but measured: how many browsers get the daily message. */
export const READERS = 'readers';

/** Names are looked at for a week; sums may be compared with last year's. */
export const NAMED_KINDS: readonly CountKind[] = ['read', 'unanswered'];
export const NAMES_KEPT_DAYS = 35;
export const SUMS_KEPT_DAYS = 400;
