import { useEffect, useRef, type ReactNode } from 'react';
import type { SpreadKey } from '../../domain/tarot/spreads.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Loader } from '../ui/loader.tsx';
import { AskedQuestion } from './asked-question.tsx';
import { FAILURE_WORDS, type DrawFailure } from './draw-failure.ts';
import { HowSealed } from './how-sealed.tsx';
import { Picking } from './picking.tsx';
import { SPREADS } from './spread-words.ts';
import { TableForm } from './table-form.tsx';
import styles from './table.module.css';
import type { TarotSession } from './tarot-session.ts';
import { useDraw, type Drawing } from './use-draw.ts';
import { useReversals } from './use-reversals.ts';

/** Where the site is away, the device can still draw; what it cannot do is promise. */
function Failed({ failure, drawing }: { failure: DrawFailure; drawing: Drawing }): ReactNode {
  return (
    <div className={styles.failed}>
      <Alert {...FAILURE_WORDS[failure]} onRetry={drawing.retry} />
      {failure === 'away' && (
        <div className={styles.onDevice}>
          <Button kind="line" onClick={drawing.shuffleOnDevice}>
            Draw without a seal
          </Button>
          <p className={styles.hint}>Your device shuffles on its own, so the draw is not verifiable.</p>
        </div>
      )}
    </div>
  );
}

/** The keyboard follows to the deck once it is spread, and so does the eye. */
function useFocusOn<T extends HTMLElement>(isThere: boolean) {
  const target = useRef<T>(null);
  useEffect(() => {
    if (!isThere) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    target.current?.focus({ preventScroll: true });
    target.current?.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' });
  }, [isThere]);
  return target;
}

interface DeckProps {
  spread: SpreadKey;
  question: string;
  drawing: Drawing;
}

/** What lies on the table after the shuffle, under the question it is asked. */
function Deck({ spread, question, drawing }: DeckProps): ReactNode {
  const { stage } = drawing;
  const isPicking = stage.kind === 'picking' || stage.kind === 'turning';
  const deck = useFocusOn<HTMLDivElement>(isPicking);
  return (
    <div ref={deck} tabIndex={-1} className={styles.deck}>
      {question !== '' && (
        <div className={styles.asked}>
          <AskedQuestion label="You asked" question={question} />
        </div>
      )}
      {isPicking && <Picking drawing={drawing} seal={stage.seal} spread={spread} />}
      {stage.kind === 'turning' && <Loader label="Turning your cards…" className={styles.turning} />}
      {stage.kind === 'failed' && <Failed failure={stage.failure} drawing={drawing} />}
    </div>
  );
}

interface TableProps {
  spread: SpreadKey;
  question: string;
  onQuestion: (question: string) => void;
  onDrawn: (session: TarotSession) => void;
}

/** The table of one spread: a question, a shuffle, a fan to pick from. */
export function Table({ spread, question, onQuestion, onDrawn }: TableProps): ReactNode {
  const [reversals, setReversals] = useReversals();
  const asked = question.trim();
  const drawing = useDraw({ spread, question: asked, reversals }, onDrawn);
  const { stage } = drawing;
  const isFormOpen = stage.kind === 'resting' || stage.kind === 'shuffling';
  return (
    <div className={styles.table} data-undisturbed={stage.kind === 'resting' ? undefined : ''}>
      <div className={styles.head}>
        <h2>{SPREADS[spread].name}</h2>
        <p>{SPREADS[spread].about}</p>
      </div>
      {isFormOpen ? (
        <>
          <TableForm
            spread={spread}
            question={question}
            onChange={onQuestion}
            reversals={reversals}
            onReversals={setReversals}
            isBusy={stage.kind === 'shuffling'}
            onShuffle={drawing.shuffle}
          />
          <HowSealed />
        </>
      ) : (
        <Deck spread={spread} question={asked} drawing={drawing} />
      )}
    </div>
  );
}
