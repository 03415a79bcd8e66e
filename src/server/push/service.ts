import { ECDH } from 'node:crypto';
import type { SubscribeBody } from '../../contract/push.ts';
import type { PreferencesAnswer } from '../../contract/preferences.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { dateInZone } from '../../domain/calendar/zones.ts';
import { DEFAULT_PREFERENCES } from '../../domain/preferences/preferences.ts';
import type { SendOutcome } from '../../domain/push/answer.ts';
import { endpointFault } from '../../domain/push/endpoint.ts';
import { messageOf } from '../../domain/push/message.ts';
import type { PushPayload } from '../../domain/push/payload.ts';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { HoroscopeService } from '../horoscope/service.ts';
import { Conflict, Invalid } from '../failures.ts';
import { answerOf } from '../preferences/service.ts';
import { findVisitor, visitorHash } from '../preferences/store.ts';
import { vapidKeySource } from './keys.ts';
import { createSender, type PushSubscription, type Sender } from './sender.ts';
import { listSubscriptions } from './store.ts';
import { forgetSubscriptions, subscribe } from './subscriptions.ts';
import { vapidSubject } from './vapid.ts';

/** A test message that arrives later than this would only confuse. */
const TEST_TTL_SECONDS = 600;

export interface PushService {
  publicKey: () => Promise<string>;
  subscribe: (visitorId: string, body: SubscribeBody) => Promise<PreferencesAnswer>;
  /** Ends all of the visitor's subscriptions. */
  unsubscribe: (visitorId: string) => Promise<PreferencesAnswer>;
  /** Sends today's message to every browser of the visitor; browsers that are gone are forgotten. */
  test: (visitorId: string) => Promise<SendOutcome[]>;
  /** What a message says of a sign's day: the same words as the page. */
  compose: (sign: SignKey, date: CivilDate) => Promise<PushPayload>;
  sender: Sender;
}

interface PushParts {
  config: Config;
  clock: Clock;
  database: Pick<Database, 'db' | 'whenReady'>;
  horoscope: Pick<HoroscopeService, 'daily'>;
}

function isOnCurve(point: string): boolean {
  try {
    ECDH.convertKey(point, 'prime256v1', 'base64url', 'base64url', 'compressed');
    return true;
  } catch {
    return false;
  }
}

function checkedSubscription(
  { endpoint, keys }: SubscribeBody['subscription'],
  hosts: readonly string[],
): PushSubscription {
  const fault = endpointFault(endpoint, hosts);
  if (fault) throw new Invalid(fault);
  if (!isOnCurve(keys.p256dh)) throw new Invalid('The p256dh key is not a point of the curve P-256.');
  return { endpoint, ...keys };
}

export function pushService({ config, clock, database, horoscope }: PushParts): PushService {
  const { db } = database;
  const allowedHosts = config.pushAllowHosts;
  const keys = vapidKeySource(config.vapidKeys, database);
  const sender = createSender({ keys, subject: vapidSubject(config), clock, allowedHosts });
  const compose = async (sign: SignKey, date: CivilDate) => messageOf(await horoscope.daily(sign, date));

  async function test(visitorId: string): Promise<SendOutcome[]> {
    const hash = visitorHash(visitorId);
    const subscriptions = await listSubscriptions(db, hash);
    const { zodiacSign, timezone } = (await findVisitor(db, hash))?.preferences ?? DEFAULT_PREFERENCES;
    if (subscriptions.length === 0 || !zodiacSign) {
      throw new Conflict('No browser of yours takes notifications yet. Turn them on first.');
    }
    const today = dateInZone(clock.nowMs(), timezone ?? config.siteTimeZone);
    const message = await compose(zodiacSign, today);
    const outcomes = await Promise.all(
      subscriptions.map((each) => sender.send(each, message, { ttlSeconds: TEST_TTL_SECONDS })),
    );
    const gone = subscriptions.filter((_, index) => outcomes[index]!.kind === 'gone');
    const endpoints = gone.map(({ endpoint }) => endpoint);
    if (endpoints.length > 0) await forgetSubscriptions(db, hash, endpoints, clock.nowMs());
    return outcomes;
  }

  return {
    publicKey: async () => (await keys()).publicKey,
    async subscribe(visitorId, { subscription, ...choice }) {
      const asked = { visitorHash: visitorHash(visitorId), choice };
      const given = checkedSubscription(subscription, allowedHosts);
      return answerOf(await subscribe(db, { ...asked, subscription: given }, clock.nowMs()));
    },
    async unsubscribe(visitorId) {
      const after = await forgetSubscriptions(db, visitorHash(visitorId), 'all', clock.nowMs());
      return answerOf(after ?? DEFAULT_PREFERENCES);
    },
    test,
    compose,
    sender,
  };
}
