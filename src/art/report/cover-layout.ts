import { PAGES, type PageSize } from './page-size.ts';

/** Places on the cover, in points from its upper left corner: the drawing and the lettering share them. */
export interface CoverLayout {
  width: number;
  height: number;
  middle: number;
  frame: number;
  titleY: number;
  ring: { x: number; y: number; limb: number; band: number; ticks: number; disc: number };
  nameY: number;
  bornY: number;
  day: { y: number; from: number; to: number };
  footY: number;
}

const LETTER_HEIGHT = PAGES.letter.height;
const SIDE = 77;

export function coverLayout(size: PageSize): CoverLayout {
  const { width, height } = PAGES[size];
  const middle = width / 2;
  const limb = middle - SIDE;
  const more = height - LETTER_HEIGHT;
  return {
    width,
    height,
    middle,
    frame: 22.5,
    titleY: 66 + more * 0.12,
    ring: {
      x: middle,
      y: 342 + more * 0.42,
      limb,
      band: limb * 0.876,
      ticks: limb * 0.806,
      disc: limb * 0.706,
    },
    nameY: 627 + more * 0.8,
    bornY: 676 + more * 0.86,
    day: { y: 713 + more * 0.92, from: middle - 165, to: middle + 165 },
    footY: height - 26,
  };
}
