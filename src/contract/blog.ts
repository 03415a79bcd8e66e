import { z } from 'zod';

const Instant = z.string().describe('An instant, ISO 8601').meta({ example: '2026-11-15T00:00:00.000Z' });

export const LatestPost = z.object({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  publishedAt: Instant,
});
export type LatestPost = z.infer<typeof LatestPost>;

/** One line of the list of articles. */
export const BlogEntry = LatestPost.extend({
  tags: z.array(z.string()),
  readingMinutes: z.int().min(1),
  pictures: z.array(z.string()).describe('Addresses of its figure in small: one drawing, or three cards'),
});
export type BlogEntry = z.infer<typeof BlogEntry>;

export const BlogList = z.object({
  posts: z.array(BlogEntry).describe('Newest first'),
  page: z.int().min(1),
  pages: z.int().min(1),
  total: z.int().min(1),
  tag: z.string().nullable().describe('The tag asked for'),
  tags: z.array(z.object({ tag: z.string(), posts: z.int().min(1) })).describe('All tags, most used first'),
});
export type BlogList = z.infer<typeof BlogList>;

const Picture = z.object({ src: z.string(), width: z.number(), height: z.number() });

/** What stands above an article: a drawing in two forms, three cards, or a picture that was put up. */
export const BlogFigure = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('drawing'),
    caption: z.string(),
    alt: z.string(),
    wide: Picture,
    phone: Picture,
  }),
  z.object({
    kind: z.literal('cards'),
    caption: z.string(),
    cards: z.array(z.object({ slug: z.string(), name: z.string(), src: z.string() })),
  }),
  z.object({ kind: z.literal('picture'), caption: z.string(), alt: z.string(), picture: Picture }),
]);
export type BlogFigure = z.infer<typeof BlogFigure>;

const Neighbor = z.object({ slug: z.string(), title: z.string() }).nullable();

/** A whole article as pages show it; `html` comes from Markdown with raw HTML switched off. */
export const BlogPost = BlogEntry.extend({
  author: z.string(),
  updatedAt: Instant,
  headings: z.array(z.object({ id: z.string(), text: z.string() })).describe('Its parts, in order'),
  figure: BlogFigure,
  html: z.string().describe('Its text, with what the sky says filled in for the day'),
  related: z.array(BlogEntry).describe('Articles that share its tags'),
  previous: Neighbor.describe('The article before it'),
  next: Neighbor.describe('The article after it'),
});
export type BlogPost = z.infer<typeof BlogPost>;

/** A path part: an unknown article is a 404 of the route, not a malformed request. */
export const PostParams = z.object({
  slug: z.string().meta({ example: 'how-a-planet-becomes-a-paragraph' }),
});

export const BlogQuery = z.object({
  page: z.coerce.number().int().min(1).max(999).default(1).meta({ example: 1 }),
  tag: z.string().max(40).optional().describe('Only articles with it').meta({ example: 'sky' }),
});
