import { z } from 'zod';
import { isZoneName, NOTIFICATION_TIME } from '../domain/preferences/preferences.ts';
import { SignName } from './zodiac.ts';

export const TimeZoneName = z
  .string()
  .max(64)
  .refine(isZoneName, 'must be a time zone of the IANA database')
  .describe('A time zone of the IANA database')
  .meta({ example: 'Europe/Berlin' });

const TimeOfDay = z
  .string()
  .regex(NOTIFICATION_TIME, 'must be a time written as HH:MM')
  .describe('A time on the visitor’s own clock, 00:00 to 23:59')
  .meta({ example: '08:00' });

export const PreferencesAnswer = z.strictObject({
  horoscopeNeverAsk: z.boolean(),
  horoscopeEnabled: z.boolean(),
  askHoroscopeAgainAfter: z.iso.datetime().nullable(),
  jokesEnabled: z.boolean(),
  jokeRefusesCount: z.int().min(0),
  feedbackShown: z.boolean(),
  notificationTime: z.string(),
  timezone: z.string().nullable(),
  zodiacSign: SignName.nullable(),
  paused: z.boolean(),
});
export type PreferencesAnswer = z.infer<typeof PreferencesAnswer>;

export const EnableBody = z.strictObject({ zodiacSign: SignName, timezone: TimeZoneName });

export const NotificationTimeBody = z.strictObject({ time: TimeOfDay });

export const PreferencesPatchBody = z.strictObject({
  zodiacSign: SignName.optional(),
  timezone: TimeZoneName.optional(),
  jokesEnabled: z.boolean().optional(),
  paused: z.boolean().optional(),
});

export const RefusalAnswer = z.strictObject({ shouldShowDisablePopup: z.boolean() });
export type RefusalAnswer = z.infer<typeof RefusalAnswer>;

/** Everything the site keeps about a visitor; null when it keeps nothing. */
export const PreferencesExport = z.strictObject({
  exportedAt: z.iso.datetime(),
  preferences: PreferencesAnswer.extend({
    feedbackAnswered: z.boolean(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  }).nullable(),
  /** The rest of an endpoint is a key to the visitor's browser. */
  subscriptions: z.array(z.strictObject({ host: z.string(), createdAt: z.iso.datetime() })),
  deliveries: z.array(
    z.strictObject({
      day: z.iso.date(),
      outcome: z.enum(['waiting', 'sent', 'gone', 'dropped', 'failed']),
    }),
  ),
});
export type PreferencesExport = z.infer<typeof PreferencesExport>;
