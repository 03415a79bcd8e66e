import {
  readCompatibilityFiles,
  readForecastFiles,
  readReadingFiles,
  readTarotFiles,
} from '../../../scripts/compile-content.ts';
import { compatibilityBankFrom } from '../../../src/content/compatibility.ts';
import { deckFrom } from '../../../src/content/tarot.ts';
import { PAIRS, pairKey } from '../../../src/domain/compatibility/pairs.ts';
import { pairScore } from '../../../src/domain/compatibility/score.ts';
import { figureFrom } from '../../../src/domain/blog/figure.ts';
import { figureSvg, measuring, type DrawnFigure } from '../../../src/art/drawing/figures/measure.ts';
import { openingSentences } from '../../../src/art/share-pictures/opening.ts';
import { PAGE_KEYS, pageSubject } from '../../../src/art/share-pictures/page-texts.ts';
import type {
  CardSubject,
  PageSubject,
  PairSubject,
  PostSubject,
  ReadingSubject,
} from '../../../src/art/share-pictures/subject.ts';
import { skyAt } from '../../../src/domain/sky/positions.ts';
import { SIGN_KEYS } from '../../../src/domain/zodiac/signs.ts';
import { loadBlog } from '../../../src/content/blog.ts';

const bodies = skyAt(Date.UTC(2026, 10, 15, 12)).bodies.map(({ body, longitudeDeg }) => ({
  body,
  longitudeDeg,
}));

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

/** Slots filled with the longest words that may stand there. */
const filled = (text: string): string =>
  text
    .replaceAll(/\{touches\}/g, 'is approaching an agreement with')
    .replaceAll(/\{\w+\}/g, 'Sagittarius')
    .replaceAll(/\s+/g, ' ');

const openings = [readReadingFiles(), readForecastFiles('weekly'), readForecastFiles('monthly')]
  .flatMap(textsIn)
  .filter((text) => text.split(' ').length > 12)
  .map((text) => openingSentences(filled(text)))
  .toSorted((a, b) => b.join(' ').length - a.join(' ').length);

/** Every sign with the longest words there are and with the shortest, under the longest date. */
export const READINGS: ReadingSubject[] = SIGN_KEYS.flatMap((sign, at) =>
  [openings[at]!, openings.at(-1 - at)!].map((sentences, i) => ({
    kind: 'reading' as const,
    sign,
    when: 'Wednesday, September 30, 2026',
    headline: i === 0 ? 'What the neighbors never really knew' : 'Bread',
    sentences,
    bodies,
  })),
);

const bank = compatibilityBankFrom(readCompatibilityFiles());
export const ALL_PAIRS: PairSubject[] = PAIRS.map(([one, other]) => {
  const { overall, love, friendship } = pairScore(one, other);
  const sentences = openingSentences(bank.pairs.get(pairKey(one, other))!.description);
  return { kind: 'pair', one, other, overall, love, friendship, sentences };
});

export const ALL_CARDS: CardSubject[] = [...deckFrom(readTarotFiles()).values()].map(
  ({ slug, name, keywords, upright }) => ({
    kind: 'card',
    slug,
    name,
    keywords: [...keywords],
    sentences: openingSentences(upright.general),
  }),
);

/** One drawing stands in for all: what is measured here are the words beside it. */
function anyDrawing(): string {
  const steps = measuring(figureFrom('aspects') as DrawnFigure, 2026);
  for (;;) {
    const step = steps.next();
    if (step.done) return figureSvg(step.value, 'small');
  }
}

const drawing = anyDrawing();
export const ALL_POSTS: PostSubject[] = loadBlog('content/blog').map(
  ({ title, excerpt, author, figure }) => ({
    kind: 'post',
    title,
    excerpt,
    author,
    figure: figure.kind === 'cards' ? { cards: figure.cards } : { drawing },
  }),
);

export const ALL_PAGES: PageSubject[] = PAGE_KEYS.map((key) => pageSubject(key)!);

export const BY = { siteName: 'Zodiary', host: 'zodiary.example' };
