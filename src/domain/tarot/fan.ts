import { DECK_SIZE } from './draw.ts';

/** Where a card of the fan lies: its upper left corner in px, and how far it leans. */
export interface FanPlace {
  x: number;
  y: number;
  /** How much of its width the next card leaves free. */
  shownPx: number;
  turnDeg: number;
}

export interface Fan {
  cardWidthPx: number;
  cardHeightPx: number;
  heightPx: number;
  perRow: number;
  places: FanPlace[];
}

/** No card may show less of itself than a finger can hit. */
export const LEAST_STEP_PX = 24;
const RATIO = 1170 / 670;
const LARGEST_LEAN_DEG = 7;

interface Measure {
  perRow: number;
  cardWidthPx: number;
}

/** Rows as even as the width allows: two on a wide screen, six on a phone. */
function measureFor(widthPx: number): Measure {
  const cardWidthPx = widthPx >= 900 ? 82 : widthPx >= 560 ? 66 : 46;
  const most = Math.max(1, Math.floor((widthPx - cardWidthPx) / LEAST_STEP_PX) + 1);
  const rows = Math.ceil(DECK_SIZE / most);
  return { perRow: Math.ceil(DECK_SIZE / rows), cardWidthPx };
}

/** The deck spread face down: bent rows, the middle highest, each row over the feet of the one before. */
export function fanFor(widthPx: number): Fan {
  const { perRow, cardWidthPx } = measureFor(widthPx);
  const cardHeightPx = Math.round(cardWidthPx * RATIO);
  const stepPx = (widthPx - cardWidthPx) / Math.max(1, perRow - 1);
  const sagPx = Math.min(44, widthPx / 26);
  const rowPx = cardHeightPx * (perRow > 20 ? 0.92 : 0.66);
  const places = Array.from({ length: DECK_SIZE }, (_, index): FanPlace => {
    const [row, column] = [Math.floor(index / perRow), index % perRow];
    const inRow = Math.min(perRow, DECK_SIZE - row * perRow);
    const startPx = ((perRow - inRow) * stepPx) / 2;
    // From -1 at the left end of the arc to 1 at the right one.
    const along = ((startPx + column * stepPx) / Math.max(1, widthPx - cardWidthPx)) * 2 - 1;
    return {
      x: startPx + column * stepPx,
      y: row * rowPx + along * along * sagPx,
      shownPx: column === inRow - 1 ? cardWidthPx : stepPx,
      turnDeg: along * LARGEST_LEAN_DEG,
    };
  });
  const lowest = Math.max(...places.map(({ y }) => y));
  return { cardWidthPx, cardHeightPx, heightPx: Math.ceil(lowest + cardHeightPx + 8), perRow, places };
}
