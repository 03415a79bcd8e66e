import type { PreferencesAnswer } from '../../contract/preferences.ts';
import { followedZone } from '../../domain/preferences/followed-zone.ts';
import { patchPreferences } from '../preferences/calls.ts';
import { deviceZone } from '../shell/device-zone.ts';
import { noteZone, seenZone } from '../push/seen-zone.ts';

/**
 * A visitor who has traveled gets the notification by the clock of the new place. Whoever gets none is not asked for:
 * the first look at its zone keeps a phone busy for a tenth of a second.
 */
export async function followZone({ timezone: stored }: PreferencesAnswer): Promise<void> {
  if (stored === null) return;
  const device = deviceZone();
  const timezone = followedZone({ stored, device, lastSeen: seenZone() });
  if (timezone) await patchPreferences({ timezone });
  // Only now: a change that could not be saved is tried again at the next visit.
  noteZone(device);
}
