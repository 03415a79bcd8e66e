import { z } from 'zod';
import { SIGN_KEYS } from '../domain/zodiac/signs.ts';

export const SignName = z.enum(SIGN_KEYS);

/** A path part: an unknown sign is a 404 of the route, not a malformed request, so any text passes here. */
export const SignParams = z.object({
  sign: z
    .string()
    .describe(`One of ${SIGN_KEYS.join(', ')}`)
    .meta({ example: 'leo' }),
});
