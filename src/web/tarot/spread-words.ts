import type { SpreadKey } from '../../domain/tarot/spreads.ts';

/** A small plan of each spread: middles of its cards on a grid of card widths and heights, and which one lies across. */
export interface SpreadPlan {
  name: string;
  /** What is asked of the cards. */
  about: string;
  places: readonly (readonly [column: number, row: number])[];
  /** What its places are called, as in the readings; ten would not fit under ten small cards. */
  names?: readonly string[];
  lying?: number;
}

export const SPREADS: Record<SpreadKey, SpreadPlan> = {
  one: {
    name: 'One Card',
    about: 'One card for what’s worth noticing right now.',
    places: [[0, 0]],
  },
  three: {
    name: 'Three Cards',
    about: 'What’s behind you, what’s here now, and what’s ahead.',
    places: [
      [-1, 0],
      [0, 0],
      [1, 0],
    ],
    names: ['Behind you', 'With you', 'Ahead'],
  },
  love: {
    name: 'Love',
    about: 'You, the other person, what’s between you, what helps, and where it’s heading.',
    places: [
      [-2, 0],
      [-1, 0],
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    names: ['You', 'The other', 'Between you', 'What helps', 'Where it leans'],
  },
  'celtic-cross': {
    name: 'Celtic Cross',
    about: 'Ten cards around one question, from its heart to where it’s heading.',
    places: [
      [-0.8, 0],
      [-0.8, 0],
      [-0.8, -1.05],
      [-0.8, 1.05],
      [-2, 0],
      [0.4, 0],
      [1.9, 1.6],
      [1.9, 0.53],
      [1.9, -0.53],
      [1.9, -1.6],
    ],
    lying: 1,
  },
  'yes-no': {
    name: 'Yes or No',
    about: 'One card that leans one way. Ask a yes-or-no question.',
    places: [[0, 0]],
  },
};
