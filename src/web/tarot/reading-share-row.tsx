import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SwitchRow } from '../settings/switch-row.tsx';
import { useSaving, type Saving } from '../settings/use-saving.ts';
import { browserQueryClient } from '../shell/query-client.ts';
import { ShareRow } from '../sharing/share-row.tsx';
import { shareQuestion } from './calls.ts';
import { readingQuery } from './queries.ts';
import styles from './reading-share-row.module.css';
import { sharedReading } from './shared-reading.ts';
import type { TarotSession } from './tarot-session.ts';
import { useOwnerKey } from './use-owner-key.ts';

/** What the link of a reading shows, as the site has it: nobody is to guess whether it shows the question. */
function useLinkShowsQuestion(id: string, isOwn: boolean): boolean | null {
  const { data } = useQuery({
    ...readingQuery(id),
    staleTime: Infinity,
    enabled: isOwn,
    retryOnMount: false,
  });
  return isOwn && data ? data.question !== null : null;
}

const savedWords = (isShown: boolean): string =>
  isShown ? 'The link now shows your question.' : 'The link no longer shows your question.';

function useIncludingQuestion(id: string, ownerKey: string | null, question: string): Saving<boolean> {
  return useSaving(async (isIncluded) => {
    const answer = await shareQuestion(id, { ownerKey: ownerKey!, question: isIncluded ? question : null });
    browserQueryClient().setQueryData(readingQuery(id).queryKey, answer);
  }, savedWords);
}

/** The share row of a reading, and for whoever drew it a switch beside it. */
export function ReadingShareRow({ session }: { session: TarotSession }): ReactNode {
  const { reading, question } = session;
  const ownerKey = useOwnerKey(reading.id, session.ownerKey);
  const linkShows = useLinkShowsQuestion(reading.id, ownerKey !== null && question !== '');
  const saving = useIncludingQuestion(reading.id, ownerKey, question);
  const isIncluded = linkShows !== null && saving.shown(linkShows);
  return (
    <div className={styles.share}>
      <ShareRow shared={sharedReading(reading, isIncluded ? question : null)} className={styles.row} />
      {linkShows !== null && (
        <SwitchRow
          name="Include my question"
          description={isIncluded ? 'The link shows your question.' : 'The link doesn’t show your question.'}
          isOn={linkShows}
          saving={saving}
        />
      )}
    </div>
  );
}
