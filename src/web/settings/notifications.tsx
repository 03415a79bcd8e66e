import type { ReactNode } from 'react';
import type { PreferencesAnswer } from '../../contract/preferences.ts';
import { clockText } from '../../domain/preferences/clock-text.ts';
import { notificationState, type NotificationState } from '../../domain/preferences/notification-state.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import { patchPreferences } from '../preferences/calls.ts';
import { Section } from './section.tsx';
import styles from './settings.module.css';
import { SwitchRow } from './switch-row.tsx';
import { TestAndStop } from './test-and-stop.tsx';
import { TimeSetting } from './time-setting.tsx';
import { TurnOn } from './turn-on.tsx';
import { useNotificationDevice } from './use-notification-device.ts';
import { useSaving } from './use-saving.ts';
import { ZoneSetting } from './zone-setting.tsx';

const NOTE: Record<NotificationState, string> = {
  unsupported: 'not here',
  blocked: 'blocked',
  off: 'off',
  lost: 'not allowed',
  paused: 'paused',
  on: 'on',
};

const UNSUPPORTED =
  'This browser can’t show notifications. On an iPhone or iPad, first add this site to the Home Screen (Share, then Add to Home Screen) and open it from there.';
const BLOCKED = 'This browser blocks our notifications. To allow them, tap the icon beside the address.';
const LOST = 'Notifications are on, but this browser no longer has your permission to show them.';

function Pause({ isPaused }: { isPaused: boolean }): ReactNode {
  const saving = useSaving(
    (paused: boolean) => patchPreferences({ paused }),
    (paused) => (paused ? 'Nothing will be sent for now.' : 'Your horoscope is back on.'),
  );
  return (
    <SwitchRow
      name="Pause"
      description="Keeps your settings and sends nothing until you turn this off."
      isOn={isPaused}
      saving={saving}
    />
  );
}

interface NotificationsProps {
  sign: SignKey | null;
  preferences: PreferencesAnswer;
}

interface PartProps extends NotificationsProps {
  /** The browser may have been told yes or no. */
  onAnswered: () => void;
}

function Enabled({ sign, preferences, onAnswered }: PartProps): ReactNode {
  return (
    <>
      <TimeSetting preferences={preferences} />
      {preferences.timezone && <ZoneSetting zone={preferences.timezone} />}
      <Pause isPaused={preferences.paused} />
      <TestAndStop sign={sign} onAnswered={onAnswered} />
    </>
  );
}

function Situation({
  state,
  sign,
  preferences,
  onAnswered,
}: PartProps & { state: NotificationState }): ReactNode {
  switch (state) {
    case 'unsupported':
      return <p className={styles.words}>{UNSUPPORTED}</p>;
    case 'blocked':
      return <p className={styles.words}>{BLOCKED}</p>;
    case 'off':
      return (
        <>
          <p className={styles.words}>
            One notification a day at {clockText(preferences.notificationTime)}, with your reading. Nothing
            else.
          </p>
          <TurnOn sign={sign} label="Turn on notifications" onAnswered={onAnswered} />
        </>
      );
    case 'lost':
      return (
        <>
          <p className={styles.words}>{LOST}</p>
          <TurnOn sign={sign} label="Turn on again" onAnswered={onAnswered} />
        </>
      );
    default:
      return null;
  }
}

export function Notifications({ sign, preferences }: NotificationsProps): ReactNode {
  const { device, lookAgain } = useNotificationDevice();
  const { horoscopeEnabled: enabled, paused } = preferences;
  const state = notificationState({ ...device, enabled, paused });
  return (
    <Section name="Notifications" note={NOTE[state]} state={state}>
      <Situation state={state} sign={sign} preferences={preferences} onAnswered={lookAgain} />
      {enabled && <Enabled sign={sign} preferences={preferences} onAnswered={lookAgain} />}
    </Section>
  );
}
