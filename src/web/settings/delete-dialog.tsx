import type { ReactNode } from 'react';
import { forgetDeviceCopy } from '../offline/device-copy.ts';
import { unsubscribeBrowser } from '../push/subscription.ts';
import { apiRequest } from '../shell/api-client.ts';
import { inSession, onDevice } from '../shell/storage.ts';
import { forgetVisitor } from '../shell/visitor.ts';
import { Button, ButtonRow } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './settings.module.css';
import { useAction } from './use-action.ts';

/** First the site, then the device: an identifier thrown away too early could not delete anything. */
async function deleteEverything(): Promise<void> {
  await apiRequest('DELETE', '/api/preferences');
  await unsubscribeBrowser().catch((error: unknown) => console.error('The browser keeps its half', error));
  await forgetDeviceCopy().catch((error: unknown) => console.error('The copies stay', error));
  onDevice.forgetAll();
  inSession.forgetAll();
  forgetVisitor();
}

interface DeleteDialogProps {
  onKeep: () => void;
  onDeleted: () => void;
}

export function DeleteDialog({ onKeep, onDeleted }: DeleteDialogProps): ReactNode {
  const deleting = useAction(async () => {
    await deleteEverything();
    onDeleted();
  });
  return (
    <Dialog
      title="Delete everything?"
      glyph="settings"
      text="Your settings, your subscription, your saved quotes, your tarot journal and the identifier in this browser will be gone for good."
      onDismiss={onKeep}
    >
      {deleting.why && (
        <div role="alert" className={styles.failure}>
          Nothing was deleted. {deleting.why}
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
