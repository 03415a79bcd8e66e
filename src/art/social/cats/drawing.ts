import type { CatSetting } from '../../../domain/channels/cats.ts';
import type { Measure } from '../frame.ts';

/** What a cat's file gives: all that is seen in the window, ground and all, on the sheet of 600 × 750. */
export interface CatDrawing {
  measure: Measure;
  /** How much lower it stands where a tall format has room under it; a lying cat would leave the foot empty. */
  sink?: number;
  draw: (setting: CatSetting) => string;
}
