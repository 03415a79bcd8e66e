import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DeskUnit } from '../../../contract/desk-content.ts';
import type { DeskParagraph } from '../../../contract/desk-readings.ts';
import { monthDay } from '../../../domain/calendar/written-date.ts';
import { Button, ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { CallFailed, getJson, send } from '../call.ts';
import { KeptLine } from '../drafts/kept-line.tsx';
import { unitCall, unitKey } from '../drafts/unit-calls.ts';
import { useDraft, type Draft } from '../drafts/use-draft.ts';
import { Answer } from '../ui/answer.tsx';
import { useSending } from '../use-sending.ts';
import styles from './editor.module.css';
import { ParagraphFields } from './paragraph-fields.tsx';
import { READINGS_KEY } from './use-reading.ts';

interface ParagraphEditorProps {
  paragraph: DeskParagraph;
  onClose: () => void;
}

const findDraft = (unit: string, signal: AbortSignal): Promise<DeskUnit> =>
  getJson<DeskUnit>(unitCall('paragraph', unit), signal);

/** Where there is no draft of the new words yet, one is begun with the words as they are. */
async function beginDraft({ unit, fields }: DeskParagraph['change'], signal: AbortSignal): Promise<DeskUnit> {
  try {
    return await send<DeskUnit>('POST', '/api/admin/content/paragraph', { unit, fields });
  } catch (error) {
    // Begun meanwhile, in another tab or before the last look.
    if (error instanceof CallFailed && error.status === 409) return findDraft(unit, signal);
    throw error;
  }
}

function useParagraphDraft({ change }: DeskParagraph): UseQueryResult<DeskUnit> {
  const client = useQueryClient();
  const queryKey = unitKey('paragraph', change.unit);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      const isBegun = change.isBegun || client.getQueryData(queryKey) !== undefined;
      return isBegun ? findDraft(change.unit, signal) : beginDraft(change, signal);
    },
  });
}

function Problems({ problems }: { problems: readonly string[] }): ReactNode {
  if (problems.length === 0) return null;
  return (
    <ul className={styles.problems} aria-label="What keeps it from being published">
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  );
}

/** Somebody wrote it elsewhere at the same time: the page of the unit has both versions side by side. */
function Elsewhere({ unit }: { unit: string }): ReactNode {
  return (
    <div role="alert">
      <p className={styles.words}>This was changed in another tab meanwhile. Both texts are kept.</p>
      <ButtonLink kind="line" to={`/admin/content/paragraph/${unit}`}>
        Look at both
      </ButtonLink>
    </div>
  );
}

function Editor({ unit, paragraph, onClose }: ParagraphEditorProps & { unit: DeskUnit }): ReactNode {
  const draft: Draft = useDraft(unit);
  const { since, slots } = paragraph.change;
  const { kept, problems } = draft;
  const client = useQueryClient();
  const dropping = useSending<{ revision: number }>('DELETE', unitCall('paragraph', unit.unit, 'draft'), {
    done: 'The draft is gone.',
    failed: 'The draft is still there.',
    changes: [READINGS_KEY],
  });
  const publish = async (): Promise<void> => {
    if (!(await draft.publish())) return;
    void client.invalidateQueries({ queryKey: READINGS_KEY });
    onClose();
  };
  // Nothing is left of a unit that was never public, so there is nothing to look at again.
  const drop = async (): Promise<void> => {
    if (!(await dropping.run({ revision: kept.serverRevision! }))) return;
    client.removeQueries({ queryKey: unitKey('paragraph', unit.unit) });
    onClose();
  };
  if (draft.other) return <Elsewhere unit={unit.unit} />;
  return (
    <>
      <ParagraphFields draft={draft} slots={slots} />
      <Problems problems={problems} />
      <KeptLine kept={kept} />
      <ButtonRow stretch>
        <Button disabled={problems.length > 0 || kept.state === 'saving'} onClick={() => void publish()}>
          Use it from {monthDay(since)} on
        </Button>
        <Button kind="line" onClick={onClose}>
          Not now
        </Button>
        {unit.shown === null && (
          <Button kind="text" disabled={kept.isAhead || dropping.isBusy} onClick={() => void drop()}>
            Throw it away
          </Button>
        )}
      </ButtonRow>
    </>
  );
}

/** New words for a paragraph of the bank, for every sign and day that gets it from then on. */
export function ParagraphEditor({ paragraph, onClose }: ParagraphEditorProps): ReactNode {
  const { since } = paragraph.change;
  const query = useParagraphDraft(paragraph);
  return (
    <div className={styles.editor}>
      <h3 className={styles.title}>Change It From {monthDay(since)} On</h3>
      <p className={styles.words}>
        Wherever this paragraph comes up from {monthDay(since)} on, it’ll have these words. Days that somebody
        can already read keep theirs.
      </p>
      <Answer query={query} loading="Opening the paragraph…" failed="We couldn’t open the paragraph.">
        {(draft) => <Editor unit={draft} paragraph={paragraph} onClose={onClose} />}
      </Answer>
    </div>
  );
}
