import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { useMatchChoice } from './match-choice.tsx';
import styles from './match-form.module.css';
import { SignSelect } from './sign-select.tsx';

/** Kept with the page that a choice has turned, so that the keyboard finds its field again. */
const CHOSEN_HERE = 'your-sign';

interface YourSignProps {
  sign: SignKey | null;
  addressOfSign: (sign: SignKey) => string;
}

/** Another sign of one's own is another address. */
function YourSign({ sign, addressOfSign }: YourSignProps): ReactNode {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const choose = (chosen: SignKey | null): void => {
    if (chosen)
      void navigate(addressOfSign(chosen), { state: CHOSEN_HERE, preventScrollReset: sign !== null });
  };
  return (
    <SignSelect
      label="Your Sign"
      name="sign1"
      placeholder={sign ? undefined : 'Select your sign first'}
      value={sign}
      onChoose={choose}
      hasFocus={state === CHOSEN_HERE}
      withCoin
    />
  );
}

function PartnersSign(): ReactNode {
  const { partner, choose } = useMatchChoice();
  return (
    <SignSelect
      label="Partner’s Sign"
      name="sign2"
      placeholder="Select partner’s sign"
      value={partner}
      onChoose={choose}
    />
  );
}

interface MatchFormProps {
  sign: SignKey | null;
  ready: boolean;
  loading: boolean;
  /** The alert below then has the one primary button of the page. */
  failed?: boolean;
  onCheck: () => void;
  addressOfSign: (sign: SignKey) => string;
  note: string;
}

/** Two signs and the button. Without script it is a form that leads to the pair's own page. */
export function MatchForm({
  sign,
  ready,
  loading,
  failed,
  onCheck,
  addressOfSign,
  note,
}: MatchFormProps): ReactNode {
  return (
    <form
      method="get"
      action="/compatibility"
      aria-label="Love Compatibility"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onCheck();
      }}
    >
      <YourSign sign={sign} addressOfSign={addressOfSign} />
      <PartnersSign />
      <Button
        type="submit"
        kind={failed ? 'line' : 'primary'}
        disabled={!ready || loading}
        className={classes(styles.check, styles.scripted)}
      >
        {loading ? 'Reading the Stars...' : 'Check Compatibility'}
      </Button>
      <noscript>
        <Button type="submit" className={styles.check}>
          Check Compatibility
        </Button>
      </noscript>
      <p className={styles.note}>{note}</p>
    </form>
  );
}
