/** Outlines, widths and kerning of letters, taken from our fonts for pictures that cannot count on a font being there. */
import { Blob, Buffer as Shaping, Face, Feature, Font, shape } from 'harfbuzzjs';
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { relativePath } from './outline-path.ts';

const ROOT = new URL('../', import.meta.url);
/** What a printer casts on one body; those that the face does not have fall out by themselves. */
const LIGATURES = ['ffi', 'ffl', 'ff', 'fi', 'fl', 'fj', 'ft', 'fb', 'fh', 'fk', 'Th', 'Qu', 'tt'];
const FEATURES = ['kern', 'liga', 'ccmp', 'mark'];
/** Old figures stay as they are; what changes by its neighbors would need more than pairs. */
const SHAPED = [new Feature('calt', 0), new Feature('clig', 0)];
/** Finer kerning than this cannot be seen at any size of a card. */
const LEAST_KERN = 6;

interface Shaped {
  ids: number[];
  advances: number[];
}

/** A font of the packages with no more than these characters. */
export async function openFont(file: string, characters: string, weight = 400): Promise<Font> {
  const original = readFileSync(new URL(`node_modules/${file}.woff2`, ROOT));
  const variable = file.includes('wght') ? { variationAxes: { wght: weight } } : {};
  const bytes = await subsetFont(original, characters, {
    targetFormat: 'sfnt',
    keepFeatures: FEATURES,
    noHinting: true,
    ...variable,
  });
  return new Font(new Face(new Blob(Uint8Array.from(bytes).buffer)));
}

const charactersIn = (font: Font, characters: string): Set<string> =>
  new Set([...characters].filter((character) => !shaped(font, character).ids.includes(0)));

export function shaped(font: Font, text: string): Shaped {
  const buffer = new Shaping();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer, SHAPED);
  return {
    ids: buffer.getGlyphInfos().map(({ codepoint }) => codepoint),
    advances: buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance),
  };
}

type Letters = Record<string, [width: number, path: string]>;

function lettersOf(font: Font, keys: Iterable<string>): Letters {
  return Object.fromEntries(
    [...keys].flatMap((key): [string, [number, string]][] => {
      const { ids, advances } = shaped(font, key);
      return ids.length === 1 ? [[key, [advances[0]!, relativePath(font.glyphToPath(ids[0]!))]]] : [];
    }),
  );
}

/** What each letter is moved by before another: `kern[first][second]`, in units of the em. */
function kerningOf(font: Font, letters: Letters): Record<string, Record<string, number>> {
  // Spaces are where lines break: a line is as wide as its words, whatever stood beside them.
  const keys = Object.keys(letters).filter((key) => key !== ' ');
  const rows = keys.map((first) => {
    const pairs = keys.flatMap((second) => {
      const { ids, advances } = shaped(font, first + second);
      const kern = ids.length === 2 ? advances[0]! - letters[first]![0] : 0;
      return Math.abs(kern) < LEAST_KERN ? [] : [[second, kern] as const];
    });
    return [first, Object.fromEntries(pairs)] as const;
  });
  return Object.fromEntries(rows.filter(([, pairs]) => Object.keys(pairs).length > 0));
}

export interface CastFace {
  letters: Letters;
  kern: Record<string, Record<string, number>>;
}

/** Letters with marks of other alphabets are in a file of their own. */
export async function faceOf(file: string, characters: string, weight = 400): Promise<CastFace> {
  const main = await openFont(file, characters, weight);
  const known = charactersIn(main, characters);
  const missing = [...new Set(characters)].filter((character) => !known.has(character)).join('');
  const letters = lettersOf(main, [...known, ...LIGATURES]);
  if (missing === '') return { letters, kern: kerningOf(main, letters) };
  const more = await openFont(file.replace('-latin-', '-latin-ext-'), missing, weight);
  const added = charactersIn(more, missing);
  const nowhere = [...missing].filter((character) => !added.has(character));
  if (nowhere.length > 0) console.warn(`${file} has no ${nowhere.join(' ')}`);
  return {
    letters: { ...letters, ...lettersOf(more, added) },
    kern: kerningOf(main, letters),
  };
}

/** Every character once, in order. */
export const charactersOf = (text: string): string => [...new Set(text)].sort().join('');

/** One letter a line, so that a change can be read. */
export function writeFaces(target: string, note: string, faces: Record<string, CastFace>): void {
  const lines = Object.entries(faces).map(([name, { letters, kern }]) => {
    const rows = (record: object): string =>
      Object.entries(record)
        .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
        .join(',\n');
    return `${JSON.stringify(name)}:{"letters":{\n${rows(letters)}\n},"kern":{\n${rows(kern)}\n}}`;
  });
  const json = `{"source":${JSON.stringify(note)},\n${lines.join(',\n')}}\n`;
  writeFileSync(new URL(target, ROOT), json);
  for (const [name, { letters }] of Object.entries(faces)) {
    const joined = Object.keys(letters).filter((key) => key.length > 1);
    console.log(`${name}: ${Object.keys(letters).length} letters ${joined.join(' ')}`);
  }
  console.log(`${json.length} bytes`);
}
