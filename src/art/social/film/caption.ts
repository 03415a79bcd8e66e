import { INK } from '../../drawing/ink.ts';
import { picture, stroked, tag } from '../../drawing/svg.ts';
import { printed } from '../../quote-cards/printing.ts';
import { textBlock } from '../../share-pictures/type.ts';
import { BAND, type FilmPicture } from './picture.ts';

const { width, height } = BAND;
const MARGIN = { side: 44, top: 30 };
/** On a telephone a film is about 390 wide: nothing is read that would be smaller than 17 there. */
const TYPE = { face: 'roman', fill: INK.ivory, largest: 72, smallest: 47 } as const;

/** Words on a dark band between two brass lines: readable over whatever moves behind them. */
export function drawCaption({ text }: FilmPicture & { kind: 'caption' }): string {
  const column = { align: 'center', x: width / 2, width: width - 2 * MARGIN.side } as const;
  const block = textBlock([text], TYPE, column, { top: MARGIN.top, bottom: height - MARGIN.top });
  const type = printed(block);
  return picture(
    width,
    height,
    tag('defs', {}, type.letters),
    tag('rect', { width, height, fill: INK.night950 }),
    stroked(`M0 3H${width}M0 ${height - 3}H${width}`, INK.brass500, 3),
    type.lines,
  );
}
