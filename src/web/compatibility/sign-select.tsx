import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { isSignKey, SIGNS, type SignKey } from '../../domain/zodiac/signs.ts';
import { classes } from '../ui/classes.ts';
import { CoinDisc } from '../ui/coin.tsx';
import { Glyph } from '../ui/glyph.tsx';
import styles from './sign-select.module.css';

interface SignSelectProps {
  label: string;
  name: string;
  /** What stands in the field while nothing is chosen; without it a choice cannot be taken back. */
  placeholder?: string | undefined;
  value: SignKey | null;
  onChoose: (sign: SignKey | null) => void;
  /** The keyboard stays in a field whose choice has turned the page. */
  hasFocus?: boolean;
  withCoin?: boolean;
}

/** One of the twelve signs. */
export function SignSelect(props: SignSelectProps): ReactNode {
  const { label, name, placeholder, value, onChoose, hasFocus, withCoin } = props;
  const id = useId();
  const field = useRef<HTMLSelectElement>(null);
  const wake = useEffectEvent((select: HTMLSelectElement) => {
    // What was chosen before the page came alive counts.
    if (isSignKey(select.value) && select.value !== value) onChoose(select.value);
    if (hasFocus) select.focus({ preventScroll: true });
  });
  useEffect(() => wake(field.current!), []);
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.holder}>
        {withCoin && value && (
          <span className={styles.coin}>
            <CoinDisc sign={value} size="small" />
          </span>
        )}
        <select
          ref={field}
          id={id}
          name={name}
          required={placeholder !== undefined}
          // A browser that restores an earlier choice would lead away from the address that was opened.
          autoComplete="off"
          value={value ?? ''}
          onChange={({ target }) => onChoose(isSignKey(target.value) ? target.value : null)}
          className={classes(styles.select, !value && styles.empty, withCoin && value && styles.besideCoin)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {SIGNS.map(({ key, name: signName }) => (
            <option key={key} value={key}>
              {signName}
            </option>
          ))}
        </select>
        <Glyph name="chevron-down" size={20} className={styles.chevron} />
      </div>
    </div>
  );
}
