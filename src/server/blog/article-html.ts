import { setImmediate } from 'node:timers/promises';
import { filledSlot, filledText, isOfItsDay, slotTexts } from '../../domain/blog/slots/fill.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import type { PostSource } from '../../content/blog.ts';
import { renderMarkdown } from '../../content/markdown.ts';

/** What the sky says in slots that name their own date, worked out when the site was built. */
export type SkyFacts = Readonly<Record<string, string>>;

export interface Telling {
  /** The article's text as of a day. */
  html: (post: PostSource, date: CivilDate) => Promise<string>;
}

/** Fills articles from the sky, slot by slot with others let in between, and keeps what it found for the day. */
export function telling(facts: SkyFacts): Telling {
  const lasting = new Map(Object.entries(facts));
  let today = { date: '', said: new Map<string, string>(), pages: new Map<string, Promise<string>>() };

  function dayOf(date: CivilDate): typeof today {
    if (date !== today.date) today = { date, said: new Map(), pages: new Map() };
    return today;
  }

  async function told(post: PostSource, day: typeof today): Promise<string> {
    for (const slot of slotTexts(post.markdown)) {
      const kept = isOfItsDay(slot) ? day.said : lasting;
      if (kept.has(slot)) continue;
      await setImmediate();
      kept.set(slot, filledSlot(slot, day.date));
    }
    const markdown = filledText(post.markdown, (slot) => day.said.get(slot) ?? lasting.get(slot)!);
    return renderMarkdown(`blog/${post.slug}.md`, markdown).html;
  }

  return {
    html(post, date) {
      const day = dayOf(date);
      const known = day.pages.get(post.slug) ?? told(post, day);
      day.pages.set(post.slug, known);
      return known;
    },
  };
}
