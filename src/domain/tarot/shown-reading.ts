import type { CardSlug } from './card-names.ts';
import type { Lean } from './bank.ts';
import type { Proof } from './proof.ts';
import type { SpreadKey } from './spreads.ts';
import type { Tally } from './synthesis.ts';
import type { WovenCard } from './weave.ts';

export interface ShownCard extends WovenCard {
  slug: CardSlug;
}

export interface ShownPart {
  ground: string;
  /** Of older readings only: a count, which the tally tells as well. */
  basis?: string | undefined;
  text: string;
}

/** A reading as a page shows it, drawn by the site or by the device alone. */
export interface ShownReading {
  /** The site's own for readings that have a page; else one that the device has made. */
  id: string;
  spread: SpreadKey;
  spreadName: string;
  drawnAt: string;
  reversals: boolean;
  cards: readonly ShownCard[];
  tally: Tally;
  synthesis: readonly ShownPart[];
  answer?: { lean: Lean; why: string; closing: string } | undefined;
  /** None where the draw was made without the site: such a draw cannot be verified. */
  proof: Proof | null;
}
