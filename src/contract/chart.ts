import { z } from 'zod';
import { ASPECT_QUALITIES } from '../domain/natal/aspects.ts';
import { JUDGMENTS } from '../domain/natal/balances.ts';
import { BIRTH_PHASES } from '../domain/natal/birth-phase.ts';
import { DIGNITIES } from '../domain/natal/dignities.ts';
import { HALVES, QUARTERS } from '../domain/natal/halves.ts';
import { HOUSE_SYSTEMS } from '../domain/natal/houses.ts';
import { MOVERS } from '../domain/natal/mover-tracks.ts';
import { POINTS } from '../domain/natal/points.ts';
import { SHAPES } from '../domain/natal/shapes.ts';
import { isZoneName } from '../domain/preferences/preferences.ts';
import { BODIES } from '../domain/sky/bodies.ts';
import { ASPECT_KINDS } from '../domain/sky/sky.ts';
import { ELEMENTS, MODALITIES } from '../domain/zodiac/signs.ts';
import { CivilDateText } from './calendar.ts';
import { ApiError } from './errors.ts';
import { SignName } from './zodiac.ts';

/** The form asks for births from 1900 on; historical charts are asked for here, Pluto then up to a minute of arc off. */
const FIRST_DATE = '1850-01-01';
const MOST_UNCERTAIN_MINUTES = 720;
const MOST_OFFSET_MINUTES = 14 * 60;

const BirthPlace = z
  .union(
    [
      z.strictObject({
        id: z.int().describe('Of a place that /api/places has answered').meta({ example: 2996944 }),
      }),
      z.strictObject({
        lat: z.number().min(-90).max(90).describe('Degrees, north is positive'),
        lon: z.number().min(-180).max(180).describe('Degrees, east is positive'),
        zone: z.string().min(1).max(64).describe('A time zone, as Europe/Paris'),
      }),
    ],
    'must have the id of a place, or lat from -90 to 90, lon from -180 to 180 and a zone',
  )
  .superRefine((place, context) => {
    if (!('zone' in place) || isZoneName(place.zone)) return;
    context.addIssue({ code: 'custom', path: ['zone'], message: 'must be a time zone of the IANA database' });
  });

const EXAMPLE = { date: '1991-11-03', time: '06:40' };

export const ChartRequest = z
  .strictObject({
    date: CivilDateText.refine((date) => date >= FIRST_DATE, `must not be before ${FIRST_DATE}`).meta({
      example: EXAMPLE.date,
    }),
    time: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time written as HH:MM, or null')
      .meta({ example: EXAMPLE.time })
      .nullable()
      .describe('By the clock of the place; null if unknown'),
    uncertainMinutes: z
      .int()
      .min(0)
      .max(MOST_UNCERTAIN_MINUTES)
      .optional()
      .describe('How far off the time may be, either way'),
    fold: z
      .union([z.literal(0), z.literal(1)])
      .nullable()
      .optional()
      .describe('Where the clocks went back: 0 the first, 1 the second, null if nobody knows which'),
    place: BirthPlace,
    houses: z.enum(HOUSE_SYSTEMS).default('whole'),
    today: CivilDateText.optional().describe(
      'The day of whoever asks, for the transits; the site’s own if left out',
    ),
    utcOffsetMinutes: z
      .int()
      .min(-MOST_OFFSET_MINUTES)
      .max(MOST_OFFSET_MINUTES)
      .optional()
      .describe('How far the clock of whoever asks is ahead of UTC: when that day begins'),
  })
  .meta({ example: { ...EXAMPLE, place: { id: 2996944 } } });
export type ChartRequest = z.infer<typeof ChartRequest>;

const Degrees = z.number().nullable().describe('Degrees with seven decimals; null if unsure');

const ChartBody = z.object({
  body: z.enum(BODIES),
  longitude: Degrees,
  margin: z.number().describe('How far off the longitude may be, degrees either way'),
  arc: z
    .tuple([z.number(), z.number()])
    .nullable()
    .describe('Where the longitude is unsure: from which degree to which it may be'),
  sign: SignName.nullable(),
  signs: z.array(SignName).describe('Every sign it may be in, in order of time'),
  degree: Degrees,
  house: z.int().nullable(),
  retrograde: z.boolean().nullable(),
  dignity: z.enum(DIGNITIES).nullable(),
});

const ChartAspect = z.object({
  points: z.tuple([z.enum(POINTS), z.enum(POINTS)]),
  aspect: z.enum(ASPECT_KINDS),
  quality: z.enum(ASPECT_QUALITIES),
  orb: z.number().describe('Degrees from exact'),
  applying: z.boolean().nullable().describe('Null for angles'),
});

const Balance = { count: z.int().nullable(), judgment: z.enum(JUDGMENTS).nullable() };

export const ChartAnswer = z.object({
  instant: z.string().nullable().describe('ISO 8601 in UTC; null if the time is unknown'),
  offsetSeconds: z.int().describe('How far the clock of the place was ahead of UTC'),
  uncertainMinutes: z.number().nullable().describe('Null if the time is unknown'),
  ascendant: Degrees,
  rising: SignName.nullable(),
  midheaven: Degrees,
  houses: z.enum(HOUSE_SYSTEMS).describe('The houses in use: whole signs where there is no Placidus'),
  polar: z.boolean().describe('Beyond a polar circle there is no Placidus'),
  cusps: z.array(z.number()).length(12).nullable(),
  bodies: z.array(ChartBody),
  aspects: z.array(ChartAspect).describe('The sure ones, strongest first'),
  elements: z.array(z.object({ element: z.enum(ELEMENTS), ...Balance })),
  modes: z.array(z.object({ mode: z.enum(MODALITIES), ...Balance })),
  moonPhase: z.enum(BIRTH_PHASES).nullable(),
  ruler: z.object({ body: z.enum(BODIES), house: z.int().nullable() }).nullable(),
  stelliums: z.array(z.object({ sign: SignName, planets: z.array(z.enum(BODIES)) })),
  halves: z
    .array(z.object({ half: z.enum(HALVES), count: z.int() }))
    .describe('Those that hold most planets'),
  emptyQuarters: z.array(z.literal(QUARTERS)).describe('By houses: 1 to 3, 4 to 6, 7 to 9, 10 to 12'),
  shapes: z.array(z.object({ shape: z.enum(SHAPES), planets: z.array(z.enum(BODIES)) })),
});
export type ChartAnswer = z.infer<typeof ChartAnswer>;

const Instant = z.string().describe('ISO 8601 in UTC');

const Meeting = {
  body: z.enum(MOVERS).describe('The planet of today’s sky'),
  point: z.enum(POINTS).describe('What it meets in the chart'),
  aspect: z.enum(ASPECT_KINDS),
  quality: z.enum(ASPECT_QUALITIES),
};

const Pass = z.object({
  at: Instant.describe('When it is exact'),
  earliest: Instant.describe('When it would be if the chart is off by as much as it may be'),
  latest: Instant,
});

const ChartTransit = z.object({
  ...Meeting,
  orb: z.number().describe('Degrees from exact at noon of the day'),
  pass: Pass.nullable().describe('The nearest exact instant; null if it comes near only'),
  closest: Instant.describe('When it is nearest'),
  title: z.string(),
  text: z.string(),
});
export type ChartTransit = z.infer<typeof ChartTransit>;

const ChartDay = z.object({
  date: CivilDateText,
  transits: z.array(ChartTransit).describe('Strongest first'),
  quiet: z.string().nullable().describe('What is said of a day without any'),
});
export type ChartDay = z.infer<typeof ChartDay>;

const ChartPass = z.object({ ...Meeting, ...Pass.shape });
export type ChartPass = z.infer<typeof ChartPass>;

/** A chart with what is said of it, and today against it. */
export const BirthChartAnswer = ChartAnswer.extend({
  words: z
    .object({
      sun: z.string().nullable(),
      moon: z.string().nullable(),
      rising: z.string().nullable(),
      elements: z.string().nullable(),
      modes: z.string().nullable(),
    })
    .describe('Null where the chart is unsure'),
  today: ChartDay,
  comingDays: z.array(ChartDay).length(7),
  passes: z
    .array(ChartPass)
    .describe('The exact meetings of these days, wherever on Earth they begin and end, in order of time'),
});
export type BirthChartAnswer = z.infer<typeof BirthChartAnswer>;

const { shape: refusal } = ApiError.shape.error;

export const RepeatedHour = z.object({
  error: z.object({
    ...refusal,
    choices: z
      .array(z.object({ fold: z.int(), instant: Instant, offsetSeconds: z.int() }))
      .optional()
      .describe('Of a repeated hour: the first and the second'),
  }),
});
export type RepeatedHour = z.infer<typeof RepeatedHour>;

export const ImpossibleBirth = z.object({
  error: z.object({
    ...refusal,
    before: z.string().optional().describe('Of a skipped hour: what clocks showed as they were set'),
    after: z.string().optional().describe('What they showed then'),
  }),
});
export type ImpossibleBirth = z.infer<typeof ImpossibleBirth>;
