import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { metaDescription } from '../../../src/domain/pages/meta-description.ts';

const words = (length: number, word: string) => Array.from({ length }, () => word).join(' ');

describe('a meta description', () => {
  it.each([
    ['“Leo” „rises“ «today»', '"Leo" "rises" "today"'],
    ['It’s ‘fine’, ‚really‘', "It's 'fine', 'really'"],
    ['  one\n\ttwo   three \n', 'one two three'],
    ['non\u00a0breaking\u2003space', 'non breaking space'],
    ['', ''],
  ])('of %j is %j', (text, expected) => {
    expect(metaDescription(text)).toBe(expected);
  });

  it('of 155 characters is left whole, of 156 is cut to 155 with an ellipsis', () => {
    expect(metaDescription('x'.repeat(155))).toBe('x'.repeat(155));
    expect(metaDescription('x'.repeat(156))).toBe(`${'x'.repeat(154)}…`);
  });

  it('is measured after quotes and spaces are tidied', () => {
    const text = `  “${'x'.repeat(100)}”    ${'y'.repeat(52)}  `;
    expect(metaDescription(text)).toBe(`"${'x'.repeat(100)}" ${'y'.repeat(52)}`);
  });

  it('is cut at a word when one ends within the last 20 characters', () => {
    const text = `${'x'.repeat(134)} ${'y'.repeat(60)}`;
    expect(metaDescription(text)).toBe(`${'x'.repeat(134)}…`);
    expect(metaDescription(words(40, 'moons'))).toBe(`${words(25, 'moons')}…`);
  });

  it('is cut within a word when none ends there', () => {
    const text = `${'x'.repeat(133)} ${'y'.repeat(60)}`;
    expect(metaDescription(text)).toBe(`${'x'.repeat(133)} ${'y'.repeat(20)}…`);
  });

  it('keeps a whole word that ends exactly at the cut', () => {
    const text = `${'x'.repeat(140)} ${'y'.repeat(13)} ${'z'.repeat(30)}`;
    expect(metaDescription(text)).toBe(`${'x'.repeat(140)} ${'y'.repeat(13)}…`);
  });

  it('holds its rules for any text', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'bc', ' ', '  ', '\n', '“', '’', 'word', '.'),
      maxLength: 200,
    });
    fc.assert(
      fc.property(text, (given) => {
        const made = metaDescription(given);
        const clean = given.replace(/“/g, '"').replace(/’/g, "'").replace(/\s+/g, ' ').trim();
        expect(made.length).toBeLessThanOrEqual(155);
        if (clean.length <= 155) {
          expect(made).toBe(clean);
          return;
        }
        const kept = made.slice(0, -1);
        expect(made.endsWith('…')).toBe(true);
        expect(clean.startsWith(kept)).toBe(true);
        expect(kept).toBe(kept.trim());
        expect(kept.length).toBeGreaterThanOrEqual(133);
        const endsAWord = clean[kept.length] === ' ';
        expect(endsAWord || !clean.slice(134, 155).includes(' ')).toBe(true);
      }),
    );
  });
});
