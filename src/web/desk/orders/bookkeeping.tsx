import { useState, type ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { dateAt } from '../times.ts';
import { Section } from '../ui/section.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './bookkeeping.module.css';

/** The sums of some days as a file for a spreadsheet. */
export function Bookkeeping(): ReactNode {
  const today = dateAt(Date.now());
  const [from, setFrom] = useState(`${today.slice(0, 7)}-01`);
  const [to, setTo] = useState(today);
  const isSpan = from !== '' && to !== '' && from <= to;
  return (
    <Section title="For the Bookkeeper">
      <p className={styles.text}>
        Every sum that came in or went back on these days, by the site’s clock. No names, no addresses.
      </p>
      <div className={styles.fields}>
        <TextField
          label="From"
          type="date"
          name="from"
          value={from}
          max={to}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          label="To"
          type="date"
          name="to"
          value={to}
          min={from}
          wrong={isSpan ? null : 'The last day can’t be before the first.'}
          onChange={({ target }) => setTo(target.value)}
        />
      </div>
      {isSpan && (
        <ButtonLink
          kind="line"
          glyph="download"
          reloadDocument
          to={`/api/admin/orders/export.csv?${new URLSearchParams({ from, to })}`}
        >
          Download as CSV
        </ButtonLink>
      )}
    </Section>
  );
}
