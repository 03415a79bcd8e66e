import { BOUNDS } from '../../domain/offline/bounds.ts';
import { isAnswerCurrent } from '../../domain/offline/current.ts';
import { plainDrawing, smallerCard } from '../../domain/offline/drawings.ts';
import { handlingOf } from '../../domain/offline/handling.ts';
import { ANSWERS_STORE, DECK_STORE, KEPT_ON, PICTURES_STORE } from '../../domain/offline/stores.ts';
import { deviceDate } from '../shell/device-date.ts';
import { callAs } from './call.ts';
import { rememberedVisitorId } from './memo.ts';
import { fromNetwork, isOutage } from './network.ts';
import { keep, kept, type Store } from './storage.ts';

export const ANSWERS: Store = { name: ANSWERS_STORE, bounds: BOUNDS.answers };
const PICTURES: Store = { name: PICTURES_STORE, bounds: BOUNDS.pictures };
const DECK: Store = { name: DECK_STORE, bounds: BOUNDS.deck };

const isCard = (address: string): boolean => address.startsWith('/tarot-cards/');

function storeOf(address: string): Store {
  if (isCard(address)) return DECK;
  return address.startsWith('/api/') ? ANSWERS : PICTURES;
}

function wasKeptToday({ headers }: Response): boolean {
  return headers.get(KEPT_ON) === deviceDate(new Date());
}

/** The device's copy, unless it speaks of a day that is over. */
async function currentCopy(address: string): Promise<Response | undefined> {
  const copy = await kept(address, storeOf(address).name);
  const keptOn = copy?.headers.get(KEPT_ON) ?? '';
  return isAnswerCurrent(address, keptOn, deviceDate(new Date())) ? copy : undefined;
}

/** Once a day is often enough: the words of a date and its drawings do not change. */
async function keepOnceADay(address: string, response: Response): Promise<void> {
  const store = storeOf(address);
  const copy = await kept(address, store.name);
  if (!copy || !wasKeptToday(copy)) await keep(store, address, response);
}

/** The network first, then what was put by; undefined where there is neither. */
async function answerIfAny(event: FetchEvent, address: string): Promise<Response | undefined> {
  const sent = fetch(event.request);
  event.waitUntil(
    sent.then(
      (response) => keepOnceADay(address, response.clone()),
      () => undefined,
    ),
  );
  const copy = currentCopy(address);
  const answer = await fromNetwork(sent, copy);
  return answer && !isOutage(answer) ? answer : ((await copy) ?? answer);
}

export async function answerCall(event: FetchEvent, { pathname, search }: URL): Promise<Response> {
  return (await answerIfAny(event, pathname + search)) ?? Response.error();
}

/** Takes the place of a picture that is missing, without the browser's torn sheet of paper. */
function blank(): Response {
  return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
    headers: { 'content-type': 'image/svg+xml' },
  });
}

/** A card that is not here is an error, so that the page can turn the upright one. */
async function cardInstead(path: string): Promise<Response> {
  const smaller = smallerCard(path);
  return (smaller && (await kept(smaller, DECK.name))) || Response.error();
}

export async function answerPicture(event: FetchEvent, { pathname, search }: URL): Promise<Response> {
  const picture = await answerIfAny(event, pathname + search);
  if (picture) return picture;
  if (isCard(pathname)) return cardInstead(pathname);
  const plain = plainDrawing(pathname);
  return (plain && (await kept(plain))) || blank();
}

function isKeepable(address: string): boolean {
  const path = address.replace(/\?.*/, '');
  return /^(?:answer|picture)$/.test(handlingOf({ method: 'GET', path, isNavigation: false }));
}

/** Null where it is a call and the worker has not heard yet whose it is: no call goes without that. */
async function fetchToKeep(address: string): Promise<Response | null> {
  if (!address.startsWith('/api/')) return fetch(address);
  const visitorId = await rememberedVisitorId();
  return visitorId === null ? null : callAs(visitorId, address);
}

/** Puts by what a page needs, as far as it is not here yet; one after the other, for nobody waits for it. */
export async function keepAddresses(addresses: readonly string[]): Promise<void> {
  for (const address of new Set(addresses.filter(isKeepable))) {
    const store = storeOf(address);
    const copy = await kept(address, store.name);
    // The deck is large and seldom drawn anew: what is looked at is fetched again, the rest is not.
    if (copy && (wasKeptToday(copy) || isCard(address))) continue;
    const response = await fetchToKeep(address);
    if (response) await keep(store, address, response);
  }
}
