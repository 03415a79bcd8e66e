import { describe, expect, it } from 'vitest';
import { blocksOf, segmentsOf } from '../../../src/domain/horoscope/reading.ts';

const segmentsIn = (description: string) => blocksOf(description).map(segmentsOf);

describe('a description', () => {
  it('has a block per paragraph, with its sub-heading', () => {
    expect(segmentsIn('**The tent**\nOff duty.\n\nA last line.')).toEqual([
      [{ heading: 'The tent', text: 'Off duty.' }],
      [{ text: 'A last line.' }],
    ]);
  });

  it('has sub-headings inside a block too', () => {
    expect(segmentsIn('Off duty. **The tent** Once more. **The end**\nGood night.')).toEqual([
      [
        { text: 'Off duty.' },
        { heading: 'The tent', text: 'Once more.' },
        { heading: 'The end', text: 'Good night.' },
      ],
    ]);
    expect(segmentsIn('**One** first **Two** second')).toEqual([
      [
        { heading: 'One', text: 'first' },
        { heading: 'Two', text: 'second' },
      ],
    ]);
  });

  it('may have a heading that stands alone, and two in a row', () => {
    expect(segmentsIn('**Alone**\n\nOff duty.')).toEqual([
      [{ heading: 'Alone', text: '' }],
      [{ text: 'Off duty.' }],
    ]);
    expect(segmentsIn('**One**\n**Two**')).toEqual([
      [
        { heading: 'One', text: '' },
        { heading: 'Two', text: '' },
      ],
    ]);
  });
});
