import { describe, expect, it } from 'vitest';
import {
  firstChoice,
  mixedFields,
  versionRows,
  type Side,
} from '../../../src/domain/content-edits/two-versions.ts';

const FIRST = 'Every month the Moon is full for one minute.';
const MINE = {
  title: 'The Moon that doesn’t know it’s full',
  tags: ['moon'],
  markdown: `${FIRST}\n\nThe Sun and the Moon stand 180 degrees apart.\n\nYour eye can’t tell 98% from 100%.`,
};
const OTHER = {
  title: 'The Moon that doesn’t know it’s full',
  tags: ['moon', 'how-to'],
  markdown: `${FIRST}\n\nThe Sun and the Moon stand exactly across from each other.\n\nYour eye can’t tell 97% from 100%.\n\nSet an alarm.\n`,
};

describe('two versions of a text', () => {
  it('stand side by side, paragraph by paragraph, short fields only where they differ', () => {
    expect(versionRows(MINE, OTHER).map(({ field, mine, other }) => [field, mine, other])).toEqual([
      ['tags', 'moon', 'moon, how-to'],
      ['markdown', FIRST, FIRST],
      [
        'markdown',
        'The Sun and the Moon stand 180 degrees apart.',
        'The Sun and the Moon stand exactly across from each other.',
      ],
      ['markdown', 'Your eye can’t tell 98% from 100%.', 'Your eye can’t tell 97% from 100%.'],
      ['markdown', null, 'Set an alarm.'],
    ]);
  });

  it('pair a paragraph with the one it was, also where one was put before it', () => {
    const rows = versionRows(
      { text: 'The Moon is full on Tuesday.\n\nGo to bed.' },
      { text: 'A wholly new beginning was written here.\n\nThe Moon is full on Wednesday.\n\nGo to bed.' },
    );
    expect(rows.map(({ mine, other }) => [mine, other])).toEqual([
      [null, 'A wholly new beginning was written here.'],
      ['The Moon is full on Tuesday.', 'The Moon is full on Wednesday.'],
      ['Go to bed.', 'Go to bed.'],
    ]);
  });

  const mix = (choice: (field: string, at: number) => Side) => {
    const rows = versionRows(MINE, OTHER);
    return mixedFields(MINE, OTHER, rows, (row) => choice(row.field, rows.indexOf(row)));
  };

  it('are themselves again when all is taken from one of them', () => {
    expect(mix(() => 'mine')).toEqual(MINE);
    expect(mix(() => 'other')).toEqual(OTHER);
  });

  it('make one text of the paragraphs that were chosen', () => {
    const mixed = mix((field, at) => (field === 'tags' || at === 2 ? 'mine' : 'other'));
    expect(mixed.tags).toEqual(['moon']);
    expect(mixed.markdown).toBe(
      `${FIRST}\n\nThe Sun and the Moon stand 180 degrees apart.\n\nYour eye can’t tell 97% from 100%.\n\nSet an alarm.`,
    );
  });

  it('lose nothing where nobody chose: a paragraph that only one has is in the mix', () => {
    const rows = versionRows(MINE, OTHER);
    const { markdown } = mixedFields(MINE, OTHER, rows, firstChoice);
    expect(markdown).toBe(`${MINE.markdown}\n\nSet an alarm.`);
  });
});
