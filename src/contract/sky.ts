import { z } from 'zod';
import { isCivilDate } from '../domain/calendar/civil-date.ts';
import { isSkyDate } from '../domain/pages/sky-address.ts';
import { BODIES } from '../domain/sky/bodies.ts';
import { ASPECT_KINDS } from '../domain/sky/sky.ts';
import { CivilDateText } from './calendar.ts';
import { SignName } from './zodiac.ts';

export const SkyQuery = z.object({
  at: z.iso
    .datetime({ offset: true })
    .refine((text) => {
      const year = new Date(text).getUTCFullYear();
      return year >= 1900 && year <= 2100;
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

const FIRST_MS = Date.UTC(1900, 0, 1);
const LAST_MS = Date.UTC(2100, 0, 1);
const MOST_DAYS = 366;

/** A date stands for its midnight in UTC. */
export function instantOfText(text: string): number {
  return Date.parse(isCivilDate(text) ? `${text}T00:00:00Z` : text);
}

const InstantOrDate = z
  .union([z.iso.datetime({ offset: true }), CivilDateText])
  .refine((text) => {
    const atMs = instantOfText(text);
    return atMs >= FIRST_MS && atMs <= LAST_MS;
  }, 'must be an instant or a date between 1900 and 2100')
  .describe('An instant, ISO 8601, or a civil date, which stands for its midnight in UTC');

export const SkyEventsQuery = z
  .object({
    from: InstantOrDate.meta({ example: '2026-11-15' }),
    to: InstantOrDate.meta({ example: '2026-11-22' }),
  })
  .refine(({ from, to }) => {
    const spanMs = instantOfText(to) - instantOfText(from);
    return spanMs > 0 && spanMs <= MOST_DAYS * 86_400_000;
  }, `to must be later than from, by ${MOST_DAYS} days at the most`);

const EventCommon = { at: z.string().describe('The exact instant, ISO 8601 in UTC'), body: z.enum(BODIES) };
const Direction = z.enum(['direct', 'retrograde']);

export const SkyEventAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ingress'), ...EventCommon, sign: SignName, direction: Direction }),
  z.object({ kind: z.literal('station'), ...EventCommon, direction: Direction, sign: SignName }),
  z.object({
    kind: z.literal('aspect'),
    ...EventCommon,
    other: z.enum(BODIES),
    aspect: z.enum(ASPECT_KINDS),
  }),
  z.object({
    kind: z.literal('lunation'),
    at: EventCommon.at,
    body: z.literal('moon'),
    phase: z.enum(['new', 'first-quarter', 'full', 'last-quarter']),
    sign: SignName,
  }),
  z.object({
    kind: z.literal('eclipse'),
    at: EventCommon.at,
    body: z.enum(['sun', 'moon']),
    phase: z.string(),
    sign: SignName,
  }),
]);

export const SkyEventsAnswer = z.array(SkyEventAnswer);

const Station = z.object({
  at: z.string(),
  longitude: z.number(),
  sign: SignName,
  degree: z.number().describe('Degrees within the sign'),
});

export const SkyDayQuery = z.object({
  date: CivilDateText.refine(isSkyDate, 'must be a date between 1900 and 2100').optional(),
});

export const SkyDayAnswer = z.object({
  date: z.string(),
  moons: z
    .array(z.object({ date: z.string(), elongation: z.number(), sign: SignName }))
    .describe('The Moon at noon UTC of the date and of the seven days after it'),
  events: SkyEventsAnswer.describe('From a day before the date to eight days after it'),
  lunations: SkyEventsAnswer.describe('The quarters, new and full Moons of the month that follows'),
  retrogrades: z
    .array(z.object({ body: z.enum(BODIES), from: Station, to: Station }))
    .describe('What walks backwards about this date, from station to station'),
});

const Years = z.tuple([z.int(), z.int()]).describe('First and last year of the comparison');

export const SkyAccuracy = z.object({
  checkedOn: CivilDateText.describe('The day on which this site worked the comparison out'),
  longitudes: z
    .object({
      years: Years,
      bodies: z.array(
        z.object({
          body: z.enum(BODIES),
          places: z.int().describe('How many places were compared'),
          mostArcsec: z.number().describe('The largest difference'),
          typicalArcsec: z.number().describe('The root mean square of the differences'),
          limitArcsec: z.number().describe('Beyond it, the check fails'),
          errorsArcsec: z.array(z.number()).describe('Ours minus JPL’s, place by place'),
        }),
      ),
    })
    .describe('Apparent longitudes against JPL Horizons'),
  directions: z
    .object({ years: Years, places: z.int(), mostArcsec: z.number() })
    .describe('Directions in space against JPL DE441'),
});
export type SkyAccuracy = z.infer<typeof SkyAccuracy>;

export type SkyEventAnswer = z.infer<typeof SkyEventAnswer>;
export type SkyDayAnswer = z.infer<typeof SkyDayAnswer>;
