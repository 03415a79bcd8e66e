import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { ReplaceAsk, ReplaceDo, ReplaceDone, Replacements } from '../../../contract/desk-content.ts';
import { send } from '../call.ts';
import { CONTENT_KEY } from '../drafts/unit-calls.ts';
import { reasonWords, tellFailed, tellSaved } from '../told.ts';
import { Answer } from '../ui/answer.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { ReplaceForm } from './replace-form.tsx';
import styles from './replace-page.module.css';
import { ReplacePreview } from './replace-preview.tsx';
import { useKinds } from './use-units.ts';

/** Readings that were read once must stay as they were: their page changes them from a coming day on. */
const READINGS_ONLY = 'paragraph';

const CALL = '/api/admin/content/replace';

interface Previewed {
  asked: ReplaceAsk;
  answer: Replacements;
}

/** What was done, and what could not be. */
function doneWords({ changed, leftOut }: ReplaceDone): string {
  const texts = changed === 1 ? 'One text is changed.' : `${changed} texts are changed.`;
  return leftOut.length === 0 ? texts : `${texts} ${leftOut.length} stayed as they were.`;
}

function useReplacing() {
  const client = useQueryClient();
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  return {
    previewed,
    why,
    forget: () => setPreviewed(null),
    async look(asked: ReplaceAsk): Promise<void> {
      setWhy(null);
      try {
        setPreviewed({ asked, answer: await send<Replacements>('POST', `${CALL}/preview`, asked) });
      } catch (error) {
        setPreviewed(null);
        setWhy(reasonWords(error));
      }
    },
    async replace(units: ReplaceDo['units']): Promise<void> {
      if (!previewed) return;
      try {
        const done = await send<ReplaceDone>('POST', CALL, { ...previewed.asked, units });
        tellSaved(doneWords(done));
        // What could not be changed stays in sight, with its reason.
        setPreviewed({ ...previewed, answer: { found: done.leftOut, total: done.leftOut.length } });
      } catch (error) {
        tellFailed('Nothing was replaced.', error);
      } finally {
        void client.invalidateQueries({ queryKey: CONTENT_KEY });
      }
    },
  };
}

/** The same words changed wherever they stand, after every place was looked at. */
export default function ReplacePage(): ReactNode {
  const [params] = useSearchParams();
  const { previewed, why, forget, look, replace } = useReplacing();
  return (
    <>
      <PageHead title="Find and Replace">
        First you see every place with the words around it. Nothing changes until you press Replace.
      </PageHead>
      <Answer query={useKinds()} loading="Opening…" failed="We couldn’t open this page.">
        {(kinds) => (
          <>
            <ReplaceForm
              kinds={kinds.filter(({ kind }) => kind !== READINGS_ONLY)}
              first={params.get('kind')}
              onChange={forget}
              onLook={look}
            />
            {why !== null && (
              <p role="alert" className={styles.why}>
                {why}
              </p>
            )}
            {previewed && (
              <ReplacePreview
                key={JSON.stringify([previewed.asked, previewed.answer.total])}
                kinds={kinds}
                asked={previewed.asked}
                answer={previewed.answer}
                onReplace={replace}
              />
            )}
          </>
        )}
      </Answer>
    </>
  );
}
