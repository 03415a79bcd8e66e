import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARCHIVE_FILE, brandFiles, type BrandFile } from '../src/art/brand/catalog.ts';
import { brandDrawing } from '../src/art/brand/files.ts';
import { isSignKey } from '../src/domain/zodiac/signs.ts';
import { zipOf } from '../src/server/zip.ts';

const ROOT = join(import.meta.dirname, '..');
const TARGET = join(ROOT, 'build/client/brand');

/** The picture on night of a sign is the plate of the picker; the other pictures lie in a folder of their own. */
function bytesOf({ name, subject, ground, format }: BrandFile): Buffer {
  if (format === 'svg') return Buffer.from(brandDrawing(subject, ground));
  const isPlate = isSignKey(subject) && ground === 'dark';
  return readFileSync(join(ROOT, isPlate ? `public/zodiac-signs/${subject}.png` : `public/brand/${name}`));
}

/** Everything the logo page offers, one by one and as one archive, beside the other files of the built site. */
export function compileBrand(): void {
  mkdirSync(TARGET, { recursive: true });
  const files = brandFiles().map((file) => ({ name: file.name, bytes: bytesOf(file) }));
  for (const { name, bytes } of files) writeFileSync(join(TARGET, name), bytes);
  const readme = readFileSync(join(ROOT, 'content/documents/logos.txt'));
  writeFileSync(join(TARGET, ARCHIVE_FILE), zipOf([{ name: 'README.txt', bytes: readme }, ...files]));
}
