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
import type { NewRowLimits } from '../storage/new-row-limits.ts';
import type { Visitor } from '../visitor.ts';
import { vapidKeySource } from './keys.ts';
import { createSender, type PushSubscription, type Sender } from './sender.ts';
import { listSubscriptions } from './store.ts';
import { forgetSubscriptions, subscribe } from './subscriptions.ts';
import { confirmSubscriptions } from './unconfirmed-store.ts';
import { vapidSubject } from './vapid.ts';

/** A test message that arrives later than this would only confuse. */
const TEST_TTL_SECONDS = 600;

export interface PushService {
  publicKey: () => Promise<string>;
  subscribe: (visitor: Visitor, body: SubscribeBody) => Promise<PreferencesAnswer>;
  /** Ends all of the visitor's subscriptions. */
  unsubscribe: (visitor: Visitor) => Promise<PreferencesAnswer>;
  /** Sends today's message to every browser of the visitor; browsers that are gone are forgotten. */
  test: (visitor: Visitor) => Promise<SendOutcome[]>;
  /** To a browser that nobody has to be subscribed with; nothing of it is kept. Throws Invalid. */
  sendOnce: (subscription: SubscribeBody['subscription'], message: PushPayload) => Promise<SendOutcome>;
  /** What a message says of a sign's day: the same words as the page. */
  compose: (sign: SignKey, date: CivilDate) => Promise<PushPayload>;
  /** What a browser gave, as it may be kept. Throws Invalid. */
  checked: (subscription: SubscribeBody['subscription']) => PushSubscription;
  sender: Sender;
}

interface PushParts {
  config: Config;
  clock: Clock;
  database: Pick<Database, 'db' | 'whenReady'>;
  horoscope: Pick<HoroscopeService, 'daily'>;
  newRowLimits: NewRowLimits;
}

function isOnCurve(point: string): boolean {
  try {
    ECDH.convertKey(point, 'prime256v1', 'base64url', 'base64url', 'compressed');
    return true;
  } catch {
    return false;
  }
}

/** The one spelling of its bytes, so that the same keys are the same texts. */
const canonical = (key: string): string => Buffer.from(key, 'base64url').toString('base64url');

function checkedSubscription(
  { endpoint, keys }: SubscribeBody['subscription'],
  hosts: readonly string[],
): PushSubscription {
  const fault = endpointFault(endpoint, hosts);
  if (fault) throw new Invalid(fault);
  if (!isOnCurve(keys.p256dh)) throw new Invalid('The p256dh key is not a point of the curve P-256.');
  return { endpoint, p256dh: canonical(keys.p256dh), auth: canonical(keys.auth) };
}

export function pushService(parts: PushParts): PushService {
  const { config, clock, database, horoscope, newRowLimits } = parts;
  const { db } = database;
  const allowedHosts = config.pushAllowHosts;
  const keys = vapidKeySource(config.vapidKeys, database);
  const sender = createSender({ keys, subject: vapidSubject(config), clock, allowedHosts });
  const compose = async (sign: SignKey, date: CivilDate) => messageOf(await horoscope.daily(sign, date));

  async function test({ id }: Visitor): Promise<SendOutcome[]> {
    const hash = visitorHash(id);
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
    const endpointsThat = (kind: SendOutcome['kind']): string[] =>
      subscriptions.filter((_, index) => outcomes[index]!.kind === kind).map(({ endpoint }) => endpoint);
    await confirmSubscriptions(db, endpointsThat('sent'));
    const gone = endpointsThat('gone');
    if (gone.length > 0) await forgetSubscriptions(db, hash, gone, clock.nowMs());
    return outcomes;
  }

  return {
    publicKey: async () => (await keys()).publicKey,
    async subscribe({ id, asker }, { subscription, ...choice }) {
      const admitNew = {
        visitor: () => newRowLimits.admit('visitor', asker),
        subscription: () => newRowLimits.admit('subscription', asker),
      };
      const asked = { visitorHash: visitorHash(id), choice, admitNew };
      const given = checkedSubscription(subscription, allowedHosts);
      return answerOf(await subscribe(db, { ...asked, subscription: given }, clock.nowMs()));
    },
    async unsubscribe({ id }) {
      const after = await forgetSubscriptions(db, visitorHash(id), 'all', clock.nowMs());
      return answerOf(after ?? DEFAULT_PREFERENCES);
    },
    test,
    sendOnce: async (subscription, message) =>
      sender.send(checkedSubscription(subscription, allowedHosts), message, {
        ttlSeconds: TEST_TTL_SECONDS,
      }),
    compose,
    checked: (subscription) => checkedSubscription(subscription, allowedHosts),
    sender,
  };
}
