import type { SetVerse, SocialFormat } from '../../domain/channels/picture.ts';
import { missingLetters, type VerseFace } from '../../art/social/scenes/lettering.ts';
import { verseFits } from '../../art/social/scenes/verse.ts';

/** Whether a verse has room under a scene, and every letter of it is cast: the painter would refuse it. */
export function canBeSet(format: SocialFormat, verse: SetVerse): boolean {
  const { lines, reference, edition } = verse;
  const isCast = (text: string, face: VerseFace): boolean => missingLetters(text, face).length === 0;
  return (
    lines.every((line) => isCast(line, 'verse')) &&
    isCast(reference, 'reference') &&
    isCast(edition, 'edition') &&
    verseFits(format, verse)
  );
}
