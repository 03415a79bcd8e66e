import { Resvg } from '@resvg/resvg-js';
import type { ShareFormat } from '../../art/share-pictures/formats.ts';
import type { PictureSubject, Signed } from '../../art/share-pictures/subject.ts';
import { encodePng } from './png.ts';

/** A finished drawing, or what has to be drawn first. */
export type PaintOrder = { svg: string } | { subject: PictureSubject; format: ShareFormat; by: Signed };

async function svgOf(order: PaintOrder): Promise<string> {
  if ('svg' in order) return order.svg;
  // Loaded when needed: quote cards need none of it.
  const { drawSharePicture } = await import('../../art/share-pictures/picture.ts');
  return drawSharePicture(order.subject, order.format, order.by);
}

/** The renderer is native code that may crash: only the painter process calls it. */
export async function paint(order: PaintOrder): Promise<Buffer> {
  const renderer = new Resvg(await svgOf(order), { font: { loadSystemFonts: false } });
  const { pixels, width, height } = renderer.render();
  return encodePng(pixels, width, height);
}
