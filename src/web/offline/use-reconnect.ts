import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { askedFrom } from '../../domain/offline/offline-address.ts';

type Connection = 'none' | 'asking' | 'still-none' | 'there';

/** Browsers report a lost cable, not a lost way: with a router that has no connection itself no event ever comes. */
const LOOK_AGAIN_MS = 5_000;

/** The worker leaves this to the network: an answer means that the site can be reached. */
async function isReachable(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status < 502;
  } catch {
    return false;
  }
}

function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload';
}

interface Reconnect {
  /** The page that was asked for. */
  asked: string;
  connection: Connection;
  tryAgain: () => void;
}

/** Leads on to the page that was asked for: when the visitor tries again, reloads, or has a connection again. */
export function useReconnect(): Reconnect {
  const [search] = useSearchParams();
  const asked = askedFrom(search.get('from'));
  const [connection, setConnection] = useState<Connection>('none');
  const goOn = useCallback(async () => {
    if (!(await isReachable(asked))) return false;
    location.replace(asked);
    return true;
  }, [asked]);
  useEffect(() => {
    let timer: number | undefined;
    const goOnIfSeen = async (): Promise<boolean> => document.visibilityState === 'visible' && goOn();
    const onReturn = (): void => void goOnIfSeen();
    const lookAgain = (): void => {
      timer = window.setTimeout(
        () => void goOnIfSeen().then((isThere) => isThere || lookAgain()),
        LOOK_AGAIN_MS,
      );
    };
    if (wasReloaded()) void goOn().then((isThere) => isThere || lookAgain());
    // A visitor who opened this page on purpose has a connection, and the page says so.
    else void isReachable(asked).then((isThere) => (isThere ? setConnection('there') : lookAgain()));
    addEventListener('online', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [asked, goOn]);
  const tryAgain = (): void => {
    setConnection('asking');
    void goOn().then((isThere) => setConnection(isThere ? 'there' : 'still-none'));
  };
  return { asked, connection, tryAgain };
}
