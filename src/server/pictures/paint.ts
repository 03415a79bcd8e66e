import { Resvg } from '@resvg/resvg-js';
import type { ShareFormat } from '../../art/share-pictures/formats.ts';
import type { PictureSubject, Signed } from '../../art/share-pictures/subject.ts';
import { encodePng } from './png.ts';

/** Lines to paint, or what there is to be drawn first. */
export type PaintOrder = { svg: string } | { subject: PictureSubject; format: ShareFormat; by: Signed };

async function linesOf(order: PaintOrder): Promise<string> {
  if ('svg' in order) return order.svg;
  // Who only paints quotes need not wait for all that draws the rest.
  const { drawSharePicture } = await import('../../art/share-pictures/picture.ts');
  return drawSharePicture(order.subject, order.format, order.by);
}

/** Native code that may end its process: only the process that paints calls it. */
export async function paint(order: PaintOrder): Promise<Buffer> {
  const lines = new Resvg(await linesOf(order), { font: { loadSystemFonts: false } });
  const { pixels, width, height } = lines.render();
  return encodePng(pixels, width, height);
}
