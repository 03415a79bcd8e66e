import type { ToWorker } from '../offline/messages.ts';
import { keepAddresses } from './answers.ts';
import { isKeptToday, keepRead } from './pages.ts';

type Read = Extract<ToWorker, { kind: 'read' }>;

/** Who pays for every byte gets only what is read. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** What a page was read from, and today's reading of the chosen sign, so that it can be read on the way. */
export async function keepWhatWasRead({ address, loaded, sign }: Read): Promise<void> {
  if (!(await isKeptToday(address))) await keepRead(address);
  await keepAddresses(loaded);
  const ofSign = `/horoscope/${sign}`;
  if (!sign || isSparing() || (await isKeptToday(ofSign))) return;
  const html = await keepRead(ofSign);
  await keepAddresses([...html.matchAll(/\/sky-art\/[\w-]+\.svg/g)].map(([drawing]) => drawing));
}
