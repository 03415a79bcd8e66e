import { describe, expect, it } from 'vitest';
import { standsAt } from '../../../scripts/quotes-verify.ts';
import { sourceText } from '../../../scripts/source-text.ts';
import { comparable } from '../../../scripts/verses-verify.ts';

const read = (file: string, text: string): string =>
  comparable(sourceText(file, new TextEncoder().encode(text)));

describe('the text a verse is compared with', () => {
  it('has no numbers of verses or notes', () => {
    const page = '<body><p>6:24 The LORD bless thee:</p><p>6:25 The LORD make his face shine.</p></body>';
    expect(read('a.htm', page)).toBe('the lord bless thee: the lord make his face shine.');
    expect(read('a.txt', '[58:7] Is it not to deal thy bread? [58:8] Then shall')).toBe(
      'is it not to deal thy bread? then shall',
    );
    expect(read('a.txt', 'no compulsion in Religion.102 Now is the right way')).toBe(
      'no compulsion in religion. now is the right way',
    );
  });

  it('is read from Markdown without pages, notes, links and marks of emphasis', () => {
    const page = `[Index](index)\n\n<span id="page_24">p. 24</span>\n\n### IV\n
15\\. He used to say, *If* I am not\\[3\\] for myself\n\n{p. 25}\n\nwho is for me?`;
    expect(read('a.md', page)).toBe('index iv 15. he used to say, if i am not for myself who is for me?');
  });

  it('takes every dash and every capital for the same, but no other word', () => {
    const text = read('a.txt', 'BY the noon-day BRIGHTNESS, and lo! mercy-how great.');
    expect(standsAt(text, { text: comparable('By the noon-day brightness') }, 0)).toBe(true);
    expect(standsAt(text, { text: comparable('Mercy— how great') }, text.indexOf('mercy'))).toBe(true);
    expect(standsAt(text, { text: comparable('By the noonday brightness') }, 0)).toBe(false);
  });
});
