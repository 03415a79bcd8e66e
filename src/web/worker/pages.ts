import { BOUNDS } from '../../domain/offline/bounds.ts';
import {
  isPageCurrent,
  neededAnswer,
  quoteAnswers,
  readingPageAt,
  skyAnswer,
} from '../../domain/offline/current.ts';
import { mayKeepPage, pageKey } from '../../domain/offline/handling.ts';
import { OFFLINE_PATH, offlineAddress } from '../../domain/offline/offline-address.ts';
import { KEPT_ON, PAGE_BUILD, PAGE_DAY, PAGE_TITLE, PAGES_STORE } from '../../domain/offline/stores.ts';
import { deviceDate } from '../shell/device-date.ts';
import { ANSWERS, keepAddresses } from './answers.ts';
import { keptOfflinePage } from './installing.ts';
import { fromNetwork, isOutage } from './network.ts';
import { keep, kept, mayKeep, type Store } from './storage.ts';

const PAGES: Store = { name: PAGES_STORE, bounds: BOUNDS.pages };

const found = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';

function notesOf(html: string): Record<string, string> {
  const title = found(html, /<title>([^<]*)<\/title>/).replaceAll('&amp;', '&');
  return {
    [PAGE_DAY]: found(html, /<html[^>]* data-day="([\d-]+)"/),
    [PAGE_TITLE]: encodeURIComponent(title),
    [PAGE_BUILD]: found(html, /(\/assets\/manifest-[\w-]+\.js)/),
  };
}

/** A reading is put by as its page and as the call's answer: links inside the site ask for that. */
export async function keepReading(key: string): Promise<void> {
  const today = deviceDate(new Date());
  await keepAddresses(quoteAnswers(key, today));
  const needed = neededAnswer(key, today);
  if (needed === null) return;
  await keepAddresses(readingPageAt(key)?.type === 'daily' ? [needed, skyAnswer(today)] : [needed]);
}

async function keepPage(key: string, response: Response): Promise<void> {
  if (!mayKeepPage(key.replace(/\?.*/, '')) || !mayKeep(response)) return;
  if (!response.headers.get('content-type')?.startsWith('text/html')) return;
  const html = await response.clone().text();
  await keep(PAGES, key, response, notesOf(html));
  await keepReading(key);
}

/** The device's copy of a page, if what it shows belongs to the visitor's own day. */
async function currentCopy(key: string): Promise<Response | undefined> {
  const copy = await kept(key, PAGES.name);
  if (!copy) return undefined;
  const today = deviceDate(new Date());
  const needed = neededAnswer(key, today);
  const isPutBy = needed !== null && (await kept(needed, ANSWERS.name)) !== undefined;
  return isPageCurrent(key, copy.headers.get(PAGE_DAY) ?? '', today, () => isPutBy) ? copy : undefined;
}

/** The honest way out: a page that says so, and lists what can be read. */
async function withoutConnection(asked: string): Promise<Response> {
  return (await keptOfflinePage()) ? Response.redirect(offlineAddress(asked)) : Response.error();
}

/** The network first, for most of our pages are of a day; then what was put by; then the offline page. */
export async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  if (url.pathname === OFFLINE_PATH) return (await keptOfflinePage()) ?? fetch(event.request);
  const asked = url.pathname + url.search;
  const key = pageKey(asked);
  const sent = (event.preloadResponse as Promise<Response | undefined>)
    .catch(() => undefined)
    .then((preloaded) => preloaded ?? fetch(event.request));
  event.waitUntil(
    sent.then(
      (response) => keepPage(key, response.clone()),
      () => undefined,
    ),
  );
  const copy = currentCopy(key);
  const answer = await fromNetwork(sent, copy);
  if (answer && !isOutage(answer)) return answer;
  return (await copy) ?? answer ?? withoutConnection(asked);
}

/**
 * Puts a page by that was read without being fetched as a page: by a link inside the site, or before we were here.
 * Gives back its markup, or nothing where it may not be kept.
 */
export async function keepRead(address: string): Promise<string> {
  const key = pageKey(address);
  if (!mayKeepPage(key.replace(/\?.*/, ''))) return '';
  const response = await fetch(key);
  await keepPage(key, response.clone());
  return response.text();
}

/** Another copy of the same day would be the same. */
export async function isKeptToday(address: string): Promise<boolean> {
  const copy = await kept(pageKey(address), PAGES.name);
  return copy?.headers.get(KEPT_ON) === deviceDate(new Date());
}
