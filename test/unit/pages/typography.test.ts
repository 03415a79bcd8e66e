import { describe, expect, it } from 'vitest';
import { contentTypographyFaults, labelTypographyFaults } from '../../../scripts/typography-check.ts';
import { typographyFaults } from '../../../src/domain/typography/typography.ts';
import { readPage } from '../../crawl/page.ts';

describe('words set as on a typewriter', () => {
  it.each([
    ["The Moon's next turns", "has a straight apostrophe: “The Moon's next turns”"],
    ['She said "no"', 'has a straight quotation mark: “She said "no"”'],
    ['A pause -- then tea', 'has two hyphens for a dash: “A pause -- then tea”'],
    ['Nov 15 - Nov 21', 'has a hyphen for a dash: “Nov 15 - Nov 21”'],
    ['pages 10-12', 'has a hyphen between figures: “pages 10-12”'],
  ])('are found: %s', (text, fault) => {
    expect(typographyFaults(text)).toEqual([fault]);
  });

  it.each([
    'The Moon’s next turns, Nov 15 – Nov 21',
    'A well-known half-moon, “twice a day”',
    'since 2026-11-15, at 2026-11-15T08:00:00Z, on https://zodiary.example/a--b',
    'the standard ISO 12312-2',
    '{from} and {other-body}',
  ])('are not seen where they are right: %s', (text) => {
    expect(typographyFaults(text)).toEqual([]);
  });

  it('are nowhere under content/', () => {
    expect(contentTypographyFaults()).toEqual([]);
  });

  it('are in no label, also of what comes with the script', () => {
    expect(labelTypographyFaults()).toEqual([]);
  });
});

describe('the words of a page', () => {
  const wordsIn = (html: string): string[] => readPage(html, 'https://zodiary.example').words;

  it('are joined as a reader sees them, and code is left out', () => {
    expect(wordsIn('<p>Nov 15<!-- --> - <time>Nov 21</time></p><p>Ask <code>a--b</code></p>')).toEqual([
      'Nov 15 - Nov 21',
      'Ask',
    ]);
  });

  it('are those one hears, too', () => {
    expect(wordsIn('<img alt="Leo&#x27;s ring"/><script>let a = "b"</script>')).toEqual(["Leo's ring"]);
  });
});
