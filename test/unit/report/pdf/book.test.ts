import { beforeAll, describe, expect, it } from 'vitest';
import type { Passage } from '../../../../src/domain/report/passages.ts';
import { bookFiles } from '../../../../src/server/report/pdf/book-files.ts';
import { setBook } from '../../../../src/server/report/pdf/set-book.ts';
import { FRONT, timedOrder, untimedOrder } from './orders.ts';
import { readPdf, type ReadPdf } from './pdf-reader.ts';

const TIMEOUT_MS = 240_000;
const NASTY = String.raw`#eval("1+1") ]} $x$ \u{41} *_@<b>// 😀 ユキ 日本`;
const PRINTED = String.raw`#eval("1+1") ]} $x$ \u{41} *_@<b>// Yuki`;

/** Without what typesetting changes: spaces, hyphens at the ends of lines, quotes before a drawn letter. */
const lettersOf = (text: string): string => text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, '');

const textOf = ({ link, text }: Passage): string[] => [...(link ? [link] : []), text];
const reasonOf = ({ fact }: Passage): string[] => [fact.headline, fact.detail];

/** Where each text begins, in order; −1 for one that is missing. */
function placesOf(texts: readonly string[], whole: string): number[] {
  let from = 0;
  return texts.map((text) => {
    const at = whole.indexOf(lettersOf(text), from);
    from = Math.max(from, at);
    return at;
  });
}

describe('what somebody typed', () => {
  it('goes into the data of a book and nowhere else', () => {
    const order = timedOrder({ front: { ...FRONT, name: NASTY, place: '"); #panic() //' } });
    const files = bookFiles(order);
    expect(JSON.parse(files.get('book.json')!)).toMatchObject({
      front: { name: PRINTED, born: expect.stringContaining('in "); #panic() //') },
    });
    for (const [name, text] of files) if (name !== 'book.json') expect(text).not.toMatch(/eval|panic/);
  });
});

describe('the book of a birth with its minute', () => {
  const order = timedOrder({ front: { ...FRONT, name: NASTY } });
  const { themes, year, closing, method } = order.document;
  let pdf: ReadPdf;

  beforeAll(async () => {
    pdf = readPdf(await setBook(order, TIMEOUT_MS));
  });

  it('has 18 to 28 pages of the size asked for', () => {
    expect(pdf.sizes.length).toBeGreaterThanOrEqual(18);
    expect(pdf.sizes.length).toBeLessThanOrEqual(28);
    for (const size of pdf.sizes) expect(size).toEqual([612, 792]);
  });

  it('says what it is, in which language, and what its drawings show', () => {
    expect(pdf.title).toBe('Personal Destiny Report');
    expect(pdf.metadata).toContain('<rdf:li xml:lang="x-default">Personal Destiny Report</rdf:li>');
    expect(pdf.language).toMatch(/^en/);
    expect(pdf.isTagged).toBe(true);
    expect(pdf.alts).toContainEqual(expect.stringMatching(/^The wheel of signs, houses and planets/));
    expect(pdf.alts).toContainEqual(expect.stringMatching(/^The sky over the birthplace\. .*Venus: \d+° up/));
    expect(pdf.alts).toContain('The zodiac around your Mars, at 11°54′ Scorpio, and the stars behind it.');
  });

  it('has a bookmark for every chapter and month', () => {
    const months = year.months.map(({ name }) => name);
    const chapters = [...themes, year, method].map(({ title }) => title);
    expect(pdf.bookmarks).toEqual(expect.arrayContaining([...chapters, ...months]));
  });

  it('is read in the order in which it is written, every word and every reason', () => {
    const whole = lettersOf(pdf.text);
    const told = themes.flatMap(({ title, lede, passages }) => [
      title,
      lede,
      ...passages.flatMap((passage) => [...textOf(passage), ...reasonOf(passage)]),
    ]);
    const months = year.months.flatMap(({ name, passages, note, noteLeads }) => {
      const own = passages.map(({ text }) => text);
      const noted = note ? [note] : [];
      return [name, ...(noteLeads ? [...noted, ...own] : [...own, ...noted])];
    });
    const notes = method.notes.flatMap(({ title, text }) => [title, text]);
    // The contents name every chapter beforehand.
    const body = whole.slice(whole.indexOf(lettersOf(`Chapter One${themes[0]!.title}`)));
    // The farewell ends what is read; what is looked up comes after it.
    const farewell = [closing.title, ...closing.paragraphs, `Appendix${method.title}`];
    const all = [...told, year.title, year.lede, year.overview, ...months, ...farewell, ...notes];
    const places = placesOf(all, body);
    expect(all.filter((_, at) => places[at]! < 0)).toEqual([]);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('prints what somebody typed as it was typed', () => {
    expect(pdf.text).toContain(PRINTED);
  });

  it('shows the sky of that minute and says what stood in it', () => {
    const whole = lettersOf(pdf.text);
    expect(whole).toContain(lettersOf('The Sky over Lyon November 3, 1991, at 6:40 in the morning'));
    expect(whole).toContain(lettersOf('Dawn was coming up in the east. The Moon, '));
    expect(whole).toContain(lettersOf('Venus and Jupiter were up.'));
  });

  it('names where its places and clocks come from', () => {
    const whole = lettersOf(pdf.text);
    expect(whole).toContain(lettersOf('GeoNames (geonames.org), under the Creative Commons'));
    expect(whole).toContain(lettersOf('the IANA time zone database'));
    expect(whole).toContain(lettersOf('© OpenStreetMap contributors, under the Open Database License'));
  });
});

describe('the book of a birth without an hour', () => {
  it('is set on A4, says less and is still a book', async () => {
    const order = untimedOrder({
      page: 'a4',
      front: { ...FRONT, name: null, time: null, date: 'June 21, 1970' },
    });
    const pdf = readPdf(await setBook(order, TIMEOUT_MS));
    expect(pdf.title).toBe('Personal Destiny Report');
    expect(pdf.sizes.length).toBeGreaterThanOrEqual(18);
    expect(pdf.sizes.length).toBeLessThanOrEqual(28);
    expect(pdf.sizes[0]).toEqual([595.28, 841.89]);
    expect(pdf.text).not.toMatch(/null|undefined|NaN/);
    expect(lettersOf(pdf.text)).toContain(lettersOf('June 21, 1970, at ten in the evening'));
    expect(lettersOf(pdf.text)).toContain(lettersOf('we don’t claim this for your first minute'));
    expect(pdf.alts).toContainEqual(
      expect.stringMatching(/^The sky over the birthplace at ten in the evening on the day of birth\./),
    );
  });
});
