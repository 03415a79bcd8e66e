import { z } from 'zod';
import { BlogFigure } from './blog.ts';
import { UnitFields, UnitName } from './desk-content.ts';

const Instant = z.iso.datetime();

export const PostUnitParams = z.object({ unit: UnitName });

/** A post's fields as they stand in the editor, finished or not; without its unit it is held against all others. */
export const PostPreviewAsk = z.object({ unit: UnitName.optional(), fields: UnitFields });
export type PostPreviewAsk = z.infer<typeof PostPreviewAsk>;

/** The post as readers would see it. */
export const PostPreview = z.object({
  /** By the site's own renderer, slots filled in; each filled one is `<span data-slot="next-full-moon">`. */
  html: z.string(),
  headings: z.array(z.object({ id: z.string(), text: z.string() })),
  readingMinutes: z.int().min(1),
  /** What stands above it; null where its line means none of ours. */
  figure: BlogFigure.nullable(),
  /** What keeps it from being published, each a sentence; the rest is shown all the same. */
  problems: z.array(z.string()),
});
export type PostPreview = z.infer<typeof PostPreview>;

export const DeskFigure = z.object({
  /** The line for the field `figure`: "loop mercury 2026-10-05 2026-12-05", "upload <id>". */
  figure: z.string(),
  /** "Mercury’s loop, from October 5 to December 5, 2026" */
  name: z.string(),
  group: z.enum(['drawing', 'cards', 'upload']),
  /** In small; of cards three, else one. */
  pictures: z.array(z.string()),
  /** Address of the post that shows it already; null where none does. */
  usedBy: z.string().nullable(),
});
export type DeskFigure = z.infer<typeof DeskFigure>;
export const DeskFigures = z.object({ figures: z.array(DeskFigure) });
export type DeskFigures = z.infer<typeof DeskFigures>;

/** Any line of the field `figure`, as the drawing in small. */
export const FigureDrawingQuery = z.object({
  figure: z.string().max(200),
  sheet: z.enum(['wide', 'phone', 'small']).default('small'),
});

/** One that was put up: `figure` is "upload <id>", and `figureAlt` has to say what it shows. */
export const DeskPicture = z.object({
  id: z.string(),
  /** "/blog-pictures/<id>.webp" */
  src: z.string(),
  width: z.int(),
  height: z.int(),
});
export type DeskPicture = z.infer<typeof DeskPicture>;

/** A live fact for the button of that name. */
export const DeskSlot = z.object({
  /** As it goes into the text: "{{next-full-moon}}". */
  slot: z.string(),
  /** "The next full Moon" */
  name: z.string(),
  /** A table stands alone between blank lines. */
  isTable: z.boolean(),
  /** What it says today, as plain text; of a table, its caption. */
  today: z.string(),
  /** Which words of it may be others: ["planet"] of {{next-station mercury}}. */
  changeable: z.array(z.string()),
});
export type DeskSlot = z.infer<typeof DeskSlot>;
export const DeskSlots = z.object({ slots: z.array(DeskSlot) });
export type DeskSlots = z.infer<typeof DeskSlots>;

/** Told once, when it is made: only its hash is kept. */
export const PreviewLink = z.object({
  /** "/draft/<secret>": whoever has it reads the draft until it ends. */
  path: z.string(),
  endsAt: Instant,
});
export type PreviewLink = z.infer<typeof PreviewLink>;

/** The links to a post's draft that are open. */
export const PreviewLinks = z.object({
  links: z.array(z.object({ id: z.int(), madeAt: Instant, endsAt: Instant })),
});
export type PreviewLinks = z.infer<typeof PreviewLinks>;
