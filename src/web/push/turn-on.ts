import type { SignKey } from '../../domain/zodiac/signs.ts';
import { introduceSubscriber } from '../offline/worker-connection.ts';
import { enableHoroscope, takeStep } from '../preferences/calls.ts';
import { apiRequest, HttpFailure } from '../shell/api-client.ts';
import { rememberSign } from '../shell/remembered-sign.ts';
import { deviceZone } from '../shell/device-zone.ts';
import { noteZone } from './seen-zone.ts';
import { subscribeBrowser, unsubscribeBrowser } from './subscription.ts';

export type TurnedOn = 'on' | 'refused' | 'failed';

interface Choice {
  zodiacSign: SignKey;
  timezone: string;
}

async function saveSubscription(choice: Choice): Promise<void> {
  const save = async (): Promise<unknown> => {
    const subscription = await subscribeBrowser();
    return apiRequest('POST', '/api/notifications/subscribe', { body: { subscription, ...choice } });
  };
  try {
    await save();
  } catch (error) {
    if (!(error instanceof HttpFailure && error.status === 409)) throw error;
    // The site has this address with the keys of another browser: a new subscription has an address of its own.
    await unsubscribeBrowser();
    await save();
  }
}

async function subscribeAndEnable(zodiacSign: SignKey): Promise<void> {
  const timezone = deviceZone();
  await saveSubscription({ zodiacSign, timezone });
  await enableHoroscope({ zodiacSign, timezone });
  noteZone(timezone);
}

async function saveDecline(): Promise<void> {
  try {
    await takeStep('horoscope-decline');
  } catch (error) {
    console.error('The decline could not be saved', error);
  }
}

/**
 * The way from "Yes" to notifications: permission, worker, subscription, preference. It begins with the browser's
 * question, which browsers only put in answer to a click.
 */
export async function turnOnNotifications(sign: SignKey): Promise<TurnedOn> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') {
      console.info('Notifications were not permitted.');
      await saveDecline();
      return 'refused';
    }
    await subscribeAndEnable(sign);
    rememberSign(sign);
    introduceSubscriber().catch((error: unknown) =>
      console.error('The worker could not be sent the visitor', error),
    );
    return 'on';
  } catch (error) {
    console.error('Notifications could not be turned on', error);
    await saveDecline();
    return 'failed';
  }
}
