import { setImmediate } from 'node:timers/promises';
import { filledText, isOfItsDay, slotTexts } from '../../domain/blog/slots/fill.ts';
import { withMoments } from '../../domain/blog/slots/moments.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import type { PostSource } from '../../content/blog.ts';
import { renderMarkdown } from '../../content/markdown.ts';
import type { SkyService } from '../sky/service.ts';

/** Filled slots that name their own date, computed when the site was built. */
export type SkyFacts = Readonly<Record<string, string>>;

/** The HTML of an article as of a day. */
export type ArticleHtml = (post: PostSource, date: CivilDate) => Promise<string>;

interface DayCache {
  date: CivilDate;
  slots: Map<string, string>;
  articles: Map<string, Promise<string>>;
}

const emptyDay = (date: CivilDate): DayCache => ({ date, slots: new Map(), articles: new Map() });

/** Fills the sky slots of articles, each in a thread of the sky, and keeps the results for the day. */
export function articleHtml(facts: SkyFacts, filledSlot: SkyService['filledSlot']): ArticleHtml {
  const lasting = new Map(Object.entries(facts));
  let today = emptyDay('');

  function dayOf(date: CivilDate): DayCache {
    if (date !== today.date) today = emptyDay(date);
    return today;
  }

  async function render(post: PostSource, day: DayCache): Promise<string> {
    for (const slot of slotTexts(post.markdown)) {
      const filled = isOfItsDay(slot) ? day.slots : lasting;
      if (filled.has(slot)) continue;
      filled.set(slot, await filledSlot(slot, day.date));
    }
    await setImmediate();
    const markdown = filledText(post.markdown, (slot) => day.slots.get(slot) ?? lasting.get(slot)!);
    return withMoments(renderMarkdown(`blog/${post.slug}.md`, markdown).html);
  }

  return (post, date) => {
    const day = dayOf(date);
    const known = day.articles.get(post.slug);
    if (known) return known;
    const rendering = render(post, day);
    day.articles.set(post.slug, rendering);
    // One whose slots were not filled, because the threads were busy, is rendered again.
    rendering.catch(() => day.articles.delete(post.slug));
    return rendering;
  };
}
