import { createHash } from 'node:crypto';
import { archivedAddress } from '../../domain/archive/archived.ts';
import { BoundedMap } from '../../domain/bounded-map.ts';
import { SOCIAL_FORMATS, type SetVerse, type SocialFormat } from '../../domain/channels/picture.ts';
import type { PostPicture } from '../../domain/channels/post.ts';
import { isScene } from '../../domain/channels/rest.ts';
import type { CardFormat } from '../../domain/quotes/card-kinds.ts';
import { FORMATS_OF, type SubjectKind } from '../../art/share-pictures/subject.ts';
import type { ShareFormat } from '../../art/share-pictures/formats.ts';
import { Invalid } from '../failures.ts';
import { designEdition } from '../pictures/design.ts';
import type { PaintOrder } from '../pictures/paint.ts';
import type { PictureCache } from '../pictures/picture-cache.ts';
import type { QuoteCards } from '../pictures/quote-cards.ts';
import type { SharePictures } from '../pictures/share-pictures.ts';
import { createSemaphore } from '../push/semaphore.ts';
import { artFrom, type Art } from './art.ts';
import { canBeSet } from './verse-fit.ts';

export interface SocialPictures {
  /** Whether there is such a drawing. */
  knows: (art: string) => boolean;
  /** And whether its words can be set on it. */
  canDraw: (picture: PostPicture) => boolean;
  /** Whole, or in small where a width is given; throws Invalid where there is no such drawing. */
  png: (picture: PostPicture, how: { asker: string; width?: number }) => Promise<Buffer>;
  /** How large its file is, as far as it was drawn by this instance. */
  bytesOf: (picture: PostPicture) => number | null;
}

interface Parts {
  pictureCache: Pick<PictureCache, 'get'>;
  quoteCards: Pick<QuoteCards, 'knows' | 'svg' | 'hash'>;
  sharePictures: SharePictures;
}

/** A week of thumbs is asked for at once: they stand in line here, since our own owner is not to be refused. */
const AT_ONCE = 2;
const FOLDERS = ['social', 'drawing', 'deck', 'quote-cards', 'share-pictures'];
const KNOWN_SIZES = 1_000;

const CARD_FORMAT: Readonly<Record<SocialFormat, CardFormat>> = {
  '1:1': 'square',
  '4:5': 'square',
  '2:3': 'portrait',
  '9:16': 'story',
};
const SHARE_FORMAT: Readonly<Record<SocialFormat, ShareFormat>> = {
  '1:1': 'square',
  '4:5': 'square',
  '2:3': 'pin',
  '9:16': 'story',
};

const verseOf = ({ lines, reference, edition }: Omit<PostPicture, 'format'>): SetVerse => ({
  lines,
  reference: reference ?? '',
  edition: edition ?? '',
});

/** What is to be painted, with everything its look depends on besides the design. */
interface Drawing {
  words: unknown;
  order: () => PaintOrder | Promise<PaintOrder>;
}

function drawings({ quoteCards, sharePictures }: Parts) {
  function cat({ cat, setting }: Art & { kind: 'cat' }, { format, lines }: PostPicture): Drawing {
    const order = { cat, setting, format, lines };
    return { words: order, order: () => order };
  }

  function scene(art: Art & { kind: 'scene' }, { format, ...words }: PostPicture): Drawing {
    const verse = verseOf(words);
    if (!canBeSet(format, verse)) throw new Invalid('These words can’t be set under this picture.');
    const order = { scene: art.scene, format, verse };
    return { words: order, order: () => order };
  }

  function quote({ slug, style }: Art & { kind: 'quote' }, format: SocialFormat): Drawing | null {
    if (!quoteCards.knows(slug)) return null;
    const card = { slug, style, format: CARD_FORMAT[format] };
    return { words: quoteCards.hash(card), order: () => ({ svg: quoteCards.svg(card) }) };
  }

  /** What is only drawn for links lies across a sheet of the size that is wanted. */
  async function shared(kind: SubjectKind, key: string, format: SocialFormat): Promise<Drawing | null> {
    const found = await sharePictures.find(kind, key);
    if (!found) return null;
    const drawn = SHARE_FORMAT[format];
    if (FORMATS_OF[kind].includes(drawn)) return { words: [found.edition, drawn], order: found.order(drawn) };
    const sheet = SOCIAL_FORMATS[format];
    const order = async (): Promise<PaintOrder> => ({ ...(await found.order('wide')()), sheet });
    return { words: [found.edition, sheet], order };
  }

  /** The week of a sign that nobody can read yet shows the sign’s cat until it opens. */
  async function week(
    { sign, sunday: from }: Art & { kind: 'week' },
    picture: PostPicture,
  ): Promise<Drawing> {
    const key = archivedAddress({ kind: 'weekly', sign, from }).split('/').at(-1)!;
    const open = await shared('reading', key, picture.format);
    return open ?? cat({ kind: 'cat', cat: `sign-${sign}`, setting: 'disc' }, { ...picture, lines: [] });
  }

  return async (art: Art, picture: PostPicture): Promise<Drawing | null> => {
    if (art.kind === 'cat') return cat(art, picture);
    if (art.kind === 'scene') return scene(art, picture);
    if (art.kind === 'quote') return quote(art, picture.format);
    if (art.kind === 'card') return shared('card', art.slug, picture.format);
    return art.kind === 'sky' ? shared('sky', art.date, picture.format) : week(art, picture);
  };
}

export function socialPictures(parts: Parts): SocialPictures {
  const drawingOf = drawings(parts);
  const places = createSemaphore(AT_ONCE);
  const sizes = new BoundedMap<string, number>(KNOWN_SIZES);
  const keyOf = (picture: PostPicture): string => JSON.stringify(picture);

  async function paint(picture: PostPicture, asker: string, width?: number): Promise<Buffer> {
    const art = artFrom(picture.art);
    const drawing = art && (await drawingOf(art, picture));
    if (!drawing) throw new Invalid('There is no such picture.');
    const made = JSON.stringify([designEdition(FOLDERS), drawing.words, width ?? null]);
    const name = `social.${createHash('sha256').update(made).digest('hex').slice(0, 40)}.png`;
    const order = async (): Promise<PaintOrder> => ({ ...(await drawing.order()), ...(width && { width }) });
    return parts.pictureCache.get({ name, asker, order });
  }

  function knows(named: string): boolean {
    const art = artFrom(named);
    return art !== null && (art.kind !== 'quote' || parts.quoteCards.knows(art.slug));
  }

  return {
    knows,
    canDraw: (picture) =>
      knows(picture.art) && (!isScene(picture.art) || canBeSet(picture.format, verseOf(picture))),
    async png(picture, { asker, width }) {
      await places.acquire(1);
      try {
        const png = await paint(picture, asker, width);
        if (width === undefined) sizes.set(keyOf(picture), png.length);
        return png;
      } finally {
        places.release(1);
      }
    },
    bytesOf: (picture) => sizes.get(keyOf(picture)) ?? null,
  };
}
