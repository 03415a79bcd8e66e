import { useState, type ReactNode } from 'react';
import type { DeskUnit } from '../../../contract/desk-content.ts';
import { Button } from '../../ui/button.tsx';
import { KeptLine } from '../drafts/kept-line.tsx';
import { LeftOffer } from '../drafts/left-offer.tsx';
import type { Draft } from '../drafts/use-draft.ts';
import { StateMark } from '../ui/state-mark.tsx';
import { Details } from './details.tsx';
import styles from './editor.module.css';
import { BODY, textOf } from './post-fields.ts';
import { Preview } from './preview.tsx';
import { SetAside } from './set-aside.tsx';
import { TextEditor } from './text-editor.tsx';
import { When } from './when.tsx';

function Problems({ problems }: { problems: readonly string[] }): ReactNode {
  if (problems.length === 0) return null;
  return (
    <section aria-label="Before it can be published" className={styles.problems}>
      <h3 className={styles.problemsHead}>Before it can be published</h3>
      <ul>
        {problems.map((problem) => (
          <li key={problem} className={styles.problem}>
            <StateMark state="look" word="" />
            <span>{problem}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const VIEWS = [
  ['text', 'Text'],
  ['preview', 'Preview'],
] as const;
type View = (typeof VIEWS)[number][0];

interface EditorProps {
  unit: DeskUnit;
  draft: Draft;
}

/** The text and what readers will see of it, side by side; on a phone, one of them at a time. */
function TextAndPreview({ draft }: Pick<EditorProps, 'draft'>): ReactNode {
  const [view, setView] = useState<View>('text');
  const { fields, setField, kept } = draft;
  return (
    <div className={styles.plan} data-view={view}>
      <div role="group" aria-label="Show" className={styles.views}>
        {VIEWS.map(([name, label]) => (
          <Button
            key={name}
            kind="line"
            className={styles.view}
            aria-pressed={view === name}
            onClick={() => setView(name)}
          >
            {label}
          </Button>
        ))}
      </div>
      <div className={styles.text}>
        <TextEditor value={textOf(fields, BODY)} onChange={(text) => setField(BODY, text)} />
        <KeptLine kept={kept} />
      </div>
      <div className={styles.preview}>
        <Preview fields={fields} />
      </div>
    </div>
  );
}

export function Editor({ unit, draft }: EditorProps): ReactNode {
  const { left, takeLeft, dropLeft, problems } = draft;
  return (
    <>
      {left && <LeftOffer left={left} onTake={takeLeft} onDrop={dropLeft} />}
      {unit.faults.length > 0 && <Problems problems={unit.faults} />}
      <Details draft={draft} />
      <TextAndPreview draft={draft} />
      <Problems problems={problems} />
      <When unit={unit} draft={draft} />
      <SetAside unit={unit} draft={draft} />
    </>
  );
}
