import { useState, type ReactNode } from 'react';
import { rememberedChart } from '../birth-chart/remembered-chart.ts';
import { apiRequest } from '../shell/api-client.ts';
import { saveFile } from '../shell/save-file.ts';
import { useSiteName } from '../shell/site.ts';
import { deviceDate } from '../shell/today.tsx';
import { useAction } from '../shell/use-action.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toasts.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ActionNote } from './notes.tsx';
import { Section } from './section.tsx';
import styles from './settings.module.css';

/** What the visitor has saved on this device alone, and we do not know. */
async function keptOnDevice(): Promise<object> {
  const [{ savedReadings }, { savedFavorites }] = await Promise.all([
    import('../tarot/journal-store.ts'),
    import('../quotes/favorites.ts'),
  ]);
  const [tarotJournal, favoriteQuotes, birthChart] = [savedReadings(), savedFavorites(), rememberedChart()];
  return {
    ...(tarotJournal.length > 0 && { tarotJournal }),
    ...(favoriteQuotes.length > 0 && { favoriteQuotes }),
    ...(birthChart && { birthChart }),
  };
}

/** The call needs a header, so it cannot be a plain link. */
async function download(fileName: string): Promise<void> {
  const response = await apiRequest('GET', '/api/preferences/export');
  const held = (await response.json()) as object;
  saveFile(fileName, JSON.stringify({ ...held, ...(await keptOnDevice()) }, null, 2));
  toast({ title: 'Exported', description: `It’s in a file called ${fileName}.` });
}

function Export(): ReactNode {
  const siteName = useSiteName();
  const exporting = useAction(() =>
    download(`${siteName.toLowerCase()}-settings-${deviceDate(new Date())}.json`),
  );
  return (
    <div className={styles.row}>
      <div>
        <p className={styles.name}>Export</p>
        <p className={styles.hint}>
          One file with everything we have for this browser, plus your saved quotes, tarot journal and birth
          chart.
        </p>
        <ActionNote action={exporting} />
      </div>
      <Button
        kind="line"
        glyph="download"
        className={styles.small}
        disabled={exporting.isBusy}
        onClick={exporting.run}
      >
        {exporting.isBusy ? 'Writing…' : 'Export'}
      </Button>
    </div>
  );
}

function Delete({ onDeleted }: { onDeleted: () => void }): ReactNode {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.row}>
      <div>
        <p className={styles.name}>Delete everything</p>
        <p className={styles.hint}>
          Your settings, subscription, saved quotes, tarot journal, birth chart, the tarot readings you’ve
          drawn and this browser’s anonymous ID.
        </p>
      </div>
      <Button kind="line" danger className={styles.small} onClick={() => setAsking(true)}>
        Delete
      </Button>
      {isAsking && <DeleteDialog onKeep={() => setAsking(false)} onDeleted={onDeleted} />}
    </div>
  );
}

export function YourData({ onDeleted }: { onDeleted: () => void }): ReactNode {
  return (
    <Section name="Your Data">
      <Export />
      <Delete onDeleted={onDeleted} />
    </Section>
  );
}
