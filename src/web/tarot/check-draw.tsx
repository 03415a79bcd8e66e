import { useState, type ReactNode } from 'react';
import { inGroups } from '../../domain/tarot/draw-words.ts';
import type { DrawnCard } from '../../domain/tarot/draw.ts';
import { checkedDraw, type Proof } from '../../domain/tarot/proof.ts';
import type { ShownReading } from '../../domain/tarot/shown-reading.ts';
import { slugName } from '../../domain/tarot/slug-name.ts';
import { Glyph } from '../ui/glyph.tsx';
import styles from './check-draw.module.css';

/** "Two of Cups, reversed" */
const cardWords = ({ slug, reversed }: DrawnCard): string =>
  reversed ? `${slugName(slug)}, reversed` : slugName(slug);

interface StepProps {
  title: string;
  isRight: boolean;
  /** What the tick says. */
  finding: string;
  children: ReactNode;
}

function Step({ title, isRight, finding, children }: StepProps): ReactNode {
  return (
    <li>
      <p className={styles.title}>{title}</p>
      {children}
      <p className={isRight ? styles.right : styles.wrong}>
        <Glyph
          name={isRight ? 'check' : 'close'}
          size={18}
          weight={2}
          title={isRight ? 'Correct' : 'Wrong'}
        />
        {finding}
      </p>
    </li>
  );
}

const Figure = ({ name, hex }: { name: string; hex: string }): ReactNode => (
  <p className={styles.figure}>
    {name} <code>{inGroups(hex)}</code>
  </p>
);

interface CheckDrawProps {
  reading: ShownReading;
  proof: Proof;
}

/** Worked out again here and now, by the reader's own browser. */
function Steps({ reading, proof }: CheckDrawProps): ReactNode {
  const { seal, isSealRight, cards, areCardsRight } = checkedDraw(proof, reading);
  return (
    <ol className={styles.steps}>
      <Step
        title="The site’s seed matches the seal"
        isRight={isSealRight}
        finding={isSealRight ? 'Its SHA-256 is the seal shown before the pick.' : `Its SHA-256 is ${seal}.`}
      >
        <Figure name="Seal" hex={proof.seal} />
        <Figure name="Site’s seed" hex={proof.siteSeed} />
      </Step>
      <Step
        title="The device added a seed of its own"
        isRight={/^[0-9a-f]{32}$/.test(proof.ownSeed)}
        finding="Together, the two seeds set the order of all 78 cards."
      >
        <Figure name="Device’s seed" hex={proof.ownSeed} />
      </Step>
      <Step
        title="The picks lead to these cards"
        isRight={areCardsRight}
        finding={
          areCardsRight ? 'They are the cards of this reading.' : 'They are not the cards of this reading.'
        }
      >
        <ul className={styles.picks}>
          {proof.picks.map((pick, index) => (
            <li key={pick}>
              Card {pick + 1} of 78: {cardWords(cards[index]!)}
            </li>
          ))}
        </ul>
      </Step>
    </ol>
  );
}

/** A plain explanation that opens in place; the figures are worked out when it does. */
export function CheckDraw({ reading, proof }: CheckDrawProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.check} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>check this draw</summary>
      <div className={styles.note}>
        <p>
          Before any card was picked, the site chose a secret seed and showed its seal. The device then added
          a seed of its own, and the order of the deck follows from both: neither side alone could choose a
          card. Your browser has just worked it out again:
        </p>
        {isOpen && <Steps reading={reading} proof={proof} />}
        <p className={styles.how}>
          To repeat it elsewhere: HMAC-SHA-256, keyed with the site’s seed, of the device’s seed and a
          four-byte counter gives a stream of 32-bit numbers. A Fisher–Yates shuffle runs from the last of the
          78 cards to the second, each time taking the next number modulo the cards left (numbers that would
          favor one are skipped). Then one bit per card, lowest first, says which are reversed.
        </p>
      </div>
    </details>
  );
}
