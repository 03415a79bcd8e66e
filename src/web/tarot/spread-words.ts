import type { SpreadKey } from '../../domain/tarot/spreads.ts';

/** A small plan of each table: middles of its cards on a grid of card widths and heights, and which one lies across. */
export interface SpreadPlan {
  name: string;
  /** What is asked of the cards. */
  about: string;
  places: readonly (readonly [column: number, row: number])[];
  lying?: number;
}

export const SPREADS: Record<SpreadKey, SpreadPlan> = {
  one: {
    name: 'One Card',
    about: 'One card, for what would help you to notice right now.',
    places: [[0, 0]],
  },
  three: {
    name: 'Three Cards',
    about: 'What is behind you, what is with you, and what is ahead.',
    places: [
      [-1, 0],
      [0, 0],
      [1, 0],
    ],
  },
  love: {
    name: 'Love',
    about: 'You, the other, what is between you, what helps, and where it leans.',
    places: [
      [-2, 0],
      [-1, 0],
      [0, 0],
      [1, 0],
      [2, 0],
    ],
  },
  'celtic-cross': {
    name: 'Celtic Cross',
    about: 'Ten places around one question, from its heart to where it tends.',
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
    about: 'One card that leans to one side. Ask what can be answered so.',
    places: [[0, 0]],
  },
};
