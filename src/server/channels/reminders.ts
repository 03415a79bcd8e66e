import type { SubscribeBody } from '../../contract/push.ts';
import { postHeading } from '../../domain/channels/post-heading.ts';
import { reminderOf } from '../../domain/channels/reminder.ts';
import { recordAudit } from '../audit/store.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { PushService } from '../push/service.ts';
import { listChannels, type ChannelRow } from './channel-store.ts';
import { forgetReminder, takeUnreminded, type PostRow } from './post-store.ts';
import {
  deleteReminder,
  deleteReminders,
  hasReminders,
  listReminders,
  saveReminder,
} from './reminder-store.ts';

type Subscription = SubscribeBody['subscription'];

export interface Reminders {
  /** Whether any of the owner's devices is woken. */
  isOn: () => Promise<boolean>;
  add: (subscription: Subscription, by: string) => Promise<void>;
  remove: (subscription: Subscription, by: string) => Promise<void>;
  /** Wakes the owner for every post that is due and for which nobody was woken yet. */
  wake: () => Promise<number>;
}

interface Parts {
  clock: Clock;
  database: Pick<Database, 'db'>;
  push: Pick<PushService, 'checked' | 'sender'>;
}

const MINUTE_MS = 60_000;
/** A phone that was off is not to ring hours later: the post stands at the desk. */
const LIFE_SECONDS = 4 * 3_600;
/** So long a push service that is failing is asked again each minute. */
const TRIED_FOR_MS = 60 * MINUTE_MS;

export function createReminders({ clock, database, push }: Parts): Reminders {
  const { db } = database;
  const now = (): Date => new Date(clock.nowMs());

  async function wakeFor(post: PostRow, channel: ChannelRow): Promise<void> {
    const devices = await listReminders(db);
    const message = reminderOf({ id: post.id, heading: postHeading(post), channelName: channel.name });
    const outcomes = await Promise.all(
      devices.map((device) => push.sender.send(device, message, { ttlSeconds: LIFE_SECONDS })),
    );
    const gone = devices.filter((_, index) => outcomes[index]!.kind === 'gone');
    await deleteReminders(
      db,
      gone.map(({ endpoint }) => endpoint),
    );
    const isReached = outcomes.some(({ kind }) => kind === 'sent');
    const canTryAgain = outcomes.some(({ kind }) => kind === 'retry');
    const isInTime = clock.nowMs() - post.at.getTime() < TRIED_FOR_MS;
    if (!isReached && canTryAgain && isInTime) await forgetReminder(db, post.id);
  }

  return {
    isOn: () => hasReminders(db),
    async add(subscription, by) {
      const checked = push.checked(subscription);
      await db.transaction(async (tx) => {
        await saveReminder(tx, checked, { device: by, now: now() });
        await recordAudit(tx, now(), { by, action: 'reminders turned on', subject: by });
      });
    },
    async remove({ endpoint }, by) {
      await db.transaction(async (tx) => {
        if (await deleteReminder(tx, endpoint))
          await recordAudit(tx, now(), { by, action: 'reminders turned off', subject: by });
      });
    },
    async wake() {
      // Noted before the message goes out: a crash in between costs one ring, but nobody is woken twice.
      const posts = await takeUnreminded(db, now());
      if (posts.length === 0) return 0;
      const channels = new Map((await listChannels(db)).map((channel) => [channel.key, channel]));
      for (const post of posts) await wakeFor(post, channels.get(post.channel)!);
      return posts.length;
    },
  };
}
