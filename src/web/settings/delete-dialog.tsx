import type { ReactNode } from 'react';
import { forgetDeviceCopy } from '../offline/device-copy.ts';
import { unsubscribeBrowser } from '../push/subscription.ts';
import { apiRequest } from '../shell/api-client.ts';
import { inSession, onDevice } from '../shell/storage.ts';
import { forgetVisitor } from '../shell/visitor.ts';
import { ConfirmDeleteDialog } from '../ui/confirm-delete-dialog.tsx';

async function deleteOwnReadings(): Promise<void> {
  const [{ ownedReadings }, { deleteReadings }] = await Promise.all([
    import('../tarot/owner-keys.ts'),
    import('../tarot/calls.ts'),
  ]);
  const readings = ownedReadings();
  if (readings.length > 0) await deleteReadings(readings);
}

/** First the site, then the device: identifier and keys thrown away too early could not delete anything. */
async function deleteEverything(): Promise<void> {
  await deleteOwnReadings();
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
  return (
    <ConfirmDeleteDialog
      title="Delete everything?"
      glyph="settings"
      text="Your settings, your subscription, your saved quotes, your tarot journal, your birth chart and this browser’s anonymous ID will be gone for good. So will the tarot readings you’ve drawn here: links to them won’t lead anywhere."
      failed="Not everything was deleted."
      onDelete={async () => {
        await deleteEverything();
        onDeleted();
      }}
      onKeep={onKeep}
    />
  );
}
