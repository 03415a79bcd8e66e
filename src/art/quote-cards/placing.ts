import { hasLetters, widthOf, type FaceName } from './letters.ts';

/** A line of type at its place. */
export interface PlacedText {
  text: string;
  face: FaceName;
  size: number;
  tracking: number;
  fill: string;
  left: number;
  baseline: number;
  width: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where `x` is in a line. */
export type Align = 'left' | 'center' | 'right';

export interface Type {
  face: FaceName;
  size: number;
  fill: string;
  tracking?: number;
}

export function place(text: string, type: Type, align: Align, x: number, baseline: number): PlacedText {
  const { face, size, fill, tracking = 0 } = type;
  const width = widthOf(text, face, tracking) * size;
  const left = x - { left: 0, center: width / 2, right: width }[align];
  return { text, face, size, tracking, fill, left, baseline, width };
}

/** The same line, in a smaller size where it would be wider than its room. */
export function placeWithin(
  room: number,
  text: string,
  type: Type,
  align: Align,
  x: number,
  baseline: number,
): PlacedText {
  const width = widthOf(text, type.face, type.tracking) * type.size;
  const size = width > room ? (type.size * room) / width : type.size;
  return place(text, { ...type, size }, align, x, baseline);
}

/** A source too long for its line loses its last parts: the place in the work before the work. */
export function shortened(source: string, face: FaceName, size: number, room: number): string {
  const parts = source.split(', ');
  while (parts.length > 1 && widthOf(parts.join(', '), face) * size > room) parts.pop();
  return parts.join(', ');
}

const ASCENT: Record<FaceName, number> = { roman: 0.72, italic: 0.72, capitals: 0.72 };
const DESCENT: Record<FaceName, number> = { roman: 0.25, italic: 0.25, capitals: 0.02 };

/** What a line covers at most: from the tops of its tall letters to the feet of its long ones. */
export function boxOf({ left, baseline, width, size, face }: PlacedText): Box {
  return {
    left,
    right: left + width,
    top: baseline - ASCENT[face] * size,
    bottom: baseline + DESCENT[face] * size,
  };
}

export function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** The site's name in capitals; a name in letters that are not cast is not shown. */
export function creditOf(siteName: string): string | null {
  const name = siteName.toUpperCase();
  return hasLetters(name, 'capitals') && name.length <= 24 ? name : null;
}
