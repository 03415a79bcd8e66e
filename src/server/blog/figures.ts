import { setImmediate } from 'node:timers/promises';
import type { BlogFigure } from '../../contract/blog.ts';
import { figureSize, figureSvg, measuring } from '../../art/drawing/figures/measure.ts';
import type { MeasuredFigure } from '../../art/drawing/figures/measured.ts';
import type { SheetKind } from '../../art/drawing/figures/sheet.ts';
import type { PostSource } from '../../content/blog.ts';
import type { DrawnFigure, Figure } from '../../domain/blog/figure.ts';
import { picturePath, pictureSize } from '../../domain/blog/picture.ts';

function artPath(slug: string, kind: SheetKind): string {
  return `/blog-art/${slug}${kind === 'wide' ? '' : `.${kind}`}.svg`;
}

/** "Queen of Swords", from its address. */
function cardTitle(slug: string): string {
  const words = slug
    .split('-')
    .map((word) => (word === 'of' ? word : word.charAt(0).toUpperCase() + word.slice(1)));
  return words.join(' ');
}

const cardPath = (card: string): string => `/tarot-cards/${card}-335.webp`;

/** An article's figure in small: one drawing, one picture, or three cards. */
export function thumbnails({ slug, figure }: Pick<PostSource, 'slug' | 'figure'>): string[] {
  if (figure.kind === 'upload') return [picturePath(figure.id, 'small')];
  return figure.kind === 'cards' ? figure.cards.map(cardPath) : [artPath(slug, 'small')];
}

type Captioned = Pick<PostSource, 'figureCaption' | 'figureAlt'>;

/** A figure that nothing has to be measured for. */
export function readyFigure(figure: Figure, { figureCaption: caption, figureAlt }: Captioned) {
  if (figure.kind === 'upload') {
    const picture = { src: picturePath(figure.id), ...pictureSize(figure.id) };
    return { kind: 'picture', caption, alt: figureAlt ?? '', picture } as const;
  }
  if (figure.kind !== 'cards') return null;
  const cards = figure.cards.map((card) => ({ slug: card, name: cardTitle(card), src: cardPath(card) }));
  return { kind: 'cards', caption, cards } as const;
}

export interface Figures {
  of: (post: PostSource) => Promise<BlogFigure>;
  svg: (post: PostSource, kind: SheetKind) => Promise<string>;
}

export async function measured(figure: DrawnFigure, year: number): Promise<MeasuredFigure> {
  const steps = measuring(figure, year);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}

/** Figures are measured once, in steps that give way to the rest of the site, and kept. */
export function blogFigures(): Figures {
  const kept = new WeakMap<PostSource, Promise<MeasuredFigure>>();

  function measuredOf(post: PostSource): Promise<MeasuredFigure> {
    const { figure, publishedAt } = post;
    const known = kept.get(post) ?? measured(figure as DrawnFigure, new Date(publishedAt).getUTCFullYear());
    kept.set(post, known);
    return known;
  }

  return {
    async of(post) {
      const { slug, figure, figureCaption: caption } = post;
      const ready = readyFigure(figure, post);
      if (ready) return ready;
      const found = await measuredOf(post);
      const picture = (kind: SheetKind) => ({ src: artPath(slug, kind), ...figureSize(found, kind) });
      return { kind: 'drawing', caption, alt: found.alt, wide: picture('wide'), phone: picture('phone') };
    },
    svg: async (post, kind) => figureSvg(await measuredOf(post), kind),
  };
}
