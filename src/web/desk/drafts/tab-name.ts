const KEY = 'desk-tab';

let name: string | null = null;

function inSession<T>(use: (area: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

/** Written down only while the page is away: a tab that is copied while it is open would else have the same name. */
function passOn(): void {
  const keep = (): void => void inSession((area) => area.setItem(KEY, name!));
  const takeBack = (): void => void inSession((area) => area.removeItem(KEY));
  addEventListener('pagehide', keep);
  addEventListener('pageshow', takeBack);
  takeBack();
}

/** Names this tab: the same after it was loaded anew, another in every other tab. */
export function tabName(): string {
  if (name !== null) return name;
  // Not crypto.randomUUID, which plain http does not have.
  const fresh = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16)).join('');
  name = inSession((area) => area.getItem(KEY)) ?? fresh;
  passOn();
  return name;
}
