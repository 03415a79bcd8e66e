import { CATS, type CatKey, type CatSetting } from '../../../domain/channels/cats.ts';
import type { SocialFormat } from '../../../domain/channels/picture.ts';
import { framed, hasRoomForWords } from '../frame.ts';
import type { CatDrawing } from './drawing.ts';
import { OTHER_CATS } from './others.ts';
import { SIGN_CATS } from './signs.ts';

const DRAWINGS: Readonly<Record<CatKey, CatDrawing>> = { ...SIGN_CATS, ...OTHER_CATS };

/** A cat in its frame as SVG without any text element: its lettering is outlines. */
export function drawCat(
  cat: CatKey,
  setting: CatSetting,
  format: SocialFormat,
  lines: readonly string[],
): string {
  const known = CATS.find(({ key }) => key === cat);
  if (!known) throw new Error(`There is no drawing of the cat “${cat}”.`);
  if (!known.settings.includes(setting)) throw new Error(`The cat “${cat}” has no setting “${setting}”.`);
  const { measure, sink, draw } = DRAWINGS[cat];
  const words = hasRoomForWords(format) ? lines : [];
  return framed({ name: known.name, measure, sink, lines: words, drawing: draw(setting) }, format);
}
