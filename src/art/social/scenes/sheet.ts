import type { SocialFormat } from '../../../domain/channels/picture.ts';

/** All scenes are drawn for the 4:5 sheet, 600 × 750: its picture is 12 to 588 across and 12 to 466 down. */
export const SHEET = { width: 600, middle: 300, inset: 12 };
const PICTURE_MIDDLE = 239;

export interface SheetMeasures {
  height: number;
  /** Where the picture ends and the night of the verse begins. */
  horizon: number;
  /** How large the scene is shown, and where the middle of the 4:5 picture comes to lie. */
  scale: number;
  middle: number;
  verseSize: number;
  referenceBaseline: number;
  editionBaseline: number;
}

/** In 9:16 the app’s own buttons lie over 150 at the top and 210 at the foot: no word stands there. */
export const SHEETS: Readonly<Record<SocialFormat, SheetMeasures>> = {
  '1:1': {
    height: 600,
    horizon: 352,
    scale: 0.82,
    middle: 178,
    verseSize: 29,
    referenceBaseline: 547,
    editionBaseline: 569,
  },
  '4:5': {
    height: 750,
    horizon: 466,
    scale: 1,
    middle: PICTURE_MIDDLE,
    verseSize: 33,
    referenceBaseline: 686,
    editionBaseline: 711,
  },
  '2:3': {
    height: 900,
    horizon: 576,
    scale: 1.1,
    middle: 308,
    verseSize: 37,
    referenceBaseline: 830,
    editionBaseline: 857,
  },
  '9:16': {
    height: 3200 / 3,
    horizon: 564,
    scale: 1.05,
    middle: 327,
    verseSize: 40,
    referenceBaseline: 824,
    editionBaseline: 850,
  },
};

/** Puts the scene, drawn for 4:5, into the picture of a format: grounds reach 300 past every edge. */
export function sceneTransform({ scale, middle }: SheetMeasures): string | undefined {
  if (scale === 1) return undefined;
  const left = SHEET.middle * (1 - scale);
  const top = middle - PICTURE_MIDDLE * scale;
  return `translate(${left.toFixed(2)} ${top.toFixed(2)})scale(${scale})`;
}
