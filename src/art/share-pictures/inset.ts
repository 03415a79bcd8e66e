import { num } from '../drawing/svg.ts';

const OUTER =
  /^<svg xmlns="[^"]+" viewBox="0 0 ([\d.]+) ([\d.]+)" width="[^"]+" height="[^"]+"([^>]*)>([\s\S]*)<\/svg>$/;

export interface Place {
  x: number;
  y: number;
  width: number;
}

/** Drawings name their parts alike: inside another one each keeps its names to itself. */
function scoped(drawing: string, prefix: string): string {
  return drawing
    .replaceAll(/\bid="([^"]+)"/g, `id="${prefix}-$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}-$1"`);
}

/** A finished drawing as part of another, at its place and size. */
export function inset(drawing: string, prefix: string, { x, y, width }: Place): string {
  const [, ownWidth = '', , pen = '', inner = ''] = OUTER.exec(drawing) ?? [];
  if (inner === '') throw new Error('Only a whole drawing can be set into another.');
  const scale = num(width / Number(ownWidth), 4);
  return `<g transform="translate(${num(x)} ${num(y)})scale(${scale})"${pen}>${scoped(inner, prefix)}</g>`;
}
