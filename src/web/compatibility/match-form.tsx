import { useEffect, useId, useRef, type ReactNode } from 'react';
import { isSignKey, SIGNS, signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { CoinDisc } from '../ui/coin.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { useMatchChoice } from './match-choice.tsx';
import styles from './match-form.module.css';

function YourSign({ sign, change }: { sign: SignKey | null; change: ReactNode }): ReactNode {
  const label = useId();
  return (
    <div className={styles.field}>
      <p id={label} className={styles.label}>
        Your Sign
      </p>
      <div role="group" aria-labelledby={label} className={classes(styles.box, !sign && styles.nobody)}>
        {sign ? (
          <>
            <CoinDisc sign={sign} size="small" />
            <b>{signOf(sign).name}</b>
            {change}
            <input type="hidden" name="sign1" value={sign} />
          </>
        ) : (
          <span>Select your sign first</span>
        )}
      </div>
    </div>
  );
}

function PartnersSign(): ReactNode {
  const { partner, choose } = useMatchChoice();
  const id = useId();
  const field = useRef<HTMLSelectElement>(null);
  // What was chosen before the page came alive counts.
  useEffect(() => {
    const early = field.current?.value;
    if (isSignKey(early)) choose(early);
  }, [choose]);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        Partner&apos;s Sign
      </label>
      <div className={styles.holder}>
        <select
          ref={field}
          id={id}
          name="sign2"
          required
          value={partner ?? ''}
          onChange={({ target }) => choose(isSignKey(target.value) ? target.value : null)}
          className={classes(styles.select, !partner && styles.empty)}
        >
          <option value="">Select partner&apos;s sign</option>
          {SIGNS.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
        <Glyph name="chevron-down" size={20} className={styles.chevron} />
      </div>
    </div>
  );
}

interface MatchFormProps {
  sign: SignKey | null;
  ready: boolean;
  loading: boolean;
  /** The alert below then has the one primary button of the page. */
  failed?: boolean;
  onCheck: () => void;
  /** The way to another sign of one's own. */
  change?: ReactNode;
  note: string;
}

/** Two signs and the button. Without script it is a form that leads to the pair's own page. */
export function MatchForm({
  sign,
  ready,
  loading,
  failed,
  onCheck,
  change,
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
      <YourSign sign={sign} change={change} />
      <PartnersSign />
      <Button
        type="submit"
        kind={failed ? 'line' : 'primary'}
        disabled={!ready || loading}
        className={classes(styles.check, styles.scripted)}
      >
        {loading ? 'Reading the Stars...' : 'Check Compatibility'}
      </Button>
      {sign && (
        <noscript>
          <Button type="submit" className={styles.check}>
            Check Compatibility
          </Button>
        </noscript>
      )}
      <p className={styles.note}>{note}</p>
    </form>
  );
}
