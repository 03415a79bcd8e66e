import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { zipOf } from '../../../src/server/zip.ts';
import { brandFiles } from '../../../src/art/brand/catalog.ts';
import { BRAND_COLORS, NIGHT } from '../../../src/art/brand/colors.ts';
import { contrast } from '../../../src/art/brand/contrast.ts';
import { brandDrawing } from '../../../src/art/brand/files.ts';
import { GROUNDS } from '../../../src/art/brand/ground.ts';
import { MARKS } from '../../../src/art/brand/mark-names.ts';
import { INK } from '../../../src/art/drawing/ink.ts';
import { SIGN_KEYS } from '../../../src/domain/zodiac/signs.ts';
import { filesInZip } from '../../harness/zip.ts';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

describe('the colors of the logo page', () => {
  it('are those of the style sheet', () => {
    const tokens = new Map(
      [...read('src/web/look/tokens.css').matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(
        ([, token, hex]) => [token, hex] as const,
      ),
    );
    for (const { token, hex } of BRAND_COLORS) expect(tokens.get(token), token).toBe(hex);
    expect(NIGHT).toBe(tokens.get('--night-900'));
  });

  it('have the contrast that WCAG reckons', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast(NIGHT, NIGHT)).toBe(1);
    expect(contrast('#f3ead3', NIGHT).toFixed(1)).toBe('15.9');
  });
});

describe('the marks', () => {
  it('are the emblem, the wordmark, the lockup and twelve signs, dark and light, as SVG and PNG', () => {
    expect(brandFiles()).toHaveLength((3 + 12) * 2 * 2);
    expect(new Set(brandFiles().map(({ name }) => name)).size).toBe(60);
  });

  it.each([...MARKS, 'aries', 'libra'] as const)('%s is drawn whole and without a font', (subject) => {
    const [dark, light] = GROUNDS.map((ground) => brandDrawing(subject, ground)) as [string, string];
    for (const drawing of [dark, light]) expect(drawing).not.toMatch(/<text|NaN|Infinity|undefined/);
    expect(light).not.toBe(dark);
  });

  it('for light grounds have no color that is made for night', () => {
    for (const subject of [...MARKS, ...SIGN_KEYS]) {
      const light = brandDrawing(subject, 'light');
      for (const ink of [INK.brass100, INK.brass200, INK.brass300, INK.night950, INK.night850])
        expect(light, subject).not.toContain(ink);
    }
  });

  it('are committed as pictures, each beside the hash of what it was drawn from', () => {
    const locked = JSON.parse(read('src/art/pictures.lock.json')) as Record<string, string>;
    const pictures = readdirSync(join(ROOT, 'public/brand'));
    expect(pictures).toHaveLength(6 + 12 + 12);
    const hashes = new Set(pictures.map((name) => locked[`public/brand/${name}`]));
    expect([...hashes]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  });
});

describe('a ZIP archive', () => {
  const files = [
    { name: 'words.txt', bytes: Buffer.from('the same words again and again, '.repeat(50)) },
    { name: 'short.bin', bytes: Buffer.from([0, 255, 1]) },
    { name: 'größe/✦.svg', bytes: Buffer.from('<svg/>') },
    { name: 'empty', bytes: Buffer.alloc(0) },
  ];

  it('holds every file as it was, and packs what can be packed', () => {
    const zip = zipOf(files);
    expect([...filesInZip(zip)]).toEqual(files.map(({ name, bytes }) => [name, bytes]));
    expect(zip.length).toBeLessThan(1000);
  });

  it('is the same bytes whenever it is made', () => {
    expect(zipOf(files).equals(zipOf(files))).toBe(true);
  });
});
