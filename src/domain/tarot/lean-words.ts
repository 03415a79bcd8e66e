import type { Lean } from './bank.ts';

/** What a card of yes and no comes to. */
export const LEAN_WORDS: Record<Lean, string> = {
  yes: 'It Leans Yes',
  no: 'It Leans No',
  maybe: 'It Could Go Either Way',
};
