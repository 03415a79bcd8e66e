/**
 * How notifications stand for this browser.
 * `blocked` and `lost` differ in who can mend it: the first only the visitor in the browser's own settings, the second
 * by being asked again.
 */
export type NotificationState = 'unsupported' | 'blocked' | 'off' | 'lost' | 'paused' | 'on';

interface Facts {
  supported: boolean;
  permission: 'default' | 'granted' | 'denied';
  enabled: boolean;
  paused: boolean;
}

export function notificationState({ supported, permission, enabled, paused }: Facts): NotificationState {
  if (!supported) return 'unsupported';
  if (permission === 'denied') return 'blocked';
  if (!enabled) return 'off';
  if (permission === 'default') return 'lost';
  return paused ? 'paused' : 'on';
}
