import { pageKey } from '../../domain/offline/handling.ts';
import { CARD_NAMES } from '../../domain/tarot/card-names.ts';
import { backPicturePath, cardPicturePath } from '../../domain/tarot/card-picture.ts';
import type { ToWorker } from '../offline/messages.ts';
import { savesData } from '../offline/saves-data.ts';
import { keepAddresses } from './answers.ts';
import { rememberVisitorId } from './memo.ts';
import { isKeptToday, keepRead, keepReading } from './pages.ts';

type Read = Extract<ToWorker, { kind: 'read' }>;

async function keepOnceADay(page: string): Promise<string> {
  return (await isKeptToday(page)) ? '' : keepRead(page);
}

/** Whoever has been at the table can draw without a connection: the table, the words and all cards. */
async function keepDeck(): Promise<void> {
  await keepOnceADay('/tarot');
  const cards = CARD_NAMES.map(({ slug }) => cardPicturePath(slug, 'half'));
  await keepAddresses(['/api/tarot/texts', backPicturePath('half'), ...cards]);
}

/** What was read, the page the installed app begins with, and today's reading of the chosen sign with its drawings. */
export async function keepWhatWasRead({ visitorId, address, loaded, sign }: Read): Promise<void> {
  await rememberVisitorId(visitorId);
  await keepOnceADay(address);
  // The page may have been kept before the worker knew whose calls it makes.
  await keepReading(pageKey(address));
  await keepAddresses(loaded);
  if (savesData()) return;
  if (/^\/tarot(?:[?]|$)/.test(address)) await keepDeck();
  await keepOnceADay('/');
  const html = sign ? await keepOnceADay(`/horoscope/${sign}`) : '';
  await keepAddresses([...html.matchAll(/\/sky-art\/[\w-]+\.svg/g)].map(([drawing]) => drawing));
}
