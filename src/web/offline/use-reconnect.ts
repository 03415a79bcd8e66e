import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { askedFrom } from '../../domain/offline/offline-address.ts';

type Connection = 'none' | 'asking' | 'still-none' | 'there';

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
    if (wasReloaded()) void goOn();
    // A visitor who opened this page on purpose has a connection, and the page says so.
    else void isReachable(asked).then((is) => is && setConnection('there'));
    const onReturn = (): void => void (document.visibilityState === 'visible' && goOn());
    addEventListener('online', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
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
