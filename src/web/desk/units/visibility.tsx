import { useState, type ReactNode } from 'react';
import type { DeskKind, DeskUnit } from '../../../contract/desk-content.ts';
import { Button } from '../../ui/button.tsx';
import type { UnitPress } from '../drafts/use-unit-press.ts';
import { DangerBox } from '../ui/danger-box.tsx';
import { Section } from '../ui/section.tsx';
import { PressButton } from './press-button.tsx';
import styles from './visibility.module.css';

interface RowProps {
  name: string;
  about: string;
  children: ReactNode;
}

function Row({ name, about, children }: RowProps): ReactNode {
  return (
    <div className={styles.row}>
      <div>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.about}>{about}</p>
      </div>
      {children}
    </div>
  );
}

function Hide({ press }: { press: UnitPress }): ReactNode {
  const told = { done: 'It’s hidden.', failed: 'It wasn’t hidden.' };
  return (
    <Row
      name="Hide it"
      about="It leaves its page, the lists, the feeds and the search. You can show it again."
    >
      <PressButton kind="line" busy="Hiding…" onPress={() => press('hide', told)}>
        Hide
      </PressButton>
    </Row>
  );
}

function Show({ press }: { press: UnitPress }): ReactNode {
  const told = { done: 'Visitors can see it again.', failed: 'It’s still hidden.' };
  return (
    <Row name="Show it again" about="It comes back where it was, with the words it had.">
      <PressButton kind="line" busy="Showing…" onPress={() => press('show', told)}>
        Show
      </PressButton>
    </Row>
  );
}

/** The owner's live words go; since it is one press away from being public, it takes two. */
function BackToFiles({ press }: { press: UnitPress }): ReactNode {
  const [isAsked, setAsked] = useState(false);
  const told = {
    done: 'Visitors read it as it came with the site.',
    failed: 'Your words are still there.',
  };
  if (!isAsked)
    return (
      <Row name="Back to the files" about="Visitors read it again as it came with the site.">
        <Button kind="line" danger onClick={() => setAsked(true)}>
          Go back
        </Button>
      </Row>
    );
  return (
    <div role="group" aria-label="Go back to the files?">
      <DangerBox
        title="Go back to the files?"
        text="Your words leave the site right away. They stay in History, and you can bring them back from there."
      >
        <PressButton kind="line" danger busy="Going back…" onPress={() => press('files', told)}>
          Back to the files
        </PressButton>
        <Button kind="line" onClick={() => setAsked(false)}>
          Keep mine
        </Button>
      </DangerBox>
    </div>
  );
}

interface VisibilityProps {
  unit: DeskUnit;
  kind: DeskKind;
  press: UnitPress;
}

/** Whether visitors see it, and whose words they read. */
export function Visibility({ unit, kind, press }: VisibilityProps): ReactNode {
  const isPublic = unit.state !== 'hidden' && unit.shown !== null;
  const isOwnOverFile = unit.inFile !== null && unit.state !== 'file' && unit.state !== 'draft';
  if (!isOwnOverFile && !(kind.canHide && (isPublic || unit.state === 'hidden'))) return null;
  return (
    <Section title="What Visitors See">
      <div className={styles.rows}>
        {kind.canHide && isPublic && <Hide press={press} />}
        {kind.canHide && unit.state === 'hidden' && <Show press={press} />}
        {isOwnOverFile && <BackToFiles press={press} />}
      </div>
    </Section>
  );
}
