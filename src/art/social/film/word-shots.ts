import { INK } from '../../drawing/ink.ts';
import { logoMark } from '../../drawing/logo.ts';
import { planisphere } from '../../drawing/planisphere.ts';
import { tag } from '../../drawing/svg.ts';
import { placeWithin, type PlacedText } from '../../quote-cards/placing.ts';
import { hairline } from '../../share-pictures/sheet.ts';
import { inset } from '../../share-pictures/inset.ts';
import { nameLine, textBlock } from '../../share-pictures/type.ts';
import { shotOn } from './ground.ts';
import { headed, MIDDLE } from './heading.ts';
import { FILM_SIZE, type FilmPicture } from './picture.ts';

type Of<Kind extends FilmPicture['kind']> = Extract<FilmPicture, { kind: Kind }>;

const SKY = { x: -320, y: 100, width: 1720 };
const WORDS = { top: 420, bottom: 1400, largest: 118, smallest: 60 };
const ROWS = { top: 548, most: 3, height: 226 };

/** The stars that no date changes, faint: words stand on them. */
const stars = (): string => tag('g', { opacity: 0.26 }, inset(planisphere([], { kind: 'half' }), 'sky', SKY));

export function drawWords({ text }: Of<'words'>): string {
  const type = { face: 'roman', fill: INK.ivory, sizeWeight: 1, ...WORDS } as const;
  return shotOn(textBlock([text], type, MIDDLE, WORDS), [stars()], false);
}

function row({ when, text }: Of<'list'>['items'][number], index: number): PlacedText[] {
  const top = ROWS.top + index * ROWS.height;
  const italic = { face: 'italic', size: 44, fill: INK.brass300 } as const;
  const words = { face: 'roman', fill: INK.ivory, largest: 66, smallest: 44 } as const;
  return [
    placeWithin(MIDDLE.width, when, italic, 'center', MIDDLE.x, top + 48),
    ...textBlock([text], words, MIDDLE, { top: top + 76, bottom: top + ROWS.height - 34, rise: 0.2 }),
  ];
}

export function drawList({ heading, note, items }: Of<'list'>): string {
  const shown = items.slice(0, ROWS.most);
  const [left, right] = [MIDDLE.x - 110, MIDDLE.x + 110];
  const lines = shown.map((_, index) => hairline(left, right, ROWS.top - 12 + index * ROWS.height));
  return shotOn([...headed(heading, note), ...shown.flatMap(row)], lines);
}

const ENTERTAINMENT = 'For entertainment only';

/** The mark, the name, where to read on. */
export function drawClosing({ by, line, isForEntertainment }: Of<'closing'>): string {
  const { align, x, width } = MIDDLE;
  const roman = { face: 'roman', size: 62, fill: INK.ivory } as const;
  const small = { face: 'italic', size: 40, fill: INK.dust } as const;
  const texts = [
    ...nameLine(by.siteName, { baseline: 1010, size: 124, fill: INK.brass200 }, MIDDLE),
    placeWithin(width, by.host, roman, align, x, 1104),
    placeWithin(width, line, { ...small, size: 50, fill: INK.parchment }, align, x, 1200),
    ...(isForEntertainment ? [placeWithin(width, ENTERTAINMENT, small, align, x, 1440)] : []),
  ];
  const mark = { x: (FILM_SIZE.width - 300) / 2, y: 540, width: 300 };
  return shotOn(texts, [stars(), inset(logoMark({ size: 96, detail: 'middle' }), 'logo', mark)], false);
}
