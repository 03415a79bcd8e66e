import { renderMarkdown, type Rendered } from '../../content/markdown.ts';
import { unmarked, withSlotMarks } from '../../domain/blog/slots/marks.ts';
import { withMoments } from '../../domain/blog/slots/moments.ts';

export interface ArticleQuestion {
  file: string;
  /** Its slots are filled. */
  markdown: string;
  /** One that somebody is still writing: its faults are told, not thrown. */
  isDraft: boolean;
}

export interface RenderedArticle extends Rendered {
  faults: string[];
}

export function renderedArticle({ file, markdown, isDraft }: ArticleQuestion): RenderedArticle {
  const faults: string[] = [];
  const tell = isDraft ? (sentence: string) => void faults.push(sentence) : undefined;
  const { html, headings } = renderMarkdown(file, markdown, tell);
  const parts = headings.map(({ id, text }) => ({ id, text: unmarked(text) }));
  return { html: withMoments(withSlotMarks(html)), headings: parts, faults };
}
