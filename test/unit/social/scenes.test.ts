import { Resvg } from '@resvg/resvg-js';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { missingLetters, widthOf } from '../../../src/art/social/scenes/lettering.ts';
import { drawScene } from '../../../src/art/social/scenes/scene.ts';
import { SHEET, SHEETS } from '../../../src/art/social/scenes/sheet.ts';
import { verseFits, verseLines } from '../../../src/art/social/scenes/verse.ts';
import { SOCIAL_FORMATS, SOCIAL_FORMAT_NAMES, type SetVerse } from '../../../src/domain/channels/picture.ts';
import { SCENES } from '../../../src/domain/channels/scenes.ts';
import { encodePng } from '../../../src/server/pictures/png.ts';

const VERSE: SetVerse = {
  lines: [
    'And he shall be like a tree',
    'planted by the rivers of water,',
    'that bringeth forth his fruit',
    'in his season; his leaf also',
    'shall not wither.',
  ],
  reference: 'Psalm 1:3',
  edition: 'King James Version',
};
const pictures = SCENES.flatMap(({ key }) => SOCIAL_FORMAT_NAMES.map((format) => ({ key, format })));

describe.each(pictures)('$key, $format', ({ key, format }) => {
  const svg = drawScene(key, format, VERSE);
  const { width, height } = SOCIAL_FORMATS[format];

  it('is drawn in outlines alone, in the view of its format', () => {
    expect(svg).toContain(`viewBox="0 0 600 ${Number(((600 * height) / width).toFixed(2))}"`);
    expect(svg).not.toMatch(
      /<text|<image|<filter|<script|<style|<foreignObject|NaN|undefined|Infinity|href="[^#]/,
    );
  });

  it('has every name once, and none that nothing bears', () => {
    const names = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name);
    const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, name]) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(used.filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe.each(SCENES)('$name', ({ key }) => {
  it('is a file of less than 500 kB on the largest sheet', () => {
    const picture = new Resvg(drawScene(key, '9:16', VERSE), { font: { loadSystemFonts: false } }).render();
    expect([picture.width, picture.height]).toEqual([1080, 1920]);
    expect(encodePng(picture.pixels, picture.width, picture.height).length).toBeLessThan(500_000);
  });
});

describe.each(SOCIAL_FORMAT_NAMES)('a verse in %s', (format) => {
  const { height, horizon, verseSize, referenceBaseline } = SHEETS[format];

  it('stays inside the frame and between picture and reference, broken as it was by hand', () => {
    const set = verseLines(format, VERSE);
    expect(set.map(({ text }) => text)).toEqual([...VERSE.lines, VERSE.reference, VERSE.edition]);
    for (const { text, face, size, tracking, baseline } of set) {
      expect(widthOf(text, face, tracking) * size).toBeLessThanOrEqual(SHEET.width - 72);
      expect(baseline - 0.7 * size).toBeGreaterThan(horizon);
      expect(baseline + 0.25 * size).toBeLessThan(height - SHEET.inset);
    }
    expect(set[4]!.baseline + 0.25 * set[4]!.size).toBeLessThan(referenceBaseline - 17);
  });

  it('is set in its own size where there is room, and no smaller than four fifths of it', () => {
    const short = verseLines(format, { ...VERSE, lines: VERSE.lines.slice(0, 2) });
    expect(short[0]!.size).toBe(verseSize);
    expect(verseLines(format, VERSE)[0]!.size).toBeGreaterThanOrEqual(verseSize * 0.8);
  });

  it('does not fit in six lines, nor in one that is much too wide', () => {
    const wide = { ...VERSE, lines: [VERSE.lines.join(' ')] };
    expect(verseFits(format, VERSE)).toBe(true);
    expect(verseFits(format, { ...VERSE, lines: [...VERSE.lines, 'and so on'] })).toBe(false);
    expect(verseFits(format, { ...VERSE, lines: [] })).toBe(false);
    expect(verseFits(format, wide)).toBe(false);
    expect(() => drawScene('lamp', format, wide)).toThrow('does not fit');
  });
});

it('keeps words clear of the buttons that an app lays over 9:16', () => {
  const baselines = verseLines('9:16', VERSE).map(({ baseline, size }) => [
    baseline - size,
    baseline + 0.25 * size,
  ]);
  expect(Math.min(...baselines.flat())).toBeGreaterThan(150);
  expect(Math.max(...baselines.flat())).toBeLessThan(SHEETS['9:16'].height - 210);
});

describe('the letters of verses', () => {
  it('are there for plain English, Latin accents and names from Sanskrit, Pali and Arabic', () => {
    const plain = 'ABCXYZ abcxyz 0123456789 .,:;!?’‘“”()[]-–—&…·';
    for (const face of ['verse', 'reference', 'edition'] as const) {
      expect(missingLetters(`${plain}æœÆŒéèñçöü ĀāĪīŪūŚśŌōĒē`, face)).toEqual([]);
    }
    expect(missingLetters('ṛṝḷṃṁṅṇṭḍṣḥẓʿʾ', 'verse')).toEqual([]);
    expect(missingLetters('ṛṝḷṃṁṅṇṭḍṣḥẓʿʾ', 'edition')).toEqual([]);
  });

  it('are never left out in silence', () => {
    const verse = { ...VERSE, reference: 'Ṛg Veda 1.1' };
    expect(() => drawScene('lamp', '4:5', verse)).toThrow('the face of the reference has no Ṛ');
    expect(() => verseFits('4:5', { ...VERSE, lines: ['道'] })).toThrow('the face of the verse has no 道');
  });
});

it('every scene is told in one sentence', () => {
  const file = new URL('../../../content/social/scene-pictures.yml', import.meta.url);
  const told = parse(readFileSync(file, 'utf8')) as { key: string; alt: string }[];
  expect(told.map(({ key }) => key)).toEqual(SCENES.map(({ key }) => key));
  for (const { alt } of told) expect(alt).toMatch(/^[A-Z][^.!?]{40,130}\.$/);
});
