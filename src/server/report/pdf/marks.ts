import { PAPER } from '../../../art/brand/paper.ts';
import { glyph } from '../../../art/drawing/glyphs.ts';
import { picture } from '../../../art/drawing/svg.ts';
import { pointMark } from '../../../art/report/point-mark.ts';
import { qualityOf, type AspectQuality } from '../../../domain/natal/aspects.ts';
import type { Point } from '../../../domain/natal/points.ts';
import type { AspectKind } from '../../../domain/sky/sky.ts';

/** What pulls is red, what comes easily blue, all else ink. */
export type Tone = 'hard' | 'easy' | 'ink';

const TONES: Record<AspectQuality, Tone> = { hard: 'hard', easy: 'easy', join: 'ink' };

export function toneOf(aspect: AspectKind | null): Tone {
  return aspect ? TONES[qualityOf(aspect)] : 'ink';
}

const SIZE = 24;
const MIDDLE = { x: SIZE / 2, y: SIZE / 2, size: SIZE, strokeWidth: 1.7 };

/** The marks of a book as small pictures: no font has them all. Each is drawn once, whoever asks. */
export class Marks {
  readonly files = new Map<string, string>();

  point(point: Point, tone: Tone): string {
    return this.#named(`${point}-${tone}`, () => pointMark(point, { ...MIDDLE, stroke: PAPER[tone] }));
  }

  aspect(kind: AspectKind, tone: Tone): string {
    return this.#named(`${kind}-${tone}`, () => glyph(kind, { ...MIDDLE, stroke: PAPER[tone] }));
  }

  #named(name: string, draw: () => string): string {
    const file = `mark-${name}.svg`;
    if (!this.files.has(file)) this.files.set(file, picture(SIZE, SIZE, draw()));
    return file;
  }
}
