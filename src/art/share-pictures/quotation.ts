import type { Box, PlacedText } from '../quote-cards/placing.ts';
import { fitted, heightOf, HUNG_MARK, placeWords, widthRoom } from '../quote-cards/words.ts';

interface QuotationType {
  largest: number;
  smallest: number;
}

/** Words in large type between marks that hang beside them, as on our quote cards. */
export function quotation(
  text: string,
  { left, top, right, bottom }: Box,
  type: QuotationType,
): PlacedText[] {
  const height = bottom - top;
  const room = widthRoom({ width: right - left, height, hung: HUNG_MARK }, type.largest, type.smallest);
  const fit = fitted(text, room);
  const free = height - heightOf(fit.size, fit.lines.length);
  const { lines, marks } = placeWords(fit, 'left', left, top + free * 0.46);
  return [...lines, ...marks];
}
