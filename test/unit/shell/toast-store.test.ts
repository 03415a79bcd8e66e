import { describe, expect, it } from 'vitest';
import {
  createToastStore,
  isSwipedAway,
  SWIPE_THRESHOLD_PX,
  swipeOffsetPx,
  TOAST_REMOVE_DELAY_MS,
  type ToastClock,
} from '../../../src/web/ui/toast-store.ts';

interface SetClock extends ToastClock {
  advance: (byMs: number) => void;
}

function setClock(): SetClock {
  let nowMs = 1_000;
  let waiting: { atMs: number; run: () => void }[] = [];
  return {
    nowMs: () => nowMs,
    after: (delayMs, run) => void waiting.push({ atMs: nowMs + delayMs, run }),
    advance(byMs) {
      nowMs += byMs;
      const due = waiting.filter(({ atMs }) => atMs <= nowMs);
      waiting = waiting.filter(({ atMs }) => atMs > nowMs);
      for (const { run } of due) run();
    },
  };
}

describe('toasts', () => {
  it('are added with the default variant and 5000 ms', () => {
    const store = createToastStore(setClock());
    store.add({ title: 'Copy failed' });
    expect(store.toasts()).toMatchObject([
      { title: 'Copy failed', description: '', variant: 'default', durationMs: 5000, dismissedAtMs: null },
    ]);
  });

  it('are visible one at a time: the newest takes the place of the older', () => {
    const store = createToastStore(setClock());
    store.add({ title: 'first' });
    store.add({ title: 'second' });
    expect(store.toasts().map(({ title }) => title)).toEqual(['second']);
  });

  it('are updated in place, and an update starts their time afresh', () => {
    const store = createToastStore(setClock());
    const { id, update } = store.add({ title: 'Saving', description: 'One moment.' });
    update({ title: 'Saved' });
    expect(store.toasts()).toMatchObject([{ id, title: 'Saved', description: 'One moment.', revision: 1 }]);
  });

  it('stay in the store when dismissed, and are removed 1,000,000 ms later', () => {
    const clock = setClock();
    const store = createToastStore(clock);
    const { dismiss } = store.add({ title: 'Copied' });
    dismiss();
    expect(store.toasts()).toMatchObject([{ title: 'Copied', dismissedAtMs: 1_000 }]);
    clock.advance(TOAST_REMOVE_DELAY_MS - 1);
    expect(store.toasts()).toHaveLength(1);
    clock.advance(1);
    expect(store.toasts()).toHaveLength(0);
    expect(TOAST_REMOVE_DELAY_MS).toBe(1_000_000);
  });

  it('keep the moment of their first dismissal', () => {
    const clock = setClock();
    const store = createToastStore(clock);
    const { dismiss } = store.add({ title: 'Copied' });
    dismiss();
    clock.advance(500);
    dismiss();
    expect(store.toasts()[0]?.dismissedAtMs).toBe(1_000);
  });

  it('leave a newer toast alone when the older one is due for removal', () => {
    const clock = setClock();
    const store = createToastStore(clock);
    store.add({ title: 'old' }).dismiss();
    clock.advance(TOAST_REMOVE_DELAY_MS / 2);
    store.add({ title: 'new' });
    clock.advance(TOAST_REMOVE_DELAY_MS / 2);
    expect(store.toasts().map(({ title }) => title)).toEqual(['new']);
  });

  it('tell every listener of a change until it unsubscribes', () => {
    const store = createToastStore(setClock());
    let heard = 0;
    const leave = store.subscribe(() => heard++);
    const { dismiss } = store.add({ title: 'one' });
    dismiss();
    leave();
    store.add({ title: 'two' });
    expect(heard).toBe(2);
  });
});

describe('swiping a toast', () => {
  it('follows to the right only', () => {
    expect(swipeOffsetPx(100, 160)).toBe(60);
    expect(swipeOffsetPx(100, 40)).toBe(0);
  });

  it('sends it away from 50 px on', () => {
    expect(SWIPE_THRESHOLD_PX).toBe(50);
    expect(isSwipedAway(49)).toBe(false);
    expect(isSwipedAway(50)).toBe(true);
  });
});
