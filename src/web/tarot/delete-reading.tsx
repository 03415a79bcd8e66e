import { useCallback, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { ShownReading } from '../../domain/tarot/shown-reading.ts';
import { HttpFailure } from '../shell/api-client.ts';
import { browserQueryClient } from '../shell/query-client.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDeleteDialog } from '../ui/confirm-delete-dialog.tsx';
import { toast } from '../ui/toasts.tsx';
import { tableAddress } from './addresses.ts';
import { deleteReading } from './calls.ts';
import { isSaved } from './journal-store.ts';
import { forgetOwnerKey } from './owner-keys.ts';
import { readingQuery } from './queries.ts';
import { useOwnerKey } from './use-owner-key.ts';

/** One that is gone already is what was wanted. */
async function deleteAtSite(id: string, ownerKey: string): Promise<void> {
  try {
    await deleteReading(id, ownerKey);
  } catch (error) {
    if (!(error instanceof HttpFailure && error.status === 404)) throw error;
  }
  forgetOwnerKey(id);
  browserQueryClient().removeQueries({ queryKey: readingQuery(id).queryKey });
}

interface OwnedReadingProps {
  reading: ShownReading;
  ownerKey: string;
}

function DeleteDialog({ reading, ownerKey, onKeep }: OwnedReadingProps & { onKeep: () => void }): ReactNode {
  const navigate = useNavigate();
  const saved = isSaved(reading.id);
  const remove = async (): Promise<void> => {
    await deleteAtSite(reading.id, ownerKey);
    await navigate(tableAddress(reading.spread), { replace: true });
    toast({
      title: 'Reading deleted',
      description: saved ? 'The copy in your journal is still yours.' : 'Its link no longer works.',
    });
  };
  return (
    <ConfirmDeleteDialog
      title="Delete this reading?"
      glyph="card"
      text={
        saved
          ? 'Its page will be gone for good, and links to it will stop working. The copy in your journal stays.'
          : 'Its page will be gone for good, and links to it will stop working. You haven’t saved it in your journal.'
      }
      failed="Nothing was deleted."
      onDelete={remove}
      onKeep={onKeep}
    />
  );
}

interface DeleteReadingProps {
  reading: ShownReading;
  /** Null where the device has to be asked. */
  ownerKey: string | null;
}

/** Nothing for those who did not draw it. */
export function DeleteReading({ reading, ownerKey: given }: DeleteReadingProps): ReactNode {
  const ownerKey = useOwnerKey(reading.id, given);
  const [isAsking, setAsking] = useState(false);
  const keep = useCallback(() => setAsking(false), []);
  if (ownerKey === null) return null;
  return (
    <>
      <Button kind="text" onClick={() => setAsking(true)}>
        Delete this reading
      </Button>
      {isAsking && <DeleteDialog reading={reading} ownerKey={ownerKey} onKeep={keep} />}
    </>
  );
}
