/**
 * Takes the outlines of Cinzel's capitals for the tarot deck: `node scripts/extract-lettering.ts` writes
 * `src/art/deck/data/lettering.json`. Cards are pictures of their own and cannot count on a font being there.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { glyphsOf, tablesOf } from './subset-fonts-metrics.ts';

const ROOT = new URL('../', import.meta.url);
const FONT = 'node_modules/@fontsource/cinzel/files/cinzel-latin-400-normal.woff2';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0 ';

interface Knot {
  x: number;
  y: number;
  onCurve: boolean;
}

/** Coordinates of a simple glyph come as signed steps; a flag says whether a step has one byte, two or none. */
function steps(font: Buffer, at: number, flags: readonly number[], short: number, same: number) {
  const values: number[] = [];
  let value = 0;
  let next = at;
  for (const flag of flags) {
    if (flag & short) {
      value += flag & same ? font.readUInt8(next) : -font.readUInt8(next);
      next += 1;
    } else if (!(flag & same)) {
      value += font.readInt16BE(next);
      next += 2;
    }
    values.push(value);
  }
  return { values, next };
}

function readFlags(font: Buffer, at: number, count: number) {
  const flags: number[] = [];
  let next = at;
  while (flags.length < count) {
    const flag = font.readUInt8(next++);
    const repeats = flag & 8 ? font.readUInt8(next++) : 0;
    for (let i = 0; i <= repeats; i++) flags.push(flag);
  }
  return { flags, next };
}

function contoursOf(font: Buffer, glyf: number): Knot[][] {
  const count = font.readInt16BE(glyf);
  if (count < 0)
    throw new Error('A capital of Cinzel is composed of other glyphs; only simple ones are read.');
  const ends = Array.from({ length: count }, (_, i) => font.readUInt16BE(glyf + 10 + 2 * i));
  const afterEnds = glyf + 10 + 2 * count;
  const total = ends.at(-1)! + 1;
  const { flags, next } = readFlags(font, afterEnds + 2 + font.readUInt16BE(afterEnds), total);
  const xs = steps(font, next, flags, 2, 16);
  const ys = steps(font, xs.next, flags, 4, 32);
  const knots = flags.map((flag, i) => ({ x: xs.values[i]!, y: ys.values[i]!, onCurve: (flag & 1) === 1 }));
  return ends.map((end, i) => knots.slice(i === 0 ? 0 : ends[i - 1]! + 1, end + 1));
}

function between(a: Knot, b: Knot): Knot {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, onCurve: true };
}

/** Two controls in a row imply a knot halfway between them. */
function pathOf(contour: readonly Knot[]): string {
  const full = contour.flatMap((knot, i) => {
    const following = contour[(i + 1) % contour.length]!;
    return knot.onCurve || following.onCurve ? [knot] : [knot, between(knot, following)];
  });
  const start = full.findIndex((knot) => knot.onCurve);
  const turned = [...full.slice(start), ...full.slice(0, start + 1)];
  const place = ({ x, y }: Knot): string => `${Math.round(x)} ${Math.round(-y)}`;
  return turned
    .map((knot, i) => {
      if (i === 0) return `M${place(knot)}`;
      if (!knot.onCurve) return `Q${place(knot)}`;
      return turned[i - 1]!.onCurve ? `L${place(knot)}` : ` ${place(knot)}`;
    })
    .join('');
}

const font = await subsetFont(readFileSync(new URL(FONT, ROOT)), LETTERS, { targetFormat: 'sfnt' });
const tables = tablesOf(font);
const [cmap, glyf, hmtx, loca, head] = ['cmap', 'glyf', 'hmtx', 'loca', 'head'].map((name) =>
  tables.get(name)!,
);
const glyphs = glyphsOf(font, cmap!);
const longOffsets = font.readInt16BE(head! + 50) === 1;
const offset = (glyph: number): number =>
  longOffsets ? font.readUInt32BE(loca! + 4 * glyph) : 2 * font.readUInt16BE(loca! + 2 * glyph);
const letters = [...LETTERS].map((letter) => {
  const glyph = glyphs.get(letter.codePointAt(0)!)!;
  const empty = offset(glyph) === offset(glyph + 1);
  const d = empty
    ? ''
    : contoursOf(font, glyf! + offset(glyph))
        .map((contour) => `${pathOf(contour)}Z`)
        .join('');
  return [letter, { width: font.readUInt16BE(hmtx! + 4 * glyph), d }];
});
const unitsPerEm = font.readUInt16BE(head! + 18);
const json = JSON.stringify({ unitsPerEm, letters: Object.fromEntries(letters) }, null, 2);
writeFileSync(new URL('src/art/deck/data/lettering.json', ROOT), `${json}\n`);
