import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Form, useSubmit } from 'react-router';
import { ARCHIVE_PAGE } from '../../domain/pages/archive-pages.ts';
import { SIGNS, type SignKey } from '../../domain/zodiac/signs.ts';
import { Button } from '../ui/button.tsx';
import { Glyph } from '../ui/glyph.tsx';
import styles from './sign-choice.module.css';

/** Choosing turns the page at once; without script the form has a button. */
export function SignChoice({ sign, month }: { sign: SignKey; month: string }): ReactNode {
  const submit = useSubmit();
  const field = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState<string>(sign);
  useEffect(() => setChosen(sign), [sign]);
  const takeEarlyChoice = useEffectEvent(() => {
    if (field.current && field.current.value !== sign) void submit(field.current.form);
  });
  // What was chosen before the page came alive counts.
  useEffect(() => takeEarlyChoice(), []);
  return (
    <Form method="get" action={ARCHIVE_PAGE.paths[0]} className={styles.form}>
      <div className={styles.holder}>
        <select
          ref={field}
          name="sign"
          aria-label="Sign"
          autoComplete="off"
          value={chosen}
          onChange={({ currentTarget }) => {
            setChosen(currentTarget.value);
            void submit(currentTarget.form);
          }}
          className={styles.select}
        >
          {SIGNS.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
        <Glyph name="chevron-down" size={18} weight={2} className={styles.chevron} />
      </div>
      <input type="hidden" name="month" value={month} />
      <noscript>
        <Button kind="line" type="submit" className={styles.show}>
          Show
        </Button>
      </noscript>
    </Form>
  );
}
