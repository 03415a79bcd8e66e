import type { PostSource } from '../../content/blog.ts';
import type { Fields } from '../../domain/content-edits/edit.ts';

export interface PostQuestion {
  unit: string;
  fields: Fields;
  /** As compiled. */
  posts: readonly PostSource[];
}

/** The build's own rules for a post. They render the whole text, so a thread is asked. */
export async function postProblems({ unit, fields, posts }: PostQuestion): Promise<string[]> {
  // Loaded when needed: few threads are ever asked.
  const { POSTS } = await import('../../content/edit-kinds/post.ts');
  return POSTS.problems(unit, fields, posts);
}
