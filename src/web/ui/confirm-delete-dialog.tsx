import type { ReactNode } from 'react';
import type { GlyphName } from '../../art/drawing/glyphs.ts';
import { useAction } from '../shell/use-action.ts';
import { Button, ButtonRow } from './button.tsx';
import styles from './confirm-delete-dialog.module.css';
import { Dialog } from './dialog.tsx';

interface ConfirmDeleteDialogProps {
  title: string;
  glyph: GlyphName;
  /** What goes, and what stays. */
  text: ReactNode;
  /** Said before the reason when `onDelete` failed. */
  failed: string;
  onDelete: () => Promise<void>;
  onKeep: () => void;
}

/** Asks before something goes for good, and stays open to try again when it could not be deleted. */
export function ConfirmDeleteDialog(props: ConfirmDeleteDialogProps): ReactNode {
  const { title, glyph, text, failed, onDelete, onKeep } = props;
  const deleting = useAction(onDelete);
  return (
    <Dialog title={title} glyph={glyph} text={text} onDismiss={onKeep}>
      {deleting.why && (
        <div role="alert" className={styles.failure}>
          {failed} {deleting.why}
        </div>
      )}
      <ButtonRow stretch>
        <Button kind="line" danger disabled={deleting.isBusy} onClick={deleting.run}>
          {deleting.isBusy ? 'Deleting…' : deleting.why ? 'Retry' : 'Delete'}
        </Button>
        <Button kind="line" onClick={onKeep}>
          Keep
        </Button>
      </ButtonRow>
    </Dialog>
  );
}
