import { useId, type ReactNode } from 'react';
import { isSignKey, SIGNS, type SignKey } from '../../domain/zodiac/signs.ts';
import { classes } from '../ui/classes.ts';
import { CoinDisc } from '../ui/coin.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './field.module.css';

interface SignFieldProps {
  sign: SignKey | null;
  onChange: (sign: SignKey) => void;
}

interface SignSelectProps extends SignFieldProps {
  id: string;
  placeholder: string;
}

function SignSelect({ id, placeholder, sign, onChange }: SignSelectProps): ReactNode {
  return (
    <>
      <select
        id={id}
        value={sign ?? ''}
        onChange={({ target }) => isSignKey(target.value) && onChange(target.value)}
        className={classes(styles.select, !sign && styles.empty)}
      >
        {!sign && <option value="">{placeholder}</option>}
        {SIGNS.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
      <span className={styles.change} aria-hidden="true">
        {sign ? 'Change' : 'Choose'}
      </span>
    </>
  );
}

/** In a popup: one line that reads "For Leo". */
export function ForSignField(props: SignFieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.box}>
      <label htmlFor={id} className={styles.lead}>
        For<VisuallyHidden> which sign</VisuallyHidden>
      </label>
      <SignSelect id={id} placeholder="which sign?" {...props} />
    </div>
  );
}

/** On a page: the label above, the sign's coin before its name. */
export function SignField(props: SignFieldProps): ReactNode {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        Sign
      </label>
      <div className={classes(styles.box, styles.high)}>
        {props.sign && <CoinDisc sign={props.sign} size="small" className={styles.lead} />}
        <SignSelect id={id} placeholder="Not chosen yet" {...props} />
      </div>
    </div>
  );
}
