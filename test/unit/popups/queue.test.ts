import { describe, expect, it } from 'vitest';
import {
  EMPTY_QUEUE,
  nextOpening,
  REST_MS,
  withClosed,
  withDropped,
  withNewPage,
  withOpened,
  withPlanned,
} from '../../../src/domain/popups/queue.ts';

const both = withPlanned(withPlanned(EMPTY_QUEUE, 'notification', 10_000), 'joke', 8_000);

describe('the queue of popups', () => {
  it('has nothing to open at first', () => {
    expect(nextOpening(EMPTY_QUEUE)).toBeNull();
  });

  it('opens whoever is due first', () => {
    expect(nextOpening(both)).toEqual({ popup: 'joke', atMs: 8_000 });
  });

  it('never opens two at once: the second waits until the first is closed', () => {
    const open = withOpened(both, 'joke');
    expect(open.open).toBe('joke');
    expect(nextOpening(open)).toBeNull();
    const other = withClosed(withOpened(both, 'feedback'), 60_000);
    expect(nextOpening(other)).toEqual({ popup: 'joke', atMs: 60_000 + REST_MS });
  });

  it('keeps to the delay of the second when the first is closed at once', () => {
    const closed = withClosed(withOpened(both, 'feedback'), 5_000);
    expect(nextOpening(closed)).toEqual({ popup: 'joke', atMs: 8_000 });
  });

  it('asks nothing for two minutes after a joke', () => {
    const closed = withClosed(withOpened(both, 'joke'), 60_000);
    expect(nextOpening(closed)).toEqual({ popup: 'notification', atMs: 180_000 });
  });

  it('asks earlier than that on another page, but not before it has been looked at', () => {
    const closed = withClosed(withOpened(both, 'joke'), 60_000);
    expect(nextOpening(withNewPage(closed, 70_000))).toEqual({ popup: 'notification', atMs: 80_000 });
    expect(nextOpening(withNewPage(closed, 179_000))).toEqual({ popup: 'notification', atMs: 180_000 });
  });

  it('opens nothing later because of another page', () => {
    expect(withNewPage(both, 7_000)).toEqual(both);
  });

  it('forgets what is not wanted any more', () => {
    expect(nextOpening(withDropped(both, 'joke'))).toEqual({ popup: 'notification', atMs: 10_000 });
  });

  it('takes nothing twice', () => {
    expect(withPlanned(both, 'joke', 1)).toBe(both);
    const open = withOpened(both, 'joke');
    expect(withPlanned(open, 'joke', 1)).toBe(open);
  });

  it('lets what belongs to the last question go first', () => {
    const closed = withClosed(withOpened(both, 'joke'), 60_000);
    const next = nextOpening(withPlanned(closed, 'stop-jokes', -Infinity));
    expect(next).toEqual({ popup: 'stop-jokes', atMs: 60_000 + REST_MS });
  });
});
