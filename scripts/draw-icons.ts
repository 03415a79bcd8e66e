/** Draws favicon, app icons and the notification badge: `node scripts/draw-icons.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { INK } from '../src/art/drawing/ink.ts';
import { logoMark, type LogoOptions } from '../src/art/drawing/logo.ts';
import { hashOfSources, recordPictures } from './picture-lock.ts';

const PUBLIC = new URL('../public/', import.meta.url);
const SOURCES = [
  'scripts/draw-icons.ts',
  ...['logo', 'glyphs', 'glyph-paths', 'icon-paths', 'ink', 'ring', 'svg'].map(
    (name) => `src/art/drawing/${name}.ts`,
  ),
];

/** The safe zone of a maskable icon is the circle of 80 % of its width. */
const MASKABLE_FILL = 0.76;
const ICONS: Record<string, LogoOptions> = {
  'icon-192': { size: 192, fill: 0.98 },
  'icon-512': { size: 512 },
  'maskable-192': { size: 192, ground: true, fill: MASKABLE_FILL },
  'maskable-512': { size: 512, ground: true, fill: MASKABLE_FILL },
  'apple-touch-180': { size: 180, ground: true, fill: 0.86 },
};

function png(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 96, effort: 10 }).toBuffer();
}

/** Systems show only the badge's shape, so it is white on nothing. */
function badge(): string {
  return logoMark({ size: 96, detail: 'simple' })
    .replaceAll(INK.brass300, '#ffffff')
    .replaceAll(INK.brass200, '#ffffff');
}

/** An ICO file is a directory of one entry (six bytes of head, sixteen of entry) before a PNG. */
function ico(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

mkdirSync(new URL('icons/', PUBLIC), { recursive: true });
const files: Record<string, Buffer | string> = {
  'favicon.svg': logoMark({ size: 32, detail: 'tiny' }),
  'favicon.ico': ico(await png(logoMark({ size: 32, detail: 'tiny' })), 32),
  'icons/badge-96.png': await png(badge()),
};
for (const [name, options] of Object.entries(ICONS))
  files[`icons/${name}.png`] = await png(logoMark(options));

for (const [name, content] of Object.entries(files)) {
  writeFileSync(new URL(name, PUBLIC), content);
  console.log(`${name}: ${content.length} bytes`);
}
const hash = hashOfSources(SOURCES);
recordPictures(Object.fromEntries(Object.keys(files).map((name) => [`public/${name}`, hash])));
