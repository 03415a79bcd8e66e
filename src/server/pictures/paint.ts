import { Resvg } from '@resvg/resvg-js';
import { INK } from '../../art/drawing/ink.ts';
import type { ShareFormat } from '../../art/share-pictures/formats.ts';
import type { FilmPicture } from '../../art/social/film/picture.ts';
import type { PictureSubject, Signed } from '../../art/share-pictures/subject.ts';
import type { CatKey, CatSetting } from '../../domain/channels/cats.ts';
import type { SetVerse, SocialFormat } from '../../domain/channels/picture.ts';
import type { SceneKey } from '../../domain/channels/scenes.ts';
import { encodePng } from './png.ts';

/** A finished drawing, or what has to be drawn first. */
type Drawing =
  | { svg: string }
  | { subject: PictureSubject; format: ShareFormat; by: Signed }
  | { cat: CatKey; setting: CatSetting; format: SocialFormat; lines: readonly string[] }
  | { scene: SceneKey; format: SocialFormat; verse: SetVerse }
  | { film: FilmPicture };

interface Size {
  width: number;
  height: number;
}

export type PaintOrder = Drawing & {
  /** Laid across the middle of a sheet of this size. */
  sheet?: Size;
  /** Painted so many dots wide instead of as large as it is drawn. */
  width?: number;
};

/** Drawing code is loaded when it is needed: quote cards need none of it. */
async function drawn(order: Drawing): Promise<string> {
  if ('svg' in order) return order.svg;
  if ('cat' in order) {
    const { drawCat } = await import('../../art/social/cats/cat.ts');
    return drawCat(order.cat, order.setting, order.format, order.lines);
  }
  if ('scene' in order) {
    const { drawScene } = await import('../../art/social/scenes/scene.ts');
    return drawScene(order.scene, order.format, order.verse);
  }
  if ('film' in order) {
    const { drawFilmPicture } = await import('../../art/social/film/draw.ts');
    return drawFilmPicture(order.film);
  }
  const { drawSharePicture } = await import('../../art/share-pictures/picture.ts');
  return drawSharePicture(order.subject, order.format, order.by);
}

function across(svg: string, { width, height }: Size): string {
  const inner = svg.replace('<svg ', `<svg x="0" y="0" preserveAspectRatio="xMidYMid meet" `);
  const sized = inner.replace(/ width="[^"]*" height="[^"]*"/, ` width="${width}" height="${height}"`);
  const ground = `<rect width="${width}" height="${height}" fill="${INK.night950}"/>`;
  const view = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${view}>${ground}${sized}</svg>`;
}

/** The renderer is native code that may crash: only the painter process calls it. */
export async function paint(order: PaintOrder): Promise<Buffer> {
  const svg = await drawn(order);
  const renderer = new Resvg(order.sheet ? across(svg, order.sheet) : svg, {
    font: { loadSystemFonts: false },
    ...(order.width && { fitTo: { mode: 'width', value: order.width } }),
  });
  const { pixels, width, height } = renderer.render();
  return encodePng(pixels, width, height);
}
