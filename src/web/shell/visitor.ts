import { isVisitorId, newVisitorId, VISITOR_ID_STORAGE_KEY } from '../../domain/visitor/visitor-id.ts';

/** Used when the browser refuses storage: the visitor stays the same for as long as the page is open. */
let unstored: string | null = null;

function freshId(): string {
  return newVisitorId(Date.now(), (count) => crypto.getRandomValues(new Uint8Array(count)));
}

/** The anonymous identifier, made on first use and kept in local storage. */
export function visitorId(): string {
  try {
    const stored = localStorage.getItem(VISITOR_ID_STORAGE_KEY);
    if (stored && isVisitorId(stored)) return stored;
    const id = unstored ?? freshId();
    localStorage.setItem(VISITOR_ID_STORAGE_KEY, id);
    return id;
  } catch {
    unstored ??= freshId();
    return unstored;
  }
}

/** After everything was deleted: the next call, if there is one, is a stranger's. */
export function forgetVisitor(): void {
  unstored = null;
}
