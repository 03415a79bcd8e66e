import { SOCIAL_FORMATS, type SocialFormat } from '../../domain/channels/picture.ts';
import { num } from '../drawing/svg.ts';

/** Every social picture is 600 units wide; a format only opens it further up and down. */
export const SHEET_WIDTH = 600;

/** Units from top to foot of a picture in this format. */
export function sheetHeight(format: SocialFormat): number {
  const { width, height } = SOCIAL_FORMATS[format];
  return (SHEET_WIDTH * height) / width;
}

/** A whole picture in a format: as large as the networks want it, in units of the sheet. */
export function opened(format: SocialFormat, ...parts: string[]): string {
  const { width, height } = SOCIAL_FORMATS[format];
  const box = `0 0 ${SHEET_WIDTH} ${num(sheetHeight(format))}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}" fill="none">${parts.join('')}</svg>`;
}
