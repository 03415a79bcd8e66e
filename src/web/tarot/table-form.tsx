import { useId, type ReactNode } from 'react';
import { readsReversals, type SpreadKey } from '../../domain/tarot/spreads.ts';
import { Button } from '../ui/button.tsx';
import { Switch } from '../ui/switch.tsx';
import { SPREADS } from './spread-words.ts';
import styles from './table.module.css';

/** As long as the site takes it, should it be shared. */
const QUESTION_LENGTH = 200;

interface QuestionProps {
  question: string;
  onChange: (question: string) => void;
}

function Question({ question, onChange }: QuestionProps): ReactNode {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        Your question, if you have one
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={QUESTION_LENGTH}
        value={question}
        aria-describedby={`${id}-note`}
        className={styles.question}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-note`} className={styles.hint}>
        It stays on this device.
      </p>
    </div>
  );
}

interface ReversalsProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Reversals({ isOn, onChange }: ReversalsProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.switch}>
      <div>
        <label id={`${id}-name`} htmlFor={id} className={styles.name}>
          Reversed cards
        </label>
        <p id={`${id}-note`} className={styles.hint}>
          {isOn ? 'Cards can come up upside down.' : 'Every card is read upright.'}
        </p>
      </div>
      <Switch id={id} labelledBy={`${id}-name`} describedBy={`${id}-note`} isOn={isOn} onChange={onChange} />
    </div>
  );
}

interface TableFormProps extends QuestionProps {
  spread: SpreadKey;
  reversals: boolean;
  onReversals: (isOn: boolean) => void;
  isBusy: boolean;
  onShuffle: () => void;
}

/** What there is to say before the shuffle. */
export function TableForm(props: TableFormProps): ReactNode {
  const { spread, question, onChange, reversals, onReversals, isBusy, onShuffle } = props;
  return (
    <form
      aria-label={SPREADS[spread].name}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onShuffle();
      }}
    >
      <Question question={question} onChange={onChange} />
      {readsReversals(spread) ? (
        <Reversals isOn={reversals} onChange={onReversals} />
      ) : (
        <p className={styles.upright}>This spread is always read upright.</p>
      )}
      <Button type="submit" disabled={isBusy} className={styles.shuffle}>
        {isBusy ? 'Shuffling…' : 'Shuffle'}
      </Button>
    </form>
  );
}
