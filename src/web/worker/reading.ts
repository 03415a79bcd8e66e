import { CARD_NAMES } from '../../domain/tarot/card-names.ts';
import { backPicturePath, cardPicturePath } from '../../domain/tarot/card-picture.ts';
import type { ToWorker } from '../offline/messages.ts';
import { keepAddresses } from './answers.ts';
import { isKeptToday, keepRead } from './pages.ts';

type Read = Extract<ToWorker, { kind: 'read' }>;

/** Who pays for every byte gets only what is read. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

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
export async function keepWhatWasRead({ address, loaded, sign }: Read): Promise<void> {
  await keepOnceADay(address);
  await keepAddresses(loaded);
  if (isSparing()) return;
  if (/^\/tarot(?:[?]|$)/.test(address)) await keepDeck();
  await keepOnceADay('/');
  const html = sign ? await keepOnceADay(`/horoscope/${sign}`) : '';
  await keepAddresses([...html.matchAll(/\/sky-art\/[\w-]+\.svg/g)].map(([drawing]) => drawing));
}
