import type { ReactNode } from 'react';
import type { DeskKind, DeskUnit } from '../../../contract/desk-content.ts';
import type { UnitPress } from '../drafts/use-unit-press.ts';
import { Aside, TwoPress } from '../posts/two-press.tsx';
import { Section } from '../ui/section.tsx';
import { PressButton } from './press-button.tsx';

function Hide({ press }: { press: UnitPress }): ReactNode {
  const told = { done: 'It’s hidden.', failed: 'It wasn’t hidden.' };
  return (
    <Aside
      name="Hide it"
      about="It leaves its page, the lists, the feeds and the search. You can show it again."
    >
      <PressButton kind="line" busy="Hiding…" onPress={() => press('hide', told)}>
        Hide
      </PressButton>
    </Aside>
  );
}

function Show({ press }: { press: UnitPress }): ReactNode {
  const told = { done: 'Visitors can see it again.', failed: 'It’s still hidden.' };
  return (
    <Aside name="Show it again" about="It comes back where it was, with the words it had.">
      <PressButton kind="line" busy="Showing…" onPress={() => press('show', told)}>
        Show
      </PressButton>
    </Aside>
  );
}

const BACK = {
  done: 'Visitors read it as it came with the site.',
  failed: 'Your words are still there.',
};

function BackToFiles({ press }: { press: UnitPress }): ReactNode {
  return (
    <TwoPress
      name="Back to the files"
      about="Visitors read it again as it came with the site."
      open="Go back"
      title="Go back to the files?"
      text="Your words leave the site right away. They stay in History, and you can bring them back from there."
      yes="Back to the files"
      onYes={() => press('files', BACK)}
    />
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
      {kind.canHide && isPublic && <Hide press={press} />}
      {kind.canHide && unit.state === 'hidden' && <Show press={press} />}
      {isOwnOverFile && <BackToFiles press={press} />}
    </Section>
  );
}
