import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { VISITOR_STORES } from '../../domain/offline/stores.ts';
import { rememberedSign } from '../shell/remembered-sign.ts';
import { visitorId } from '../shell/visitor.ts';
import { introduceSubscriber, sendToWorker } from './worker-connection.ts';

/** A page that is left sooner was not read. */
const READ_AFTER_MS = 2_000;

/** What the page has loaded, for a worker that came too late to see it. */
function loadedAddresses(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname, search }) => pathname + search);
}

/** Reports to the worker what is read, so that it can be read again without a connection. */
export function useDeviceCopy(): void {
  const { pathname, search } = useLocation();
  const isFirst = useRef(true);
  useEffect(() => {
    const timer = setTimeout(() => {
      const loaded = isFirst.current ? loadedAddresses() : [];
      isFirst.current = false;
      const address = pathname + search;
      sendToWorker({ kind: 'read', visitorId: visitorId(), address, loaded, sign: rememberedSign() })
        .then(introduceSubscriber)
        .catch((error: unknown) => console.error('The device keeps no copy', error));
    }, READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [pathname, search]);
}

/** Everything that was put by for this visitor goes; the site's own files stay. */
export async function forgetDeviceCopy(): Promise<void> {
  if (!('caches' in window)) return;
  await Promise.all(VISITOR_STORES.map((name) => caches.delete(name)));
}
