import { z } from 'zod';
import { BODIES } from '../domain/sky/bodies.ts';
import { ASPECT_KINDS } from '../domain/sky/sky.ts';
import { SignName } from './zodiac.ts';

export const SectionText = z.string().min(1);

export const ForecastChange = z.strictObject({
  at: z.iso
    .datetime()
    .describe('The exact instant; from half a day before the period to a day and a half after'),
  kind: z.enum(['ingress', 'station', 'aspect', 'lunation', 'eclipse']),
  text: z.string().min(1).meta({ example: 'Mars meets Jupiter' }),
  bodies: z.array(z.enum(BODIES)).min(1).max(2),
  aspect: z.enum(ASPECT_KINDS).optional(),
  sign: SignName.optional(),
  phase: z.string().optional().describe('Of a lunation or eclipse; of a station, direct or retrograde'),
});

export const MoonWay = z.strictObject({
  days: z
    .array(z.strictObject({ date: z.iso.date(), elongation: z.number() }))
    .describe('Degrees from the Sun at noon UTC'),
  signs: z.array(z.strictObject({ sign: SignName, from: z.iso.datetime() })),
});

export const NamedDay = z.strictObject({
  start: z.int().min(0).describe('Where it begins in the text of its section'),
  text: z.string().min(1).meta({ example: 'Thursday' }),
  at: z.iso.datetime(),
});

export const NAMED_DAYS =
  'Days that the sections name by UTC, with their instants: for the reader’s own calendar. Readings published before these were kept have none';
