import { z } from 'zod';
import { LONGEST_ENDPOINT } from '../domain/push/endpoint.ts';
import { TimeZoneName } from './preferences.ts';
import { SignName } from './zodiac.ts';

export const VapidKeyAnswer = z.strictObject({ publicKey: z.string() });
export type VapidKeyAnswer = z.infer<typeof VapidKeyAnswer>;

/** Browsers add fields of their own here: what we do not know is passed over. */
const Subscription = z
  .object({
    endpoint: z
      .string()
      .max(LONGEST_ENDPOINT)
      .meta({ example: 'https://example.push.services.mozilla.com/wpush/v2/example' }),
    keys: z.object({
      // 65 bytes that begin with 4: a point of the curve, uncompressed.
      p256dh: z
        .string()
        .regex(/^B[\w-]{86}=?$/, 'must be 65 bytes in base64url')
        .meta({
          example: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        }),
      auth: z
        .string()
        .regex(/^[\w-]{22}(?:==)?$/, 'must be 16 bytes in base64url')
        .meta({ example: 'BTBZMqHH6r4Tts7J_aSIgg' }),
    }),
  })
  .describe('As the browser writes a push subscription in JSON');

export const SubscribeBody = z.strictObject({
  subscription: Subscription,
  timezone: TimeZoneName,
  zodiacSign: SignName,
});
export type SubscribeBody = z.infer<typeof SubscribeBody>;

export const TestAnswer = z.strictObject({
  sent: z.int().min(0).describe('Taken by the push service'),
  gone: z.int().min(0).describe('The browser takes no messages any more; it is forgotten'),
  failed: z.int().min(0).describe('Refused, or not reached'),
});
export type TestAnswer = z.infer<typeof TestAnswer>;
