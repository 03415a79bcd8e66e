import { useState, type ReactNode } from 'react';
import type { DeskRevision, DeskUnit } from '../../../contract/desk-content.ts';
import type { Fields } from '../../../domain/content-edits/edit.ts';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { Compared } from '../drafts/compared.tsx';
import type { Draft } from '../drafts/use-draft.ts';
import { whenAt } from '../times.ts';
import { Empty } from '../ui/empty.tsx';
import { Section } from '../ui/section.tsx';
import styles from './history.module.css';
import { labelOf } from './post-fields.ts';

interface EntryProps {
  entry: DeskRevision;
  now: Fields;
  onRestore: () => void;
}

function Entry({ entry, now, onRestore }: EntryProps): ReactNode {
  const { at, author, what, fields } = entry;
  const [isCompared, setCompared] = useState(false);
  return (
    <li className={styles.entry}>
      <div className={styles.line}>
        <div>
          <b className={styles.what}>{what}</b>
          <p className={styles.when}>
            {whenAt(at)}
            {author !== '' && ` · ${author}`}
          </p>
        </div>
        {fields && (
          <ButtonRow>
            <Button kind="line" aria-expanded={isCompared} onClick={() => setCompared(!isCompared)}>
              Compare
            </Button>
            <Button kind="line" onClick={onRestore}>
              Restore
            </Button>
          </ButtonRow>
        )}
      </div>
      {isCompared && fields && <Compared before={fields} after={now} labelOf={labelOf} />}
    </li>
  );
}

interface HistoryProps {
  unit: DeskUnit;
  draft: Draft;
  /** After a text was brought back into the editor. */
  onRestored: () => void;
}

/** What readers had, and since when. Bringing one back makes a draft: readers see it when it is published. */
export function History({ unit, draft, onRestored }: HistoryProps): ReactNode {
  const restore = async (id: number): Promise<void> => {
    const told = {
      done: 'It’s in the editor. Publish it when you like.',
      failed: 'It wasn’t brought back.',
    };
    if (await draft.press('restore', told, { id })) onRestored();
  };
  return (
    <Section title="History" note={`${unit.history.length}`}>
      {unit.history.length === 0 ? (
        <Empty glyph="star4" title="Nothing yet.">
          <p>Each publishing is written down here, with its whole text.</p>
        </Empty>
      ) : (
        <ol className={styles.entries}>
          {unit.history.map((entry) => (
            <Entry key={entry.id} entry={entry} now={draft.fields} onRestore={() => void restore(entry.id)} />
          ))}
        </ol>
      )}
    </Section>
  );
}
