import { describe, expect, it } from 'vitest';
import {
  baseForDraft,
  changeBetween,
  fieldsWith,
  textOver,
} from '../../../src/domain/content-edits/draft.ts';
import { mergeEdit } from '../../../src/domain/content-edits/merge.ts';

const FILE = { title: 'Hours', text: 'Old words', tags: ['moon'] };

describe('the text of a draft', () => {
  it('has what differs from the base alone', () => {
    expect(textOver(FILE, { ...FILE, text: 'New words' })).toEqual({ text: 'New words' });
    expect(textOver(FILE, FILE)).toEqual({});
  });

  it('knows a field that was emptied, and the whole unit leaves it out', () => {
    const text = textOver(FILE, { title: 'Hours', text: 'Old words' });
    expect(text).toEqual({ tags: null });
    expect(fieldsWith(FILE, text)).toEqual({ title: 'Hours', text: 'Old words' });
  });

  it('of an own unit is all of it', () => {
    expect(textOver(null, { title: 'Mine', text: null })).toEqual({ title: 'Mine' });
  });
});

describe('the base of a draft', () => {
  it('is the file, also where an edit is live', () => {
    expect(baseForDraft(FILE, null)).toEqual(FILE);
    expect(baseForDraft(FILE, { base: FILE, text: { text: 'New words' } })).toEqual(FILE);
    expect(baseForDraft(null, null)).toBeNull();
  });

  it('keeps a collision open that nobody has answered', () => {
    const live = { base: { ...FILE, text: 'Words before' }, text: { text: 'My words' } };
    const base = baseForDraft(FILE, live)!;
    const text = textOver(base, { ...FILE, text: 'My words', title: 'Another title' });
    expect(mergeEdit({ base, text }, FILE).collisions).toEqual([
      { field: 'text', base: 'Words before', file: 'Old words', own: 'My words' },
    ]);
  });
});

it('a change is told by what is another, in both directions', () => {
  expect(changeBetween(FILE, { ...FILE, text: 'New words' })).toEqual({
    before: { text: 'Old words' },
    after: { text: 'New words' },
  });
  expect(changeBetween(null, FILE)).toEqual({ before: null, after: FILE });
});
