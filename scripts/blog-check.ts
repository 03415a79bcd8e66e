import { join } from 'node:path';
import { loadBlog, type PostSource } from '../src/content/blog.ts';
import { postFaults } from '../src/content/post-rules.ts';

const FOLDER = join(import.meta.dirname, '../content/blog');
const LEAST_WORDS = 900;
const MOST_WORDS = 1500;
/** The articles that the site opened with are long reads; whoever adds one later decides how long it is. */
const LAST_LONG_READ = '2026-11-15';

/** Words of the file itself: a slot counts as one, whatever table it becomes. */
function wordsOf({ markdown }: PostSource): number {
  return markdown
    .replaceAll(/\{\{[^}]*\}\}/g, 'slot')
    .split(/\s+/)
    .filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}

function lengthFaults(post: PostSource): string[] {
  if (post.since > LAST_LONG_READ) return [];
  const words = wordsOf(post);
  const fits = words >= LEAST_WORDS && words <= MOST_WORDS;
  return fits ? [] : [`has ${words} words, needs ${LEAST_WORDS} to ${MOST_WORDS}`];
}

/** What is wrong with our articles, a sentence each that names the file. */
export function blogFaults(): string[] {
  const posts = loadBlog(FOLDER);
  return posts.flatMap((post) =>
    [...lengthFaults(post), ...postFaults(post, posts)].map((fault) => `blog/${post.slug}.md: ${fault}`),
  );
}
