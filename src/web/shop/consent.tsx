import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { ShopAnswer } from '../../contract/orders.ts';
import { ProblemLine } from '../birth-chart/field-box.tsx';
import styles from './order-form.module.css';

const ID = 'order-consent';

export interface ConsentState {
  isGiven: boolean;
  isMissed: boolean;
  give: (isGiven: boolean) => void;
  /** Whether it is given; who has forgotten it is led there. */
  check: () => boolean;
}

export function useConsent(): ConsentState {
  const [isGiven, setGiven] = useState(false);
  const [isMissed, setMissed] = useState(false);
  return {
    isGiven,
    isMissed: isMissed && !isGiven,
    give: setGiven,
    check() {
      setMissed(!isGiven);
      if (!isGiven) document.getElementById(ID)?.focus();
      return isGiven;
    },
  };
}

/** Leads whoever has read their preview on to the order. */
export function focusConsent(): void {
  document.getElementById(ID)?.focus();
}

interface ConsentProps {
  shop: ShopAnswer;
  consent: ConsentState;
}

/** What a buyer agrees to, in the words whose version is kept with the order. */
export function Consent({ shop, consent }: ConsentProps): ReactNode {
  return (
    <div>
      <label className={styles.consent}>
        <input
          id={ID}
          type="checkbox"
          checked={consent.isGiven}
          aria-invalid={consent.isMissed}
          aria-describedby={consent.isMissed ? `${ID}-problem` : undefined}
          onChange={({ target }) => consent.give(target.checked)}
        />
        <span>{shop.consentText}</span>
      </label>
      {consent.isMissed && (
        <div className={styles.beside}>
          <ProblemLine id={ID}>Please tick this: without it, we’d have to wait 14 days.</ProblemLine>
        </div>
      )}
      <p className={styles.terms}>
        The <Link to="/terms-of-service">terms</Link> and the <Link to="/privacy-policy">privacy policy</Link>{' '}
        say the rest.
      </p>
    </div>
  );
}
