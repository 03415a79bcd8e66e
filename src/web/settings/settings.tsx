import { useQuery } from '@tanstack/react-query';
import { useCallback, useState, type ReactNode } from 'react';
import type { PreferencesAnswer } from '../../contract/preferences.ts';
import { ChartSetting } from '../birth-chart/chart-setting.tsx';
import { preferencesQuery } from '../preferences/calls.ts';
import { rememberedSign } from '../shell/remembered-sign.ts';
import { Alert } from '../ui/alert.tsx';
import { Loader } from '../ui/loader.tsx';
import { DeletedNote } from './deleted-note.tsx';
import { Notifications } from './notifications.tsx';
import styles from './settings.module.css';
import { SmallThings } from './small-things.tsx';
import { useIsOnline, useOnReconnect } from './use-is-online.ts';
import { YourData } from './your-data.tsx';
import { YourReading } from './your-reading.tsx';

interface SheetProps {
  preferences: PreferencesAnswer;
  onDeleted: () => void;
}

function Sheet({ preferences, onDeleted }: SheetProps): ReactNode {
  const isOnline = useIsOnline();
  // Who has told us no sign has perhaps read one.
  const sign = preferences.zodiacSign ?? rememberedSign();
  return (
    <>
      <div role="status">
        {!isOnline && (
          <p className={styles.offline}>You’re offline. Nothing can be saved until you’re back online.</p>
        )}
      </div>
      <div className={styles.sections}>
        <YourReading sign={sign} />
        <Notifications sign={sign} preferences={preferences} />
        <SmallThings preferences={preferences} />
        <ChartSetting />
        <YourData onDeleted={onDeleted} />
      </div>
    </>
  );
}

function Kept({ onDeleted }: { onDeleted: () => void }): ReactNode {
  const { data, isError, refetch } = useQuery(preferencesQuery);
  const isOnline = useIsOnline();
  const load = useCallback(async () => (await refetch()).isSuccess, [refetch]);
  useOnReconnect(load);
  if (data) return <Sheet preferences={data} onDeleted={onDeleted} />;
  if (!isOnline)
    return (
      <Alert
        title="You’re offline"
        text="Your settings are safe with us. They’ll show up here as soon as you’re back online."
        onRetry={() => void load()}
      />
    );
  if (isError)
    return (
      <Alert
        title="Unable to load your settings"
        text="They’re safe, but we couldn’t load them. Please try again."
        onRetry={() => void load()}
      />
    );
  return <Loader label="Loading your settings..." />;
}

/** What the site keeps for this visitor, or that it keeps nothing any more. */
export function Settings(): ReactNode {
  const [isDeleted, setDeleted] = useState(false);
  if (isDeleted) return <DeletedNote onReturn={() => setDeleted(false)} />;
  return <Kept onDeleted={() => setDeleted(true)} />;
}
