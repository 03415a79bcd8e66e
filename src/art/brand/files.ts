import { signPlate } from '../drawing/plate.ts';
import { isSignKey } from '../../domain/zodiac/signs.ts';
import type { Subject } from './catalog.ts';
import type { Ground } from './ground.ts';
import { markFile } from './marks.ts';
import { onPaper } from './paper.ts';

/** The drawing of a mark or of a sign, for a ground. */
export function brandDrawing(subject: Subject, ground: Ground): string {
  if (!isSignKey(subject)) return markFile(subject, ground);
  const plate = signPlate(subject);
  return ground === 'dark' ? plate : onPaper(plate);
}
