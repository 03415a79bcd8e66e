import { describe, expect, it } from 'vitest';
import { hasLetters } from '../../../src/art/quote-cards/letters.ts';
import { boxOf, type Box, type PlacedText } from '../../../src/art/quote-cards/placing.ts';
import { prepareCards } from '../../../src/art/share-pictures/prepared-cards.ts';
import { composeSharePicture } from '../../../src/art/share-pictures/picture.ts';
import { insideFrame } from '../../../src/art/share-pictures/sheet.ts';
import { FORMATS_OF, type PictureSubject } from '../../../src/art/share-pictures/subject.ts';
import type { ShareFormat } from '../../../src/art/share-pictures/formats.ts';
import {
  ALL_AUTHORS,
  ALL_CALENDARS,
  ALL_CARDS,
  ALL_MISATTRIBUTIONS,
  ALL_PAGES,
  ALL_PAIRS,
  ALL_POSTS,
  ALL_TAGS,
  BY,
  PERIOD_READINGS,
  READINGS,
  SKIES,
  TAROT_READINGS,
} from './library.ts';

for (const subject of [...ALL_CARDS, ...TAROT_READINGS, ...ALL_POSTS, ...ALL_PAGES])
  await prepareCards(subject);

/** Of a picture 1200 px wide; a telephone shows it at a third of that. */
const LEAST_SIZE = 28;
/** Small capitals are as high as they are large: they read like letters a third larger. */
const LEAST_CAPITALS = 22;

function inside(inner: Box, outer: Box): boolean {
  const across = inner.left >= outer.left && inner.right <= outer.right;
  return across && inner.top >= outer.top && inner.bottom <= outer.bottom;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Neighboring lines may share the room of one's long letters and the other's tall ones, but no more. */
function core(text: PlacedText): Box {
  const box = boxOf(text);
  return { ...box, top: text.baseline - 0.68 * text.size, bottom: text.baseline };
}

function faultsOf(subject: PictureSubject, format: ShareFormat): string[] {
  const { texts, drawn } = composeSharePicture(subject, format, BY);
  const frame = insideFrame(format);
  return texts.flatMap((text, i) => {
    const least = text.face === 'capitals' ? LEAST_CAPITALS : LEAST_SIZE;
    const box = boxOf(text);
    return [
      inside(box, frame) ? '' : `“${text.text}” leaves the frame`,
      text.size >= least ? '' : `“${text.text}” is set in ${text.size.toFixed(1)}`,
      hasLetters(text.text, text.face) ? '' : `“${text.text}” lacks letters`,
      ...drawn.map((area) => (overlap(core(text), area) ? `“${text.text}” stands in the drawing` : '')),
      ...texts
        .slice(i + 1)
        .map((other) => (overlap(core(text), core(other)) ? `“${text.text}” overlaps “${other.text}”` : '')),
    ].filter((fault) => fault !== '');
  });
}

/** What of its words there is most of. */
function lettersOf(subject: PictureSubject): number {
  switch (subject.kind) {
    case 'post':
      return subject.title.length;
    case 'tag':
      return subject.titles[0]!.length;
    case 'page':
    case 'calendar':
      return subject.description.length;
    case 'pair':
      return subject.summary.length;
    case 'author':
      return subject.quote.length;
    case 'misattribution':
      return subject.notBy.length + subject.saidBy.length;
    default:
      return subject.sentences[0]!.length;
  }
}

function longestOf(subjects: readonly PictureSubject[]): PictureSubject[] {
  return subjects.toSorted((a, b) => lettersOf(b) - lettersOf(a)).slice(0, 6);
}

/** By turns in every format, so that together every subject is looked at. */
function inTurn(subjects: readonly PictureSubject[], format: ShareFormat): PictureSubject[] {
  const formats = FORMATS_OF[subjects[0]!.kind];
  return subjects.filter((_, at) => at % formats.length === formats.indexOf(format));
}

describe.each([
  ['readings', READINGS],
  ['weeks and months', PERIOD_READINGS],
  ['months of the archive', ALL_CALENDARS],
  ['pairs', ALL_PAIRS],
  ['skies', SKIES],
  ['cards', ALL_CARDS],
  ['tarot readings', TAROT_READINGS],
  ['articles', ALL_POSTS],
  ['tags', ALL_TAGS],
  ['authors', ALL_AUTHORS],
  ['misattributions', ALL_MISATTRIBUTIONS],
  ['pages', ALL_PAGES],
] as const)('pictures of %s', (_, subjects) => {
  it.each(FORMATS_OF[subjects[0]!.kind])('keep every letter whole, apart and in the frame: %s', (format) => {
    const faults = inTurn(subjects, format).flatMap((subject) => faultsOf(subject, format));
    expect(faults).toEqual([]);
  });
});

const isCut = ({ text }: PlacedText): boolean => /[^.]…$/.test(text) && text !== 'Y…';

describe('the words', () => {
  it.each([
    ['a month of the archive', ALL_CALENDARS],
    ['a pair', ALL_PAIRS],
    ['a sky', SKIES],
    ['a card', ALL_CARDS],
    ['a tarot reading', TAROT_READINGS],
    ['an article', ALL_POSTS],
    ['a tag', ALL_TAGS],
    ['an author', ALL_AUTHORS],
    ['a misattribution', ALL_MISATTRIBUTIONS],
    ['a page', ALL_PAGES],
  ] as const)('of %s are never cut', (_, subjects) => {
    const cut = FORMATS_OF[subjects[0]!.kind].flatMap((format) =>
      longestOf(subjects)
        .flatMap((subject) => composeSharePicture(subject, format, BY).texts.filter(isCut))
        .map(({ text }) => `${format}: ${text}`),
    );
    expect(cut).toEqual([]);
  });

  it('too long for any room are cut at a word', () => {
    const subject = { ...READINGS[0]!, sentences: ['Somebody said something worth hearing, '.repeat(20)] };
    const lines = composeSharePicture(subject, 'wide', BY).texts;
    expect(lines.some(isCut)).toBe(true);
    expect(faultsOf(subject, 'wide')).toEqual([]);
  });
});

describe('whose picture it is', () => {
  it('stands on it with the address, however long both are', () => {
    const by = { siteName: 'The Almanac of Everything', host: 'www.the-almanac-of-everything.example:8443' };
    for (const format of FORMATS_OF.reading) {
      const { texts } = composeSharePicture(READINGS[0]!, format, by);
      const [name, host] = [by.siteName.toUpperCase(), by.host].map((text) =>
        texts.find((one) => one.text === text)!,
      );
      expect([inside(boxOf(name!), insideFrame(format)), inside(boxOf(host!), insideFrame(format))]).toEqual([
        true,
        true,
      ]);
      expect(overlap(boxOf(name!), boxOf(host!))).toBe(false);
    }
  });
});
