import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { KeptLine } from '../drafts/kept-line.tsx';
import type { Draft } from '../drafts/use-draft.ts';
import { PressButton } from './press-button.tsx';
import styles from './publish-bar.module.css';

interface PublishBarProps {
  draft: Draft;
  /** Whether the form says anything else than visitors read. */
  isChanged: boolean;
  /** Whether visitors have never read it. */
  isNew: boolean;
}

/** Where the words are kept, and the one press that makes them public. It stays in sight once there is a draft. */
export function PublishBar({ draft, isChanged, isNew }: PublishBarProps): ReactNode {
  const { kept, problems } = draft;
  const hasDraft = kept.serverRevision !== null || kept.isAhead;
  const canPublish = (isChanged || isNew) && problems.length === 0 && kept.state !== 'conflict';
  return (
    <div className={classes(styles.bar, hasDraft && styles.inSight)}>
      <div className={styles.words}>
        <KeptLine kept={kept} />
        <p className={styles.note}>
          {problems.length === 0
            ? 'Nothing goes public until you press Publish.'
            : problems.length === 1
              ? 'One thing keeps it from being published.'
              : `${problems.length} things keep it from being published.`}
        </p>
      </div>
      <div className={styles.buttons}>
        {hasDraft && (
          <PressButton kind="line" busy="Dropping it…" onPress={draft.discard}>
            Drop the draft
          </PressButton>
        )}
        <PressButton busy="Publishing…" disabled={!canPublish} onPress={() => draft.publish()}>
          Publish
        </PressButton>
      </div>
    </div>
  );
}
