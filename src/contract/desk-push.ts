import { z } from 'zod';
import { SubscribeBody } from './push.ts';
import { SignName } from './zodiac.ts';

const Instant = z.iso.datetime();

export const DeskPush = z.object({
  timeZone: z.string(),
  /** Today in the site's zone: what the counts are about. */
  date: z.iso.date(),
  /** Since when all daily messages are paused; null: they go out. */
  pausedSince: Instant.nullable(),
  /** Browsers that take messages, and people who want the daily one. */
  browsers: z.int(),
  people: z.int(),
  /** Messages that were due today so far, and what became of them. */
  today: z.object({
    due: z.int(),
    sent: z.int(),
    waiting: z.int(),
    failed: z.int(),
    /** The browser takes no messages any more. */
    gone: z.int(),
    /** Left out: too late, not wanted any more. */
    dropped: z.int(),
    /** Left out because of a pause. */
    paused: z.int(),
  }),
  /** The next 24 hours, each with how many messages come due in it; hours without any are left out. */
  next: z.array(z.object({ at: Instant, due: z.int() })),
  /** Today's troubles, the most frequent first. */
  failures: z.array(z.object({ host: z.string(), count: z.int(), reason: z.string() })),
});
export type DeskPush = z.infer<typeof DeskPush>;

export const DeskPushPreviewQuery = z.object({ day: z.enum(['today', 'tomorrow']).default('today') });

/** The very messages of a day, one for each sign. */
export const DeskPushPreview = z.object({
  date: z.iso.date(),
  messages: z.array(z.object({ sign: SignName, title: z.string(), body: z.string(), url: z.string() })),
});
export type DeskPushPreview = z.infer<typeof DeskPushPreview>;

/** The subscription of the owner's own browser, as it writes it in JSON: nothing of it is kept. */
export const DeskPushTestBody = z.strictObject({
  subscription: SubscribeBody.shape.subscription,
  sign: SignName,
});
export type DeskPushTestBody = z.infer<typeof DeskPushTestBody>;

export const DeskPushTested = z.object({
  outcome: z.enum(['sent', 'gone', 'failed']),
  /** A sentence for the live region. */
  said: z.string(),
});
export type DeskPushTested = z.infer<typeof DeskPushTested>;

/** What came of a press, in a sentence for the live region. */
export const DeskPushDone = z.object({ said: z.string(), push: DeskPush });
export type DeskPushDone = z.infer<typeof DeskPushDone>;

/*
 * GET  /api/admin/push                       DeskPush
 * GET  /api/admin/push/preview?day=tomorrow  DeskPushPreview
 * POST /api/admin/push/test                  DeskPushTestBody -> DeskPushTested
 * POST /api/admin/push/pause                 DeskPushDone
 * POST /api/admin/push/resume                DeskPushDone
 * The key a browser subscribes with is at /api/notifications/vapid-key, as for visitors.
 */
