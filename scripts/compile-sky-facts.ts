import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filledSlot, isOfItsDay, slotTexts } from '../src/domain/blog/slots/fill.ts';
import { loadBlog, type PostSource } from '../src/content/blog.ts';

const ROOT = join(import.meta.dirname, '..');
/** What lasts says the same on every day. */
const ANY_DAY = '2026-11-15';

function factsOf({ slug, markdown }: PostSource): [slot: string, said: string][] {
  const lasting = slotTexts(markdown).filter((slot) => !isOfItsDay(slot));
  return lasting.map((slot) => {
    try {
      return [slot, filledSlot(slot, ANY_DAY)];
    } catch (error) {
      throw new Error(`blog/${slug}.md: the slot {{${slot}}}: ${(error as Error).message}`);
    }
  });
}

/** What the slots of the blog say that name a date of their own: found once, at build. Throws if one names no fact. */
export function compileSkyFacts(): void {
  const facts = loadBlog(join(ROOT, 'content/blog')).flatMap(factsOf);
  writeFileSync(join(ROOT, 'build/content/sky-facts.json'), `${JSON.stringify(Object.fromEntries(facts))}\n`);
}
