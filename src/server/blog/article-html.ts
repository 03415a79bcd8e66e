import { setImmediate } from 'node:timers/promises';
import { filledText } from '../../domain/blog/slots/fill.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import type { PostSource } from '../../content/blog.ts';
import type { SkyService } from '../sky/service.ts';
import type { FilledSlots, SlotAnswer } from './filled-slots.ts';
import { renderedArticle } from './rendered-article.ts';

/** The HTML of an article as of a day. */
export type ArticleHtml = (post: PostSource, date: CivilDate) => Promise<string>;

/** What is longer is rendered by a thread: a few thousand words take more than the main thread may be held. */
const LONG = 16_000;

/** The desk refuses what is not in the sky; should it ever stand in an article, its readers are told, not sent away. */
const saidBy = (answer: SlotAnswer): string => ('said' in answer ? answer.said : `(${answer.fault})`);

/** Fills the sky slots of articles, and keeps the results for the day. */
export function articleHtml(filled: FilledSlots, { article }: Pick<SkyService, 'article'>): ArticleHtml {
  let today = { date: '', articles: new WeakMap<PostSource, Promise<string>>() };

  async function render({ slug, markdown: written }: PostSource, date: CivilDate): Promise<string> {
    const slots = await filled(written, date);
    await setImmediate();
    const markdown = filledText(written, (slot) => saidBy(slots.get(slot)!));
    const question = { file: `blog/${slug}.md`, markdown, isDraft: false };
    const { html } = markdown.length > LONG ? await article(question) : renderedArticle(question);
    return html;
  }

  return (post, date) => {
    if (date !== today.date) today = { date, articles: new WeakMap() };
    const { articles } = today;
    const known = articles.get(post);
    if (known) return known;
    const rendering = render(post, date);
    articles.set(post, rendering);
    // One whose slots were not filled, because the threads were busy, is rendered again.
    rendering.catch(() => articles.delete(post));
    return rendering;
  };
}
