import { describe, expect, it } from 'vitest';
import { setBook } from '../../src/server/report/pdf/set-book.ts';
import { timedOrder } from '../unit/report/pdf/orders.ts';
import { readPdf } from '../unit/report/pdf/pdf-reader.ts';

const TIMEOUT_MS = 240_000;

describe('a book with half as many paragraphs again', () => {
  it.each(['letter', 'a4'] as const)('is still a book of 28 pages at most, on %s', async (page) => {
    const { document, ...order } = timedOrder({ page });
    const themes = document.themes.map((chapter) => ({
      ...chapter,
      passages: [...chapter.passages, ...chapter.passages.slice(0, Math.ceil(chapter.passages.length / 2))],
    }));
    const pdf = readPdf(await setBook({ ...order, document: { ...document, themes } }, TIMEOUT_MS));
    expect(pdf.sizes.length).toBeGreaterThanOrEqual(18);
    expect(pdf.sizes.length).toBeLessThanOrEqual(28);
  });
});
