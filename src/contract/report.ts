import { z } from 'zod';
import { ASPECT_QUALITIES } from '../domain/natal/aspects.ts';
import { MOVERS } from '../domain/natal/mover-tracks.ts';
import { POINTS } from '../domain/natal/points.ts';
import { CHAPTER_KEYS } from '../domain/report/chapters.ts';
import { PREVIEWED_POINTS } from '../domain/report/excerpts.ts';
import { ASPECT_KINDS } from '../domain/sky/sky.ts';
import { CivilDateText } from './calendar.ts';
import { ChartAnswer } from './chart.ts';

const ReportFact = z
  .object({
    points: z.array(z.enum(POINTS)).describe('What the wheel shows of it'),
    aspect: z.enum(ASPECT_KINDS).nullable(),
    headline: z.string(),
    detail: z.string(),
  })
  .describe('Why we say so');
export type ReportFact = z.infer<typeof ReportFact>;

const ReportPassage = z.object({
  id: z.string(),
  link: z.string().nullable().describe('Said before it: what pulls against what, or that a theme comes back'),
  text: z.string(),
  fact: ReportFact,
});
export type ReportPassage = z.infer<typeof ReportPassage>;

const chapterHead = {
  key: z.enum(CHAPTER_KEYS),
  number: z.int().min(1),
  title: z.string(),
  lede: z.string(),
};

const ThemeChapter = z.object({ ...chapterHead, passages: z.array(ReportPassage) });
export type ThemeChapter = z.infer<typeof ThemeChapter>;

const YearEvent = z.object({
  body: z.enum(MOVERS),
  point: z.enum(POINTS),
  aspect: z.enum(ASPECT_KINDS),
  quality: z.enum(ASPECT_QUALITIES),
  label: z.string(),
  turn: z.enum(['once', 'first', 'again', 'last']),
  earliest: CivilDateText.describe('The day on which it is exact'),
  latest: CivilDateText.describe('Another one only where the place in the chart is unsure'),
});
export type YearEvent = z.infer<typeof YearEvent>;

const YearMonth = z.object({
  month: z.string().describe('As 1905-06'),
  name: z.string(),
  year: z.int(),
  events: z.array(YearEvent).describe('What is exact, in order of time'),
  passages: z.array(ReportPassage),
  note: z.string().nullable().describe('Where no paragraph is told, or hard days have none'),
  noteLeads: z.boolean().optional().describe('Whether the note stands before the passages'),
});
export type YearMonth = z.infer<typeof YearMonth>;

const YearChapter = z.object({
  ...chapterHead,
  overview: z.string().optional().describe('Its stories, told before the months'),
  months: z.array(YearMonth),
});
export type YearChapter = z.infer<typeof YearChapter>;

const PositionRow = z.object({
  point: z.enum(POINTS),
  label: z.string(),
  sign: z.string(),
  degree: z.string().nullable(),
  house: z.int().nullable(),
  retrograde: z.boolean().nullable(),
  dignity: z.string().nullable(),
});
export type PositionRow = z.infer<typeof PositionRow>;

const MethodChapter = z.object({
  ...chapterHead,
  notes: z.array(z.object({ id: z.string(), title: z.string(), text: z.string() })),
  positions: z.array(PositionRow),
});
export type MethodChapter = z.infer<typeof MethodChapter>;

/** Words before the first chapter or after the last. */
const ReportProse = z.object({ title: z.string(), paragraphs: z.array(z.string()) });
export type ReportProse = z.infer<typeof ReportProse>;

export const ReportText = z.object({
  opening: ReportProse.optional(),
  themes: z.array(ThemeChapter),
  year: YearChapter,
  method: MethodChapter,
  closing: ReportProse.optional(),
});
export type ReportText = z.infer<typeof ReportText>;

/** A whole report with the chart that it is about. */
export const ReportAnswer = z.object({ chart: ChartAnswer, document: ReportText });
export type ReportAnswer = z.infer<typeof ReportAnswer>;

export const Price = z.object({
  cents: z.int().min(1).describe('Hundredths of the currency'),
  currency: z.string().describe('Three letters, ISO 4217'),
});
export type Price = z.infer<typeof Price>;

/** One page of the sample, as a taste. */
const Leaf = z.object({
  chapter: z.object({ key: z.enum(CHAPTER_KEYS), title: z.string() }),
  paragraphs: z.array(z.string()),
  fact: ReportFact,
});
export type Leaf = z.infer<typeof Leaf>;

/** What the page shows that offers the report. */
export const ReportOffer = z.object({
  price: Price,
  onSale: z.boolean().describe('Whether it can be bought yet'),
  chapters: z.array(z.object(chapterHead)).describe('Of the sample'),
  leaves: z.array(Leaf),
  year: z.object({
    months: z.array(YearMonth.pick({ month: true, name: true, events: true })),
    told: Leaf,
  }),
  positions: z.array(PositionRow),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
});
export type ReportOffer = z.infer<typeof ReportOffer>;

/** Free for everybody's own chart. */
export const ReportPreview = z.object({
  placements: z
    .array(
      z.object({
        point: z.enum(PREVIEWED_POINTS),
        headline: z.string().describe('As "Sun in Scorpio"'),
        detail: z.string(),
        text: z.string().nullable().describe('Null where the time leaves the sign open'),
      }),
    )
    .length(3),
  chapters: z
    .array(z.object({ ...chapterHead, paragraphs: z.array(z.string()), fact: ReportFact }))
    .describe('The first half page of two'),
  whole: z
    .object({ chapters: z.int(), paragraphs: z.int() })
    .describe('What the report on this chart has, without its year'),
});
export type ReportPreview = z.infer<typeof ReportPreview>;
