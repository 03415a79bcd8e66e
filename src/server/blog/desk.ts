import type { DeskFigure, DeskSlot, PostPreview } from '../../contract/desk-posts.ts';
import type { SheetKind } from '../../art/drawing/figures/sheet.ts';
import type { Fields } from '../../domain/content-edits/edit.ts';
import type { BlogPictures } from '../blog-pictures/service.ts';
import type { SiteCalendar } from '../site-calendar.ts';
import type { SkyService } from '../sky/service.ts';
import { deskDrawings } from './desk-figures.ts';
import { deskSlots } from './desk-slots.ts';
import { deskFigures } from './figure-list.ts';
import { filledSlots } from './filled-slots.ts';
import { postPreviews, type PostPreviews } from './preview.ts';
import type { BlogContent } from './service.ts';

/** What the owner needs to write a post. */
export interface BlogDesk {
  preview: (unit: string | undefined, fields: Fields) => Promise<PostPreview>;
  asPost: PostPreviews['asPost'];
  figures: () => Promise<DeskFigure[]>;
  drawing: (line: string, sheet: SheetKind) => Promise<string>;
  slots: () => Promise<DeskSlot[]>;
}

interface Parts {
  /** As of now. */
  blog: () => BlogContent;
  sky: Pick<SkyService, 'filledSlot' | 'article' | 'postProblems'>;
  calendar: Pick<SiteCalendar, 'today'>;
  pictures: Pick<BlogPictures, 'has' | 'newest'>;
}

/** How a post is called while it has no name. */
const NAMELESS = 'a-new-post';

export function blogDesk({ blog, sky, calendar, pictures }: Parts): BlogDesk {
  const filled = filledSlots(blog().facts, sky.filledSlot);
  const drawings = deskDrawings();
  const posts = () => blog().posts;
  const previews = postPreviews({ filled, drawings, sky, calendar, pictures, posts });
  const { today } = calendar;
  return {
    preview: (unit, fields) => previews.ofFields(unit ?? NAMELESS, fields),
    asPost: previews.asPost,
    figures: async () => deskFigures(posts(), await pictures.newest(), today()),
    drawing: (line, sheet) => drawings.svg(line, sheet, Number(today().slice(0, 4))),
    slots: () => deskSlots(filled, today()),
  };
}
