/** What every name of ours begins with. */
export const STORE_PREFIX = 'zodiary-';

/** The device's copies, by the names of their caches. The page and the worker look into the same ones. */
export const PAGES_STORE = 'zodiary-pages-1';
export const ANSWERS_STORE = 'zodiary-answers-1';
export const PICTURES_STORE = 'zodiary-pictures-1';
export const DECK_STORE = 'zodiary-deck-1';
export const MEMO_STORE = 'zodiary-memo-1';
/** One per build, its version after this. */
export const BUILD_STORE = 'zodiary-build-';

/** What is about the visitor: the rest is the site's own and the same for everybody. */
export const VISITOR_STORES = [PAGES_STORE, ANSWERS_STORE, PICTURES_STORE, DECK_STORE, MEMO_STORE];

/** Written beside every copy, as headers. */
export const KEPT_AT = 'x-kept-at';
export const KEPT_BYTES = 'x-kept-bytes';
/** The device's date at the time. */
export const KEPT_ON = 'x-kept-on';
/** The day a page was rendered for. */
export const PAGE_DAY = 'x-page-day';
/** Encoded, for headers take only ASCII. */
export const PAGE_TITLE = 'x-page-title';
/** An asset that only the build has from which the page is. */
export const PAGE_BUILD = 'x-page-build';
