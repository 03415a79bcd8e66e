import { useState, type ReactNode } from 'react';
import type { DeskPushTested } from '../../../contract/desk-push.ts';
import { signOf, SIGN_KEYS, type SignKey } from '../../../domain/zodiac/signs.ts';
import { notificationDevice } from '../../push/device.ts';
import { subscribeBrowser } from '../../push/subscription.ts';
import { Button } from '../../ui/button.tsx';
import { send } from '../call.ts';
import { tellFailed, tellSaved } from '../told.ts';
import { Section } from '../ui/section.tsx';
import { SelectField } from '../ui/select-field.tsx';
import styles from './push-page.module.css';

/** What stands in the way on this device; null where nothing does. */
function obstacle(): string | null {
  const { supported, permission } = notificationDevice();
  if (!supported)
    return 'This browser takes no messages. On an iPhone, add the site to your Home Screen first.';
  if (permission === 'denied')
    return 'This browser has notifications from the site blocked. Allow them in its settings.';
  return null;
}

async function sendTest(sign: SignKey): Promise<void> {
  // Asked first: browsers put the question only in answer to a press.
  if ((await Notification.requestPermission()) !== 'granted') {
    tellSaved('Nothing was sent.', 'This browser didn’t allow notifications.');
    return;
  }
  const subscription = (await subscribeBrowser()).toJSON();
  const { outcome, said } = await send<DeskPushTested>('POST', '/api/admin/push/test', {
    subscription,
    sign,
  });
  if (outcome === 'sent') tellSaved(said);
  else tellFailed('The test didn’t arrive.', said);
}

/** One message to the very device in the owner's hand. Nothing of it is kept. */
export function TestSection(): ReactNode {
  const [sign, setSign] = useState<SignKey>('aries');
  const [isBusy, setBusy] = useState(false);
  const inTheWay = obstacle();
  const test = async (): Promise<void> => {
    setBusy(true);
    await sendTest(sign).catch((error: unknown) => tellFailed('The test wasn’t sent.', error));
    setBusy(false);
  };
  return (
    <Section title="Try It">
      <p className={styles.words}>
        {inTheWay ?? 'Sends one sign’s message of today to this device, and to nobody else.'}
      </p>
      {inTheWay === null && (
        <div className={styles.row}>
          <SelectField
            label="Sign"
            value={sign}
            options={SIGN_KEYS.map((key) => [key, signOf(key).name] as const)}
            onChange={setSign}
          />
          <Button kind="line" glyph="bell" disabled={isBusy} onClick={() => void test()}>
            {isBusy ? 'Sending…' : 'Send to this device'}
          </Button>
        </div>
      )}
    </Section>
  );
}
