import type { PostSource } from '../../content/blog.ts';
import { plainOf } from '../../content/markdown.ts';
import type { PostPreview } from '../../contract/desk-posts.ts';
import type { DraftPost } from '../../contract/drafts.ts';
import { picturesIn } from '../../domain/blog/picture.ts';
import { readingMinutes } from '../../domain/blog/posts.ts';
import { filledText } from '../../domain/blog/slots/fill.ts';
import { slotMark, withoutMarks } from '../../domain/blog/slots/marks.ts';
import type { Fields } from '../../domain/content-edits/edit.ts';
import type { BlogPictures } from '../blog-pictures/service.ts';
import type { SiteCalendar } from '../site-calendar.ts';
import type { SkyService } from '../sky/service.ts';
import type { DeskDrawings, DrawingAddress } from './desk-figures.ts';
import { draftOf, type Draft } from './draft.ts';
import type { FilledSlots, SlotAnswer } from './filled-slots.ts';

interface Sources {
  filled: FilledSlots;
  drawings: DeskDrawings;
  sky: Pick<SkyService, 'article' | 'postProblems'>;
  calendar: Pick<SiteCalendar, 'today'>;
  pictures: Pick<BlogPictures, 'has'>;
  /** Those of the files, which a new one must get along with. */
  posts: () => readonly PostSource[];
}

export interface PostPreviews {
  /** A post as it stands in the editor. */
  ofFields: (unit: string, fields: Fields) => Promise<PostPreview>;
  /** The same as a page shows it. */
  asPost: (unit: string, fields: Fields) => Promise<Omit<DraftPost, 'endsAt'>>;
}

const deskAddress: DrawingAddress = (line, sheet) =>
  `/api/admin/posts/figures/drawing?${new URLSearchParams({ figure: line, sheet }).toString()}`;

/** For whoever has the link to a draft: a drawing that is not public has no address that they may ask for. */
const inline: DrawingAddress = (_line, _sheet, svg) =>
  `data:image/svg+xml;base64,${Buffer.from(svg()).toString('base64')}`;

/** A table has lines of its own, which no mark can stand around. */
function withMark(slot: string, answer: SlotAnswer): string {
  if ('fault' in answer) return `{{${slot}}}`;
  return answer.said.includes('\n') ? answer.said : slotMark(slot, answer.said);
}

const wordsIn = (html: string): number => plainOf(html).split(/\s+/).filter(Boolean).length;

/** Posts that are being written, by the site's own renderer: in a thread, since a long one takes its time. */
export function postPreviews({ filled, drawings, sky, calendar, pictures, posts }: Sources): PostPreviews {
  async function rendered(unit: string, { markdown }: Draft) {
    const written = withoutMarks(markdown);
    const slots = await filled(written, calendar.today());
    const text = filledText(written, (slot) => withMark(slot, slots.get(slot)!));
    const article = await sky.article({ file: `blog/${unit}.md`, markdown: text, isDraft: true });
    return { ...article, readingMinutes: readingMinutes(wordsIn(article.html)) };
  }

  async function missingPictures({ figure, markdown }: Draft): Promise<string[]> {
    const named = picturesIn(`${figure} ${markdown}`);
    const isThere = await Promise.all(named.map(pictures.has));
    return named
      .filter((_, at) => !isThere[at])
      .map((id) => `The picture ${id.slice(0, 8)}… isn’t here anymore. Please put it up again.`);
  }

  const figureOf = ({ figure, figureCaption, figureAlt, year }: Draft, addressOf: DrawingAddress) =>
    drawings.figure({ line: figure, caption: figureCaption, alt: figureAlt, year }, addressOf);

  return {
    async ofFields(unit, fields) {
      const draft = draftOf(fields, calendar.today());
      const shown = await rendered(unit, draft);
      const figure = await figureOf(draft, deskAddress);
      const problems = await sky.postProblems({ unit, fields, posts: posts() });
      return { ...shown, figure, problems: [...problems, ...(await missingPictures(draft))] };
    },
    async asPost(unit, fields) {
      const draft = draftOf(fields, calendar.today());
      const shown = await rendered(unit, draft);
      const { title, excerpt, author, tags, publishedAt } = draft;
      return { ...shown, title, excerpt, author, tags, publishedAt, figure: await figureOf(draft, inline) };
    },
  };
}
