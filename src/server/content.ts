import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readingBankFrom } from '../contract/content.ts';
import { loadBlog } from './blog/content.ts';
import { blogService } from './blog/service.ts';
import type { Clock } from './clock.ts';
import type { Content } from './services.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The words, as the build compiled them; what does not hold stops the start with a sentence naming file and field. */
export async function loadContent(clock: Clock): Promise<Content> {
  const readings: unknown = JSON.parse(await readFile(join(ROOT, 'build/content/readings.json'), 'utf8'));
  return {
    bank: readingBankFrom(readings),
    blog: blogService(loadBlog(join(ROOT, 'content/blog')), clock),
  };
}
