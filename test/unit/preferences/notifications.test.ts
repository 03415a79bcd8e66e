import { describe, expect, it } from 'vitest';
import { followedZone } from '../../../src/domain/preferences/followed-zone.ts';
import { nextNotification } from '../../../src/domain/preferences/next-notification.ts';
import { notificationState } from '../../../src/domain/preferences/notification-state.ts';

describe('the next notification', () => {
  const zone = 'America/New_York';

  it('comes today while the time is still to come, and else tomorrow', () => {
    const at = (iso: string) => nextNotification(Date.parse(iso), zone, '08:00');
    expect(at('2026-11-15T12:59:59Z')).toEqual({ date: '2026-11-15', isToday: true });
    expect(at('2026-11-15T13:00:00Z')).toEqual({ date: '2026-11-16', isToday: false });
  });

  it("goes by the date of the visitor's zone", () => {
    const instant = Date.parse('2026-11-15T17:00:00Z');
    expect(nextNotification(instant, 'Pacific/Auckland', '08:00').date).toBe('2026-11-16');
    expect(nextNotification(instant, 'Pacific/Honolulu', '08:00').date).toBe('2026-11-15');
  });

  it('at midnight is always the next one', () => {
    const next = nextNotification(Date.parse('2026-11-16T05:00:00Z'), zone, '00:00');
    expect(next).toEqual({ date: '2026-11-17', isToday: false });
  });
});

describe('the stored time zone', () => {
  const [newYork, berlin, tokyo] = ['America/New_York', 'Europe/Berlin', 'Asia/Tokyo'];

  it('follows a device that has moved', () => {
    expect(followedZone({ stored: newYork, device: berlin, lastSeen: newYork })).toBe(berlin);
    expect(followedZone({ stored: newYork, device: berlin, lastSeen: null })).toBe(berlin);
  });

  it('stays as it was chosen by hand while the device stays', () => {
    expect(followedZone({ stored: tokyo, device: newYork, lastSeen: newYork })).toBeNull();
  });

  it('is not made where none is stored, nor written again', () => {
    expect(followedZone({ stored: null, device: berlin, lastSeen: newYork })).toBeNull();
    expect(followedZone({ stored: berlin, device: berlin, lastSeen: newYork })).toBeNull();
  });
});

describe('the state of notifications', () => {
  const granted = { supported: true, permission: 'granted', enabled: true, paused: false } as const;

  it('is on or paused where both sides said yes', () => {
    expect(notificationState(granted)).toBe('on');
    expect(notificationState({ ...granted, paused: true })).toBe('paused');
  });

  it('is off until the visitor turns them on', () => {
    expect(notificationState({ ...granted, enabled: false })).toBe('off');
    expect(notificationState({ ...granted, enabled: false, permission: 'default' })).toBe('off');
  });

  it('names what stands in the way', () => {
    expect(notificationState({ ...granted, supported: false })).toBe('unsupported');
    expect(notificationState({ ...granted, permission: 'denied' })).toBe('blocked');
    expect(notificationState({ ...granted, permission: 'default' })).toBe('lost');
  });
});
