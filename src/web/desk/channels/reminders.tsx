import { useState, type ReactNode } from 'react';
import { notificationDevice } from '../../push/device.ts';
import { subscribeBrowser } from '../../push/subscription.ts';
import { Button } from '../../ui/button.tsx';
import { tellFailed, tellSaved } from '../told.ts';
import { Section } from '../ui/section.tsx';
import { REMINDERS_CALL } from './calls.ts';
import styles from './reminders.module.css';
import { usePress } from './use-press.ts';

/** What stands in the way on this device; null where nothing does. */
function obstacle(): string | null {
  const { supported, permission } = notificationDevice();
  if (!supported)
    return 'This browser takes no messages. On an iPhone, add the site to your Home Screen and open the desk there.';
  if (permission === 'denied')
    return 'This browser has notifications from the site blocked. Allow them in its settings.';
  return null;
}

/** The browser's own subscription; null where the owner said no. */
async function subscription(): Promise<PushSubscriptionJSON | null> {
  // Asked first: browsers put the question only in answer to a press.
  if ((await Notification.requestPermission()) !== 'granted') return null;
  return (await subscribeBrowser()).toJSON();
}

function useReminders() {
  const { run } = usePress();
  const [isBusy, setBusy] = useState(false);
  const change = async (method: 'POST' | 'DELETE'): Promise<void> => {
    setBusy(true);
    const done = method === 'POST' ? 'This phone is woken at each slot.' : 'This phone is left alone.';
    try {
      const own = await subscription();
      if (own) await run({ method, path: REMINDERS_CALL, body: { subscription: own }, done, failed: FAILED });
      else tellSaved('Nothing was changed.', 'This browser didn’t allow notifications.');
    } catch (error) {
      tellFailed(FAILED, error);
    }
    setBusy(false);
  };
  return { isBusy, change };
}

const FAILED = 'The reminders are as they were.';

/** A message to the owner's own phone when a slot comes, with the kit behind it. */
export function Reminders({ isReminded }: { isReminded: boolean }): ReactNode {
  const { isBusy, change } = useReminders();
  const inTheWay = obstacle();
  const words = isReminded
    ? 'At each slot a message comes to your phone. One tap opens the kit.'
    : 'Posts by kit need your hand. We can wake this phone at each slot; one tap opens the kit.';
  return (
    <Section title="Wake This Phone" note={isReminded ? 'on' : 'off'}>
      <p className={styles.words}>{inTheWay ?? words}</p>
      {inTheWay === null && (
        <div className={styles.row}>
          <Button kind="line" glyph="bell" disabled={isBusy} onClick={() => void change('POST')}>
            {isBusy ? 'One moment…' : isReminded ? 'Wake this one, too' : 'Wake this phone'}
          </Button>
          {isReminded && (
            <Button kind="text" disabled={isBusy} onClick={() => void change('DELETE')}>
              Leave this one alone
            </Button>
          )}
        </div>
      )}
    </Section>
  );
}
