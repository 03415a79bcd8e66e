import { describe, expect, it } from 'vitest';
import { standsAt } from '../../../scripts/quotes-verify.ts';
import { sourceText } from '../../../scripts/source-text.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('the words of a source', () => {
  it('are those of the page, without its notes, tags and invisible marks', () => {
    const page = `<html><head><title>No</title></head><body><p>One<a epub:type="noteref" href="#n">1</a>
      &amp; two.</p><p>Word\u2060joined,\u00a0spaced.</p><!-- no --></body></html>`;
    expect(sourceText('a.xhtml', bytes(page))).toBe('One & two. Wordjoined, spaced.');
  });

  it('are those of a plain text, without its frame and with proper marks', () => {
    const text = `Licence\n*** START OF THE PROJECT GUTENBERG EBOOK A ***\r\n"He said--'tis _true_," she wrote.[12]
It's {indeed} so.\n*** END OF THE PROJECT GUTENBERG EBOOK A ***\nLicence`;
    expect(sourceText('a.txt', bytes(text))).toBe('“He said—’tis true,” she wrote. It’s indeed so.');
  });

  it('are read from old encodings too', () => {
    expect(sourceText('a.txt', Uint8Array.of(0x63, 0x61, 0x66, 0xe9))).toBe('café');
  });
});

describe('a quote', () => {
  const text = 'She thought, and then spoke: “let us begin; the rest will follow.”';

  it('stands where its record says, whatever its first letter and its closing mark', () => {
    expect(standsAt(text, { text: 'Let us begin; the rest will follow!' }, text.indexOf('let'))).toBe(true);
  });

  it('does not stand elsewhere or with other words', () => {
    expect(standsAt(text, { text: 'Let us begin; the rest will follow.' }, 0)).toBe(false);
    expect(standsAt(text, { text: 'Let us begin; and the rest will follow.' }, text.indexOf('let'))).toBe(
      false,
    );
  });
});
