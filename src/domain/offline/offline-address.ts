export const OFFLINE_PATH = '/offline';

/** Where the offline page is shown in place of another one, which it remembers. */
export function offlineAddress(asked: string): string {
  return asked === '/' ? OFFLINE_PATH : `${OFFLINE_PATH}?from=${encodeURIComponent(asked)}`;
}

/** The page that was asked for: one of ours, whatever somebody wrote into the address. */
export function askedFrom(from: string | null): string {
  const isOurs = from !== null && /^\/(?![/\\])/.test(from) && !from.startsWith(OFFLINE_PATH);
  return isOurs ? from : '/';
}
