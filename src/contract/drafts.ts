import type { BlogFigure, BlogPost } from './blog.ts';

/** A post before it is published, for whoever has the link: as much of it as is written. */
export interface DraftPost extends Pick<
  BlogPost,
  'title' | 'excerpt' | 'author' | 'tags' | 'publishedAt' | 'headings' | 'html' | 'readingMinutes'
> {
  figure: BlogFigure | null;
  /** When the link stops working. */
  endsAt: string;
}
