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
});
export type BlogEntry = z.infer<typeof BlogEntry>;

export const BlogList = z.object({ posts: z.array(BlogEntry).describe('Newest first') });
export type BlogList = z.infer<typeof BlogList>;

/** A whole article as pages show it; `html` comes from Markdown with raw HTML switched off. */
export const BlogPost = BlogEntry.extend({
  author: z.string(),
  updatedAt: Instant,
  headings: z.array(z.object({ id: z.string(), text: z.string() })).describe('Its parts, in order'),
  html: z.string(),
});
export type BlogPost = z.infer<typeof BlogPost>;

/** A path part: an unknown article is a 404 of the route, not a malformed request. */
export const PostParams = z.object({
  slug: z.string().meta({ example: 'how-a-planet-becomes-a-paragraph' }),
});
