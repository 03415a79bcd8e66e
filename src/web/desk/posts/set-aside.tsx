import type { ReactNode } from 'react';
import type { DeskUnit } from '../../../contract/desk-content.ts';
import { Button } from '../../ui/button.tsx';
import type { Draft } from '../drafts/use-draft.ts';
import { Section } from '../ui/section.tsx';
import { Aside, TwoPress } from './two-press.tsx';

interface SetAsideProps {
  unit: DeskUnit;
  draft: Draft;
}

function Hiding({ unit, draft }: SetAsideProps): ReactNode {
  if (unit.state === 'hidden')
    return (
      <Aside name="It’s hidden" about="Nobody can read it, and no list names it.">
        <Button
          kind="line"
          onClick={() =>
            void draft.press('show', { done: 'Readers see it again.', failed: 'It’s still hidden.' })
          }
        >
          Show it again
        </Button>
      </Aside>
    );
  return (
    <Aside name="Hide it" about="Off the blog, out of lists, feeds and search. It can come back.">
      <Button
        kind="line"
        onClick={() => void draft.press('hide', { done: 'It’s hidden.', failed: 'It’s still public.' })}
      >
        Hide the post
      </Button>
    </Aside>
  );
}

/** What takes a post, or what was written over it, away. */
export function SetAside({ unit, draft }: SetAsideProps): ReactNode {
  const wasPublic = unit.shown !== null || unit.state === 'hidden';
  const isChanged = unit.file !== null && unit.state !== 'file';
  const hasDraft = draft.kept.serverRevision !== null || draft.kept.isAhead;
  if (!wasPublic && !hasDraft) return null;
  return (
    <Section title="Set Aside">
      {wasPublic && <Hiding unit={unit} draft={draft} />}
      {isChanged && (
        <TwoPress
          name="Back to the files"
          about={`As it came with the site, in ${unit.file}.`}
          open="Back to the files"
          title="Take your changes off the blog?"
          text="Readers get the text that came with the site. Yours stays in History, and can be brought back from there."
          yes="Yes, back to the files"
          onYes={() =>
            draft.press('files', { done: 'The text of the files is public.', failed: 'Nothing was changed.' })
          }
        />
      )}
      {hasDraft && (
        <TwoPress
          name="Throw the draft away"
          about={wasPublic ? 'What readers have stays.' : 'Nobody has read it.'}
          open="Throw away"
          title="Throw the draft away?"
          text="What you wrote since the last publishing is gone then, on this device and on the server."
          yes="Yes, throw it away"
          onYes={draft.discard}
        />
      )}
    </Section>
  );
}
