import { join } from 'node:path';
import { loadBlog } from '../src/content/blog.ts';
import { postFaults } from '../src/content/post-rules.ts';

const FOLDER = join(import.meta.dirname, '../content/blog');

/** What is wrong with our articles, a sentence each that names the file. */
export function blogFaults(): string[] {
  const posts = loadBlog(FOLDER);
  return posts.flatMap((post) => postFaults(post, posts).map((fault) => `blog/${post.slug}.md: ${fault}`));
}
