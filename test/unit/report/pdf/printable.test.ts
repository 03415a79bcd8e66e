import { readFileSync } from 'node:fs';
import { Blob, Face } from 'harfbuzzjs';
import { describe, expect, it } from 'vitest';
import { bookFiles } from '../../../../src/server/report/pdf/book-files.ts';
import { printable } from '../../../../src/server/report/pdf/printable.ts';
import { typesetterParts } from '../../../../src/server/report/pdf/typesetter-parts.ts';
import { timedOrder, untimedOrder } from './orders.ts';

const FACES = typesetterParts().fonts.map((path) => ({
  isCinzel: path.includes('Cinzel'),
  letters: new Set(new Face(new Blob(Uint8Array.from(readFileSync(path)).buffer)).collectUnicodes()),
}));
const GARAMOND = FACES.filter(({ isCinzel }) => !isCinzel);
const [CINZEL] = FACES.filter(({ isCinzel }) => isCinzel);

/** Every character there is, in the planes that people write in. */
const EVERYTHING = Array.from({ length: 0x3_0000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

const isIn = (letter: string, { letters }: { letters: Set<number> }): boolean =>
  letters.has(letter.codePointAt(0)!);

describe('what can be printed', () => {
  it.each([
    ['Clara', 'Clara'],
    ['  Zoë\tÅsa \u202E', 'Zoë Åsa'],
    ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
    ['Александра', 'Александра'],
    ['Ελένη', 'Ελένη'],
    ['𝓒𝓵𝓪𝓻𝓪', 'Clara'],
    ['Ｃｌａｒａ', 'Clara'],
    ['김민준', 'Gimminjun'],
    ['きょうこ', 'Kyouko'],
    ['サッポロ', 'Sapporo'],
    ['ნინო', 'Nino'],
    ['Անի', 'Ani'],
    ['# ] \\ $ " <b>', '# ] \\ $ " <b>'],
  ])('is %s as %s', (typed, text) => {
    expect(printable(typed)).toMatchObject({ text, whole: true });
  });

  it.each([
    ['Clara 😀👩‍👩‍👧', 'Clara'],
    ['李 Clara', 'Clara'],
    ['C̸̢̛̛̹̺̻l̸̢̛̛ara', 'C̸̢l̸̢ara'],
    [`${'a'.repeat(70)}`, 'a'.repeat(60)],
  ])('is not all of %s', (typed, text) => {
    expect(printable(typed).text?.normalize('NFD')).toBe(text.normalize('NFD'));
  });

  it.each(['日本', '😀', 'محمد', '\u200B', '', '…'])('is nothing of %s, and that is told', (typed) => {
    expect(printable(typed)).toEqual({ text: null, whole: false, inCinzel: false });
  });

  it('is in the fonts, whatever somebody types', () => {
    const missing = EVERYTHING.filter((letter) => {
      const { text, inCinzel } = printable(`A${letter}`);
      const faces = inCinzel ? [...GARAMOND, CINZEL!] : GARAMOND;
      return [...text!].some((printed) => faces.some((face) => !isIn(printed, face)));
    });
    expect(missing).toEqual([]);
  });

  it('is every word that books have by themselves', () => {
    for (const order of [timedOrder(), untimedOrder()]) {
      const letters = new Set(bookFiles(order).get('book.json')!);
      expect(
        [...letters].filter((letter) => letter !== '\n' && !GARAMOND.every((face) => isIn(letter, face))),
      ).toEqual([]);
    }
  });
});
