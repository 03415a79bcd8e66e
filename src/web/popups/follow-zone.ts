import type { PreferencesAnswer } from '../../contract/preferences.ts';
import { followedZone } from '../../domain/preferences/followed-zone.ts';
import { patchPreferences } from '../preferences/calls.ts';
import { deviceZone } from '../push/device.ts';
import { onDevice } from '../shell/storage.ts';

const LAST_SEEN = 'device_zone';

/** A visitor who has traveled gets the notification by the clock of the new place. */
export async function followZone({ timezone: stored }: PreferencesAnswer): Promise<void> {
  const device = deviceZone();
  const timezone = followedZone({ stored, device, lastSeen: onDevice.get(LAST_SEEN) });
  if (timezone) await patchPreferences({ timezone });
  // Only now: a change that could not be saved is tried again at the next visit.
  onDevice.set(LAST_SEEN, device);
}
