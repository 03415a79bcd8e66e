import { z } from 'zod';
import { CONFIDENCES } from '../domain/quotes/misattribution.ts';
import { pageNumberFrom } from '../domain/quotes/paging.ts';
import { QUOTE_TOPICS } from '../domain/quotes/topics.ts';
import { FORECAST_TYPES } from '../domain/zodiac/forecast-type.ts';
import { CivilDateText } from './calendar.ts';
import { SignName } from './zodiac.ts';

const Topic = z.enum(QUOTE_TOPICS);

/** A quote as lists show it. */
export const QuoteEntry = z.object({
  slug: z.string(),
  topic: Topic.describe('The topic under which the quote has its own address'),
  text: z.string(),
  author: z.object({ slug: z.string(), name: z.string() }),
  work: z.string(),
  place: z.string().describe('Where in the work'),
  verified: z
    .literal(false)
    .optional()
    .describe('Named where nobody has compared the words with their source yet'),
});
export type QuoteEntry = z.infer<typeof QuoteEntry>;

const Paging = {
  total: z.int().describe('How many quotes there are on all pages'),
  page: z.int().min(1),
  pages: z.int().min(1),
  quotes: z.array(QuoteEntry),
};

export const PageQuery = z.object({
  page: z
    .string()
    .refine((value) => pageNumberFrom(value) !== null, 'must be the number of a page, from 1 on')
    .optional()
    .describe('Which page, 20 quotes each; without it, the first')
    .meta({ example: '2' }),
});

export const QuoteShelves = z.object({
  ...Paging,
  topics: z.array(z.object({ topic: Topic, name: z.string(), count: z.int() })),
  authors: z
    .array(
      z.object({
        slug: z.string(),
        name: z.string(),
        initial: z.string().describe('The letter under which an index has them'),
        count: z.int(),
      }),
    )
    .describe('As in an index, by name'),
});
export type QuoteShelves = z.infer<typeof QuoteShelves>;

export const QuoteOfTheDay = QuoteEntry.extend({ date: z.iso.date() });
export type QuoteOfTheDay = z.infer<typeof QuoteOfTheDay>;

const Type = z.enum(FORECAST_TYPES);

export const ReadingQuotesQuery = z.object({
  type: Type.optional().describe('Without it, the daily reading'),
  date: CivilDateText.optional(),
});

export const ReadingQuotes = z.object({
  sign: SignName,
  type: Type,
  date: z.iso.date().describe('The day; of a week or month its first'),
  quotes: z.array(QuoteEntry).describe('On the parts of life the reading is about, by different people'),
});
export type ReadingQuotes = z.infer<typeof ReadingQuotes>;

/** Path parts: an unknown topic is a 404 of the route, not a malformed request, so any text passes here. */
const TopicPart = z
  .string()
  .describe(`One of ${QUOTE_TOPICS.join(', ')}`)
  .meta({ example: 'wisdom' });
export const TopicParams = z.object({ topic: TopicPart });

export const TopicQuotes = z.object({
  topic: Topic,
  name: z.string(),
  intro: z.string(),
  ...Paging,
});
export type TopicQuotes = z.infer<typeof TopicQuotes>;

export const QuoteParams = TopicParams.extend({
  slug: z.string().meta({ example: 'a-cucumber-is-bitter-throw-it-away-there-are-briars' }),
});

const Source = z.union([
  z
    .object({ repo: z.string(), file: z.string(), revision: z.string(), position: z.int() })
    .describe('The text in which these words stand: repository, file, revision and character'),
  z.object({ told: z.string() }).describe('Where we have them from, not checked word for word yet'),
]);

export const QuotePage = QuoteEntry.extend({
  asked: Topic.describe('The topic of this address'),
  topics: z.array(Topic),
  year: z.int().describe('Of the original, or of the edition that has these words; negative before our era'),
  yearIsAbout: z.boolean().describe('Whether the year is an estimate or a convention rather than a date'),
  speaker: z.string().optional().describe('Who says, writes or thinks it in the work'),
  translator: z.string().optional(),
  source: Source,
  sourceLine: z.string().describe('Year, translator and check, in words'),
  previous: z.string().describe('The slug before this one in the asked topic, in a circle'),
  next: z.string(),
  related: z.array(QuoteEntry).describe('Others in the asked topic, by other people'),
  moreByAuthor: z.array(QuoteEntry),
});
export type QuotePage = z.infer<typeof QuotePage>;

export const AuthorParams = z.object({ author: z.string().meta({ example: 'marcus-aurelius' }) });

/** A false quote as lists show it. */
export const MisattributionEntry = z.object({
  slug: z.string(),
  text: z.string(),
  falselyTo: z.string().describe('To whom it is given'),
  saidBy: z.object({
    name: z.string().nullable().describe('Null where nobody knows'),
    when: z.string(),
    where: z.string(),
  }),
});
export type MisattributionEntry = z.infer<typeof MisattributionEntry>;

export const AuthorPage = z.object({
  slug: z.string(),
  name: z.string(),
  years: z.string().describe('Birth and death in words; empty for a tradition'),
  country: z.string(),
  about: z.string(),
  quotes: z.array(QuoteEntry),
  misattributions: z.array(MisattributionEntry).describe('What is given to them falsely'),
});
export type AuthorPage = z.infer<typeof AuthorPage>;

export const MisattributionList = z.object({
  misattributions: z
    .array(
      MisattributionEntry.extend({
        initial: z.string().describe('The letter under which an index has the first of those it is given to'),
      }),
    )
    .describe('As in an index, by the first of those they are given to'),
});
export type MisattributionList = z.infer<typeof MisattributionList>;

export const MisattributionParams = z.object({
  slug: z.string().meta({ example: 'be-the-change-you-wish-to-see' }),
});

export const MisattributionPage = MisattributionEntry.extend({
  believed: z.string().describe('What is known, and why we believe it'),
  confidence: z.enum(CONFIDENCES),
  topics: z.array(Topic),
  realLine: z
    .object({
      text: z.string(),
      author: z.object({ name: z.string(), slug: z.string().nullable() }),
      work: z.string(),
      place: z.string(),
      translator: z.string().optional(),
      checked: z.string(),
    })
    .optional()
    .describe('What the wrong name did write, word for word'),
  falseAuthors: z.array(z.object({ slug: z.string(), name: z.string() })).describe('Those we have quotes by'),
  next: MisattributionEntry,
});
export type MisattributionPage = z.infer<typeof MisattributionPage>;
