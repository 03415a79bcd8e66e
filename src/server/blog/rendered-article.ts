import { renderMarkdown, type Rendered } from '../../content/markdown.ts';
import { unmarked, withSlotMarks } from '../../domain/blog/slots/marks.ts';
import { withMoments } from '../../domain/blog/slots/moments.ts';

export interface ArticleQuestion {
  file: string;
  /** Its slots are filled. */
  markdown: string;
  /** One that somebody is still writing: what is wrong with it is shown as well as it can be. */
  isDraft: boolean;
}

export function renderedArticle({ file, markdown, isDraft }: ArticleQuestion): Rendered {
  const { html, headings } = renderMarkdown(file, markdown, isDraft ? () => {} : undefined);
  const parts = headings.map(({ id, text }) => ({ id, text: unmarked(text) }));
  return { html: withMoments(withSlotMarks(html)), headings: parts };
}
