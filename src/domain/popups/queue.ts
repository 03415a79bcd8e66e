export type Popup = 'notification' | 'joke' | 'feedback' | 'stop-jokes';

interface Waiting {
  popup: Popup;
  /** On a clock that only goes forward. */
  notBeforeMs: number;
}

/** What is to be asked during a visit: one after the other, never two at once. */
export interface PopupQueue {
  waiting: readonly Waiting[];
  open: Popup | null;
  restUntilMs: number;
}

export interface Opening {
  popup: Popup;
  atMs: number;
}

export const EMPTY_QUEUE: PopupQueue = { waiting: [], open: null, restUntilMs: 0 };

/** A breath between two popups: the second half of a double click must not answer the next question. */
export const REST_MS = 1_000;

/** Whoever has just had a joke reads on before the next question: for this long, or to the next page. */
export const AFTER_JOKE_MS = 120_000;

/** A new page is looked at first. */
export const NEW_PAGE_REST_MS = 10_000;

export function withPlanned(queue: PopupQueue, popup: Popup, notBeforeMs: number): PopupQueue {
  if (queue.open === popup || queue.waiting.some((other) => other.popup === popup)) return queue;
  return { ...queue, waiting: [...queue.waiting, { popup, notBeforeMs }] };
}

/** Whoever is due first comes first; the delays are minima. */
export function nextOpening({ waiting, open, restUntilMs }: PopupQueue): Opening | null {
  if (open) return null;
  const [first] = waiting.toSorted((one, other) => one.notBeforeMs - other.notBeforeMs);
  return first ? { popup: first.popup, atMs: Math.max(first.notBeforeMs, restUntilMs) } : null;
}

/** What was planned may have been settled elsewhere meanwhile, in the settings for instance. */
export function withDropped(queue: PopupQueue, popup: Popup): PopupQueue {
  return { ...queue, waiting: queue.waiting.filter((other) => other.popup !== popup) };
}

export function withOpened(queue: PopupQueue, popup: Popup): PopupQueue {
  return { ...withDropped(queue, popup), open: popup };
}

export function withClosed(queue: PopupQueue, nowMs: number): PopupQueue {
  const fromMs = queue.open === 'joke' ? nowMs + AFTER_JOKE_MS : -Infinity;
  const waiting = queue.waiting.map(({ popup, notBeforeMs }) => ({
    popup,
    notBeforeMs: Math.max(notBeforeMs, fromMs),
  }));
  return { waiting, open: null, restUntilMs: nowMs + REST_MS };
}

/** What waits for the end of a joke's rest need not wait for it on another page. */
export function withNewPage(queue: PopupQueue, nowMs: number): PopupQueue {
  const waiting = queue.waiting.map(({ popup, notBeforeMs }) => ({
    popup,
    notBeforeMs: Math.min(notBeforeMs, nowMs + NEW_PAGE_REST_MS),
  }));
  return { ...queue, waiting };
}
