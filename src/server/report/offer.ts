import type { Leaf, ReportAnswer, ReportOffer, ReportPassage, ThemeChapter } from '../../contract/report.ts';
import type { AskedQuestion } from '../../domain/report/bank.ts';
import type { ChapterKey } from '../../domain/report/chapters.ts';
import type { Price } from '../../domain/report/price.ts';

interface OfferParts {
  sample: ReportAnswer;
  price: Price;
  questions: readonly AskedQuestion[];
  onSale: boolean;
}

type Titled = Pick<ThemeChapter, 'key' | 'title'>;

function leafOf({ key, title }: Titled, { link, text, fact }: ReportPassage): Leaf {
  return { chapter: { key, title }, paragraphs: link ? [link, text] : [text], fact };
}

/** Which passage of a chapter shows best what its pages are like. */
const SHOWN: readonly [ChapterKey, (passage: ReportPassage) => boolean][] = [
  ['mind', ({ fact }) => fact.aspect === 'conjunction'],
  ['engine', ({ fact }) => fact.points.includes('sun')],
  ['entrance', ({ link }) => link !== null],
  ['love', ({ fact }) => fact.points.includes('venus')],
];

function leavesOf(themes: readonly ThemeChapter[]): Leaf[] {
  return SHOWN.flatMap(([key, isShown]) => {
    const chapter = themes.find((one) => one.key === key);
    if (!chapter) return [];
    return [leafOf(chapter, chapter.passages.find(isShown) ?? chapter.passages[0]!)];
  });
}

/** What pays for a whole year: the transit that comes more than once. */
function yearLeaf({ key, title, months }: ReportAnswer['document']['year']): Leaf {
  const told = months.flatMap(({ passages }) => passages);
  const turning = told.find(({ fact }) => fact.detail.includes('; '));
  return leafOf({ key, title }, turning ?? told[0]!);
}

/** What the page shows that offers the report, all of it from the sample. */
export function reportOffer({ sample: { document }, price, questions, onSale }: OfferParts): ReportOffer {
  const { themes, year, method } = document;
  return {
    price,
    onSale,
    chapters: [...themes, year, method].map(({ key, number, title, lede }) => ({ key, number, title, lede })),
    leaves: leavesOf(themes),
    year: {
      months: year.months.map(({ month, name, events }) => ({ month, name, events })),
      told: yearLeaf(year),
    },
    positions: method.positions,
    questions: [...questions],
  };
}
