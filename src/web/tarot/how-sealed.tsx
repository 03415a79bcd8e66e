import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Fold } from '../ui/fold.tsx';
import styles from './how-sealed.module.css';

/** Why nobody can choose the cards, for those who want to know. */
export function HowSealed(): ReactNode {
  return (
    <Fold summary="How the draw is sealed">
      <div className={styles.note}>
        <p>
          Think of an envelope on the table. Before you touch a card, our server picks a secret number and
          shows you its seal: a short code that fits that number and no other. From then on we can’t swap the
          number without you noticing.
        </p>
        <p>
          Your device adds a secret number of its own, and the two together shuffle all 78 cards. So we can’t
          choose your cards, and neither can anyone else.
        </p>
        <p>
          Once you’ve picked, we open the envelope. Under your reading, “check this draw” works everything out
          again in your own browser. <Link to="/blog/a-draw-you-can-check">See it step by step</Link>.
        </p>
      </div>
    </Fold>
  );
}
