import type { CatKey } from '../../../domain/channels/cats.ts';
import type { SignKey } from '../../../domain/zodiac/signs.ts';
import type { CatDrawing } from './drawing.ts';

export type OtherCatKey = Exclude<CatKey, `sign-${SignKey}`>;

/** Moon, tarot and house cats. */
export const OTHER_CATS: Readonly<Partial<Record<OtherCatKey, CatDrawing>>> = {};
