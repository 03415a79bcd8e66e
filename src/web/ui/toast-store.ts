export type ToastVariant = 'default' | 'destructive';

export interface ToastText {
  title: string;
  description?: string;
  variant?: ToastVariant;
  durationMs?: number;
}

export interface Toast extends Required<ToastText> {
  id: number;
  /** Rises with every update, so that its time starts afresh. */
  revision: number;
  dismissedAtMs: number | null;
}

/** One visible at a time: a new toast takes the place of the old. */
export const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5_000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const SWIPE_THRESHOLD_PX = 50;

export interface ToastClock {
  nowMs: () => number;
  after: (delayMs: number, run: () => void) => void;
}

export interface ToastHandle {
  id: number;
  update: (text: Partial<ToastText>) => void;
  dismiss: () => void;
}

export interface ToastStore {
  add: (text: ToastText) => ToastHandle;
  update: (id: number, text: Partial<ToastText>) => void;
  dismiss: (id: number) => void;
  toasts: () => readonly Toast[];
  subscribe: (listener: () => void) => () => void;
}

export function withToast(toasts: readonly Toast[], id: number, text: ToastText): readonly Toast[] {
  const { title, description = '', variant = 'default', durationMs = TOAST_DURATION_MS } = text;
  const toast: Toast = { id, revision: 0, title, description, variant, durationMs, dismissedAtMs: null };
  return [toast, ...toasts].slice(0, TOAST_LIMIT);
}

export function withUpdate(toasts: readonly Toast[], id: number, text: Partial<ToastText>): readonly Toast[] {
  return toasts.map((toast) =>
    toast.id === id ? { ...toast, ...text, revision: toast.revision + 1 } : toast,
  );
}

/** Dismissed, but kept: whoever holds the toast may still look at it until it is removed. */
export function withDismissal(toasts: readonly Toast[], id: number, nowMs: number): readonly Toast[] {
  return toasts.map((toast) =>
    toast.id === id && toast.dismissedAtMs === null ? { ...toast, dismissedAtMs: nowMs } : toast,
  );
}

export function withoutRemoved(toasts: readonly Toast[], nowMs: number): readonly Toast[] {
  return toasts.filter(
    ({ dismissedAtMs }) => dismissedAtMs === null || nowMs - dismissedAtMs < TOAST_REMOVE_DELAY_MS,
  );
}

export function createToastStore(clock: ToastClock): ToastStore {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const become = (next: readonly Toast[]): void => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const update = (id: number, text: Partial<ToastText>): void => become(withUpdate(toasts, id, text));
  const dismiss = (id: number): void => {
    become(withDismissal(toasts, id, clock.nowMs()));
    clock.after(TOAST_REMOVE_DELAY_MS, () => become(withoutRemoved(toasts, clock.nowMs())));
  };
  const add = (text: ToastText): ToastHandle => {
    const id = ++lastId;
    become(withToast(toasts, id, text));
    return { id, update: (changed) => update(id, changed), dismiss: () => dismiss(id) };
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { add, update, dismiss, toasts: () => toasts, subscribe };
}

/** How far a toast follows the finger: to the right only. */
export function swipeOffsetPx(fromX: number, toX: number): number {
  return Math.max(0, toX - fromX);
}

export function isSwipedAway(offsetPx: number): boolean {
  return offsetPx >= SWIPE_THRESHOLD_PX;
}
