import { z } from 'zod';

/** The groups results are shown in, in the order of the page when none fits better. */
export const SEARCH_KINDS = ['horoscopes', 'sky', 'blog', 'quotes', 'tarot', 'pages'] as const;
/** The readings of past days are a kind of their own, listed only when somebody asks for it. */
const SearchKind = z.enum([...SEARCH_KINDS, 'archive']);
export type SearchKind = z.infer<typeof SearchKind>;

/** A line cut where the words asked for begin and end, so that nobody needs markup to show them. */
const Marked = z.array(z.object({ text: z.string(), hit: z.boolean() }));
export type Marked = z.infer<typeof Marked>;

/** The small seal beside a line: a sign's or a planet's glyph, or the mark of its kind. */
const SearchIcon = z
  .string()
  .describe(
    'A sign’s or a planet’s name, or one of sun, moon, node, planet (several of them), post, quote, author, card, page',
  );

const Instant = z.iso
  .datetime()
  .nullable()
  .describe('When it happens in the sky: the note says it by UTC, for the reader’s own clock use this');

export const SearchResult = z.object({
  kind: SearchKind,
  href: z.string().meta({ example: '/horoscope/scorpio' }),
  title: Marked,
  note: z.string().describe('The line beneath the title: a date, an author, a card’s number'),
  text: Marked.describe('Where the words were found; empty where the title says it all'),
  icon: SearchIcon,
  at: Instant,
});
export type SearchResult = z.infer<typeof SearchResult>;

/** What the question itself asks for, when it could be understood. */
export const SearchAnswer = z.object({
  note: z.string().describe('The line above the title, such as a date'),
  title: z.string(),
  text: z.string(),
  times: z
    .array(
      z.object({
        text: z.string().meta({ example: 'December 9, 2026, at 00:51 UTC' }),
        at: z.iso.datetime(),
        shows: z.enum(['date', 'minute', 'clock']),
      }),
    )
    .describe('Instants that the text names by UTC, in their order: for the reader’s own clock'),
  icon: SearchIcon,
  actions: z.array(z.object({ label: z.string(), href: z.string() })),
  isBirthday: z.boolean().describe('Whether it tells the sign of a birthday'),
  birthYear: z
    .object({ month: z.int().min(1).max(12), day: z.int().min(1).max(31) })
    .nullable()
    .describe('A birthday on a cusp, whose year decides: the page asks for it'),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

export type SearchTime = SearchAnswer['times'][number];

const SearchGroup = z.object({ kind: SearchKind, total: z.int().min(0), results: z.array(SearchResult) });
export type SearchGroup = z.infer<typeof SearchGroup>;

export const SearchAnswers = z.object({
  query: z.string().describe('As it was understood: trimmed, with single spaces'),
  kind: SearchKind.nullable().describe('The only kind asked for'),
  page: z.int().min(1),
  pages: z.int().min(0),
  total: z.int().min(0).describe('Results of all kinds'),
  answer: SearchAnswer.nullable(),
  readAs: z.string().nullable().describe('How a word such as “tomorrow” was read'),
  didYouMean: z.string().nullable(),
  counts: z.array(z.object({ kind: SearchKind, total: z.int().min(0) })).describe('Every kind with results'),
  archived: z
    .object({ days: z.int().min(0), weeksAndMonths: z.int().min(0) })
    .describe(
      'Readings of the past that have every word: one result of the horoscopes; kind archive lists them',
    ),
  groups: z.array(SearchGroup).describe('Best group first; with a kind, that one group, paged'),
});
export type SearchAnswers = z.infer<typeof SearchAnswers>;

const Suggestion = SearchResult.pick({ href: true, title: true, note: true, icon: true, at: true });

/** What the box in the header offers while somebody types. */
export const SearchSuggestions = z.object({
  query: z.string(),
  goTo: z.array(Suggestion),
  foundIn: z.array(Suggestion),
  total: z.int().min(0),
});
export type SearchSuggestions = z.infer<typeof SearchSuggestions>;

const Question = z.string().max(200).meta({ example: 'scorpio tomorrow' });
const Day = z.iso
  .date()
  .optional()
  .describe('The visitor’s own day; the site’s without it')
  .meta({ example: '2026-11-15' });

export const SearchQuery = z.object({
  q: Question,
  kind: SearchKind.optional(),
  page: z.coerce.number().int().min(1).max(50).default(1).meta({ example: 1 }),
  date: Day,
});

export const SuggestionsQuery = z.object({ q: Question, date: Day });
