import { useState, type ReactNode } from 'react';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import { endSubscriptions, knownPreferences, refreshPreferences } from '../preferences/calls.ts';
import { unsubscribeBrowser } from '../push/subscription.ts';
import { apiRequest, HttpFailure } from '../shell/api-client.ts';
import { Unsuccessful, useAction } from '../shell/use-action.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toasts.tsx';
import { ActionNote } from './notes.tsx';
import styles from './settings.module.css';
import { TurnOn } from './turn-on.tsx';

const WAS_GONE = 'This browser wasn’t subscribed anymore.';

interface Sent {
  sent: number;
  gone: number;
  failed: number;
}

/** How many took the message; null where nobody is there to take it. */
async function sendTest(): Promise<Sent | null> {
  try {
    return (await (await apiRequest('POST', '/api/notifications/test')).json()) as Sent;
  } catch (error) {
    if (error instanceof HttpFailure && error.status === 409) return null;
    throw error;
  }
}

function useTest(onNobody: () => void) {
  return useAction(async () => {
    const outcome = await sendTest();
    if (outcome && outcome.sent > 0) {
      toast({ title: 'Test sent', description: 'It should be here within a minute.' });
    } else if (outcome && outcome.failed > 0) {
      throw new Unsuccessful('Your browser’s push service didn’t accept it.');
    } else {
      // The last subscription may just have gone, and notifications with it.
      await refreshPreferences();
      if (knownPreferences()?.horoscopeEnabled) onNobody();
      else toast({ title: 'Notifications are off', description: WAS_GONE });
    }
  });
}

async function stop(): Promise<void> {
  await endSubscriptions();
  // The site sends nothing any more, whatever the browser answers.
  await unsubscribeBrowser().catch((error: unknown) => console.error('The browser keeps its half', error));
  toast({ title: 'Notifications are off' });
}

interface TestAndStopProps {
  sign: SignKey | null;
  onAnswered: () => void;
}

export function TestAndStop({ sign, onAnswered }: TestAndStopProps): ReactNode {
  const [isNobodyThere, setNobodyThere] = useState(false);
  const test = useTest(() => setNobodyThere(true));
  const stopping = useAction(stop);
  return (
    <>
      <div className={styles.pair}>
        <Button kind="line" glyph="bell-rings" disabled={test.isBusy} onClick={test.run}>
          {test.isBusy ? 'Sending…' : 'Send a test'}
        </Button>
        <Button kind="line" disabled={stopping.isBusy} onClick={stopping.run}>
          {stopping.isBusy ? 'Stopping…' : 'Stop'}
        </Button>
      </div>
      <ActionNote action={test} />
      <ActionNote action={stopping} />
      {isNobodyThere && (
        <>
          <p role="alert" className={styles.failure}>
            This browser isn’t subscribed anymore, so nothing can arrive.
          </p>
          <TurnOn
            sign={sign}
            label="Turn on again"
            onAnswered={(outcome) => {
              setNobodyThere(outcome !== 'on');
              onAnswered();
            }}
          />
        </>
      )}
    </>
  );
}
