import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DeskKind, Replacement } from '../../../contract/desk-content.ts';
import { WordsOf } from '../drafts/words-of.tsx';
import { CheckBox } from './check-box.tsx';
import { labelOf } from './field-values.ts';
import styles from './replace-row.module.css';
import { unitPath } from './use-units.ts';

interface ReplaceRowProps {
  /** Of one text, which is changed whole or not at all. */
  places: readonly Replacement[];
  kinds: readonly DeskKind[];
  isChosen: boolean;
  /** Absent where it can't be changed. */
  onChoose: ((isOn: boolean) => void) | undefined;
}

function Place({ place, kind }: { place: Replacement; kind: DeskKind | undefined }): ReactNode {
  return (
    <div className={styles.place}>
      <span className={styles.field}>{labelOf(kind?.fields ?? [], place.field)}</span>
      <p className={styles.words}>
        <WordsOf before={place.before} after={place.after} show="both" />
      </p>
    </div>
  );
}

/** A text to tick, and each of its places with what goes and what comes. */
export function ReplaceRow({ places, kinds, isChosen, onChoose }: ReplaceRowProps): ReactNode {
  const { kind: name, unit, title, problem } = places[0]!;
  const kind = kinds.find((one) => one.kind === name);
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <CheckBox
          checked={isChosen}
          disabled={onChoose === undefined}
          onChange={({ target }) => onChoose?.(target.checked)}
        >
          {title}
        </CheckBox>
        <Link to={unitPath(name, unit)} className={styles.open} aria-label={`Open “${title}”`}>
          Open
        </Link>
      </div>
      {places.map((place, at) => (
        <Place key={at} place={place} kind={kind} />
      ))}
      {problem !== null && <p className={styles.problem}>{problem}</p>}
    </li>
  );
}
