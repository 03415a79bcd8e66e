import { describe, expect, it } from 'vitest';
import { tagWords } from '../../../src/domain/blog/tag-words.ts';

const LIST = { name: 'How to', total: 17, page: 1, pages: 3, first: 'The Moon through the signs' };

describe('what stands over the articles of a tag', () => {
  it('counts them and names the newest', () => {
    expect(tagWords(LIST)).toBe(
      '17 articles filed under “How to.” The newest is “The Moon through the signs.”',
    );
    expect(tagWords({ ...LIST, first: 'Whose today is it?' })).toMatch(/is “Whose today is it\?”$/);
  });

  it('says of a single one that it is one', () => {
    expect(tagWords({ name: 'Quotes', total: 1, page: 1, pages: 1, first: 'How we check a quote' })).toBe(
      'One article so far is filed under “Quotes”: “How we check a quote.”',
    );
  });

  it('calls nothing the newest on a later page', () => {
    expect(tagWords({ ...LIST, page: 2 })).toBe('Page 2 of 3 of our 17 articles filed under “How to.”');
  });
});
