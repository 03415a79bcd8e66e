import type { CatSetting } from '../../../domain/channels/cats.ts';
import type { Measure } from '../frame.ts';
import type { CatDrawing } from './drawing.ts';
import { floor } from './ground.ts';
import { HOUR_LINE, hourSky, type Hour } from './hours.ts';

/** A cat of Moon, tarot or house: its scene is the same at every hour, the sky behind it is not. */
export interface OtherCat extends Hour {
  measure: Measure;
  /** Where its floor lies; none where it hangs in the sky. */
  floor?: number;
  /** What takes the color of the hour, behind the cat. */
  behind?: (setting: CatSetting) => string;
  draw: () => string;
}

type HourName = keyof typeof HOUR_LINE;

export function otherCat({ measure, floor: floorY, behind, draw, ...hour }: OtherCat): CatDrawing {
  let cat: string | undefined;
  const ground = (setting: CatSetting): string => {
    const { line, ground: tone } = HOUR_LINE[setting as HourName];
    return floorY === undefined ? '' : floor(floorY, line, tone);
  };
  return {
    measure,
    // Fur takes time: drawn once.
    draw: (setting) =>
      hourSky(setting, hour) + ground(setting) + (behind?.(setting) ?? '') + (cat ??= draw()),
  };
}
