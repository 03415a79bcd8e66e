import { onDevice } from '../shell/storage.ts';

const LAST_SEEN = 'device_zone';

/** The device's zone at its last visit, kept for those only whose messages follow it. */
export function seenZone(): string | null {
  return onDevice.get(LAST_SEEN);
}

export function noteZone(zone: string): void {
  onDevice.set(LAST_SEEN, zone);
}
