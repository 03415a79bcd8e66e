import { SOCIAL_FORMATS, type SetVerse, type SocialFormat } from '../../../domain/channels/picture.ts';
import type { SceneKey } from '../../../domain/channels/scenes.ts';
import { INK } from '../../drawing/ink.ts';
import { num, stroked, tag } from '../../drawing/svg.ts';
import { SCENE_DRAWINGS } from './drawings.ts';
import { printed } from './lettering.ts';
import { SHEET, SHEETS, sceneTransform, type SheetMeasures } from './sheet.ts';
import { verseLines } from './verse.ts';

/** One brass hairline round the sheet, and the same between picture and verse. */
function hairline({ height, horizon }: SheetMeasures): string {
  const [left, right] = [SHEET.inset, SHEET.width - SHEET.inset];
  const d = `M${left} ${left}H${right}V${num(height - left)}H${left}ZM${left} ${horizon}H${right}`;
  return stroked(d, INK.brass500, 1.4);
}

/** The scene reaches past its picture on every side; the night is laid round it, which costs less than to cut it. */
function pictured(scene: SceneKey, sheet: SheetMeasures): string {
  const { inset, width } = SHEET;
  const { height, horizon } = sheet;
  const pen = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  const around = `M0 0H${width}V${num(height)}H0ZM${inset} ${inset}V${horizon}H${width - inset}V${inset}Z`;
  return [
    tag('g', { transform: sceneTransform(sheet), ...pen }, SCENE_DRAWINGS[scene]()),
    tag('path', { d: around, fill: INK.night950 }),
  ].join('');
}

/** A quiet scene above a verse, in the size the network wants. */
export function drawScene(scene: SceneKey, format: SocialFormat, verse: SetVerse): string {
  const sheet = SHEETS[format];
  const { width, height } = SOCIAL_FORMATS[format];
  const view = `viewBox="0 0 ${SHEET.width} ${num(sheet.height)}" width="${width}" height="${height}"`;
  const parts = [pictured(scene, sheet), hairline(sheet), printed(verseLines(format, verse), SHEET.middle)];
  return `<svg xmlns="http://www.w3.org/2000/svg" ${view} fill="none">${parts.join('')}</svg>`;
}
