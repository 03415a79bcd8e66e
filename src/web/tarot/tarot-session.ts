import type { ReadingAnswer } from '../../contract/tarot.ts';
import { drawCards } from '../../domain/tarot/draw.ts';
import type { ShownCard, ShownReading } from '../../domain/tarot/shown-reading.ts';
import type { SpreadKey } from '../../domain/tarot/spreads.ts';
import { weave } from '../../domain/tarot/weave.ts';
import { loadBank } from './queries.ts';
import { randomHex } from './random.ts';

/** A reading on the table, with what only this device knows of it. */
export interface TarotSession {
  reading: ShownReading;
  question: string;
  /** With it the question can be shared; none for readings that are not one's own. */
  ownerKey: string | null;
}

/** The shared question stands beside the reading, as one's own does. */
export function shownReading(answer: ReadingAnswer): ShownReading {
  const reading: ShownReading & { question?: unknown } = { ...answer };
  delete reading.question;
  return reading;
}

interface PickedCards {
  spread: SpreadKey;
  picks: readonly number[];
  reversals: boolean;
}

/** A reading that is drawn without the site: it has no seal, so nobody can check it afterwards. */
export async function drawOnDevice({ spread, picks, reversals }: PickedCards): Promise<ShownReading> {
  const bank = await loadBank();
  const [site, own] = [randomHex(32), randomHex(16)];
  const cards = drawCards({ site, own }, picks, reversals);
  const woven = weave({ spread, cards, seed: site + own }, bank);
  return {
    ...woven,
    id: randomHex(16),
    spread,
    cards: woven.cards as ShownCard[],
    drawnAt: new Date().toISOString(),
    reversals,
    proof: null,
  };
}
