import type { SignKey } from '../../domain/zodiac/signs.ts';
import { introduceSubscriber } from '../offline/worker-connection.ts';
import { enableHoroscope, takeStep } from '../preferences/calls.ts';
import { apiRequest } from '../shell/api-client.ts';
import { rememberSign } from '../shell/remembered-sign.ts';
import { deviceZone } from './device.ts';
import { noteZone } from './seen-zone.ts';
import { subscribeBrowser } from './subscription.ts';

export type TurnedOn = 'on' | 'refused' | 'failed';

async function subscribeAndEnable(zodiacSign: SignKey): Promise<void> {
  const timezone = deviceZone();
  const subscription = await subscribeBrowser();
  await apiRequest('POST', '/api/notifications/subscribe', { body: { subscription, timezone, zodiacSign } });
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
