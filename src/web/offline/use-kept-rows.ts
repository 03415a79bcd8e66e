import { useEffect, useState } from 'react';
import { keptRows, type KeptPage, type KeptRow } from '../../domain/offline/kept-rows.ts';
import { ANSWERS_STORE, KEPT_AT, PAGE_DAY, PAGE_TITLE, PAGES_STORE } from '../../domain/offline/stores.ts';
import { deviceDate } from '../shell/device-date.ts';

const addressOf = ({ url }: Request): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** Titles end with the site's name, which stands at the top of the page anyway. */
const withoutSiteName = (title: string): string => title.replace(/ · [^·]*$/, '');

async function keptPages(): Promise<KeptPage[]> {
  const cache = await caches.open(PAGES_STORE);
  const requests = await cache.keys();
  return Promise.all(
    requests.map(async (request) => {
      const { headers } = (await cache.match(request))!;
      return {
        address: addressOf(request),
        day: headers.get(PAGE_DAY) ?? '',
        title: withoutSiteName(decodeURIComponent(headers.get(PAGE_TITLE) ?? '')),
        keptAtMs: Number(headers.get(KEPT_AT)),
      };
    }),
  );
}

async function keptAnswers(): Promise<Set<string>> {
  const cache = await caches.open(ANSWERS_STORE);
  return new Set((await cache.keys()).map(addressOf));
}

async function readDevice(): Promise<KeptRow[]> {
  const [pages, answers] = await Promise.all([keptPages(), keptAnswers()]);
  return keptRows(pages, deviceDate(new Date()), (answer) => answers.has(answer));
}

/** What the device has put by; undefined until it was looked up. */
export function useKeptRows(): KeptRow[] | undefined {
  const [rows, setRows] = useState<KeptRow[]>();
  useEffect(() => {
    readDevice().then(setRows, (error: unknown) => {
      console.info('Nothing can be saved on this device', error);
      setRows([]);
    });
  }, []);
  return rows;
}
