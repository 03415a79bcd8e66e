import { INK } from '../drawing/ink.ts';
import { place, placeWithin, shortened, type Align, type PlacedText, type Type } from './placing.ts';

export interface SignaturePlace {
  align: Align;
  x: number;
  /** Baseline of the name; the work stands below it. */
  baseline: number;
  room: number;
  /** Of the name's capitals. */
  size: number;
  /** The work has less room where a ring closes in on it. */
  sourceRoom?: number;
}

export interface Signature {
  author: PlacedText;
  source: PlacedText;
}

const SOURCE_SIZE = 0.92;
/** From the name's baseline to the work's, in parts of the name's size. */
export const SOURCE_DROP = 1.5;

/** Whose words they are, and under it where they stand. */
export function signature(author: string, source: string, at: SignaturePlace): Signature {
  const { align, x, baseline, room, size, sourceRoom = room } = at;
  const capitals: Type = { face: 'capitals', size, fill: INK.brass200, tracking: 0.13 };
  const italic: Type = { face: 'italic', size: size * SOURCE_SIZE, fill: INK.parchment };
  const line = shortened(source, 'italic', italic.size, sourceRoom);
  return {
    author: placeWithin(room, author.toUpperCase(), capitals, align, x, baseline),
    source: placeWithin(sourceRoom, line, italic, align, x, baseline + SOURCE_DROP * size),
  };
}

export interface SignatureLine {
  left: number;
  right: number;
  baseline: number;
  size: number;
}

/** The same on one line: the name at its left end, the work at its right. */
export function signatureLine(author: string, source: string, at: SignatureLine): Signature {
  const { left, right, baseline, size } = at;
  const name = signature(author, source, {
    align: 'left',
    x: left,
    baseline,
    size,
    room: (right - left) * 0.62,
  });
  const room = right - left - name.author.width - 1.5 * size;
  const work = signature(author, source, { align: 'right', x: right, baseline, size, room });
  return { author: name.author, source: { ...work.source, baseline } };
}

const CREDIT_SIZE = 26;
/** From the middle of the credit's capitals to their feet. */
export const CREDIT_DROP = 0.355 * CREDIT_SIZE;

/** The credit: small, in brass, the same on every card. */
export function creditLine(name: string, align: Align, x: number, baseline: number): PlacedText {
  const type: Type = { face: 'capitals', size: CREDIT_SIZE, fill: INK.brass300, tracking: 0.28 };
  return place(name, type, align, x, baseline);
}
