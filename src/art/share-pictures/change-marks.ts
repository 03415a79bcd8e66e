import type { Change } from '../../domain/forecast/forecast.ts';
import { isEasy } from '../../domain/sky/marks.ts';
import type { Lunation } from '../../domain/sky/sky.ts';
import { glyph, type GlyphName } from '../drawing/glyphs.ts';
import { ELEMENT_INK, INK } from '../drawing/ink.ts';
import { ELONGATIONS } from '../drawing/moon-phase.ts';
import type { Point } from '../drawing/ring.ts';
import { num } from '../drawing/svg.ts';
import { smallMoon } from './small-moon.ts';

interface Mark {
  name: GlyphName;
  /** In parts of the size of a planet. */
  size: number;
  stroke: string;
  isMirrored?: boolean;
}

const body = (name: GlyphName): Mark => ({ name, size: 1, stroke: INK.brass100 });
const between = (name: GlyphName, stroke: string = INK.brass300): Mark => ({ name, size: 0.72, stroke });

/** As on our pages: body, aspect, body; a planet and the sign it enters; a planet and the way it turns. */
function marksOf({ kind, bodies, aspect, sign, phase }: Change): Mark[] {
  const [first, second] = bodies;
  if (aspect && second)
    return [
      body(first!),
      between(aspect, isEasy(aspect) ? ELEMENT_INK.Air.light : INK.brass300),
      body(second),
    ];
  if (kind === 'station') return [body(first!), { ...between('arrow'), isMirrored: phase === 'retrograde' }];
  // The Moon before the Sun, or across from it.
  if (kind === 'eclipse')
    return [body('moon'), between(first === 'sun' ? 'conjunction' : 'opposition'), body('sun')];
  return [body(first!), between('arrow'), body(sign!)];
}

const GAP = 0.16;

function isPhase(phase: string | undefined): phase is Lunation {
  return phase !== undefined && Object.hasOwn(ELONGATIONS, phase);
}

export function marksWidth(change: Change, size: number): number {
  if (change.kind === 'lunation') return size * 1.2;
  const marks = marksOf(change);
  return marks.reduce((sum, mark) => sum + mark.size * size, (marks.length - 1) * GAP * size);
}

function drawnMark({ name, size: part, stroke, isMirrored }: Mark, [x, y]: Point, size: number): string {
  const drawn = glyph(name, { x, y, size: size * part, stroke, strokeWidth: size * 0.075 });
  return isMirrored ? `<g transform="matrix(-1 0 0 1 ${num(2 * x)} 0)">${drawn}</g>` : drawn;
}

/** What changes, in signs around a point; a phase of the Moon is its disc. */
export function changeMarks(change: Change, [x, y]: Point, size: number): string {
  if (change.kind === 'lunation' && isPhase(change.phase))
    return smallMoon(ELONGATIONS[change.phase], { x, y, r: size * 0.54 });
  let left = x - marksWidth(change, size) / 2;
  return marksOf(change)
    .map((mark) => {
      const width = mark.size * size;
      const drawn = drawnMark(mark, [left + width / 2, y], size);
      left += width + GAP * size;
      return drawn;
    })
    .join('');
}
