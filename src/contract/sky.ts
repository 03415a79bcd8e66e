import { z } from 'zod';
import { BODIES } from '../domain/sky/bodies.ts';
import { SignName } from './zodiac.ts';

export const SkyQuery = z.object({
  at: z.iso
    .datetime({ offset: true })
    .refine((text) => {
      const year = new Date(text).getUTCFullYear();
      return year >= 1900 && year < 2100;
    }, 'must be an instant between 1900 and 2100')
    .optional()
    .describe('An instant, ISO 8601; without it, noon UTC of the site’s day'),
});

const BodyPlace = z.object({
  body: z.enum(BODIES),
  longitude: z.number().describe('Apparent geocentric ecliptic longitude of date, degrees'),
  latitude: z.number(),
  speed: z.number().describe('Degrees a day'),
  sign: SignName,
  degree: z.number().describe('Degrees within the sign'),
  retrograde: z.boolean(),
});

export const SkyAnswer = z.object({
  at: z.string(),
  moonPhase: z.object({ name: z.string(), elongation: z.number(), illuminated: z.number() }),
  bodies: z.array(BodyPlace),
});

export type SkyAnswer = z.infer<typeof SkyAnswer>;
