import type { TarotSession } from './tarot-session.ts';
import type { Again } from './reading-actions.tsx';

/** What every way to show a drawn reading is given. */
export interface ReadingViewProps {
  session: TarotSession;
  /** Whether its cards are turned over now, before the visitor's eyes. */
  isFresh: boolean;
  again: Again;
}
