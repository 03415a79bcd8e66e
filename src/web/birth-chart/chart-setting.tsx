import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { saveFile } from '../shell/save-file.ts';
import { useSiteName } from '../shell/site.ts';
import { Section } from '../settings/section.tsx';
import settings from '../settings/settings.module.css';
import { Button, ButtonRow } from '../ui/button.tsx';
import { ConfirmDeleteDialog } from '../ui/confirm-delete-dialog.tsx';
import { toast } from '../ui/toasts.tsx';
import { birthLine } from './chart-values.ts';
import styles from './chart-setting.module.css';
import { forgetEnteredBirth } from './entered-birth.ts';
import { forgetChart, useRememberedChart } from './remembered-chart.ts';

function DeleteChart({ onKeep }: { onKeep: () => void }): ReactNode {
  return (
    <ConfirmDeleteDialog
      title="Delete your birth chart?"
      glyph="compass"
      text="The birth you entered and its chart go from this device. We never had them."
      failed="It wasn’t deleted."
      onDelete={async () => {
        forgetChart();
        forgetEnteredBirth();
        toast({ title: 'Deleted', description: 'This device no longer knows your birth chart.' });
      }}
      onKeep={onKeep}
    />
  );
}

/** The remembered chart, which is on this device alone. */
export function ChartSetting(): ReactNode {
  const chart = useRememberedChart();
  const siteName = useSiteName();
  const [isAsking, setAsking] = useState(false);
  const fileName = `${siteName.toLowerCase()}-birth-chart.json`;
  return (
    <Section name="Your Birth Chart" state={chart ? 'kept' : 'none'}>
      {chart ? (
        <>
          <p className={`${settings.words} ${styles.kept}`}>
            {chart.values.name && `${chart.values.name}: `}
            {birthLine(chart.values)}. On this device only. <Link to="/birth-chart">Open it</Link>
          </p>
          <ButtonRow>
            <Button
              kind="line"
              glyph="download"
              onClick={() => saveFile(fileName, JSON.stringify({ birthChart: chart }, null, 2))}
            >
              Export chart
            </Button>
            <Button kind="line" danger onClick={() => setAsking(true)}>
              Delete chart
            </Button>
          </ButtonRow>
          {isAsking && <DeleteChart onKeep={() => setAsking(false)} />}
        </>
      ) : (
        <p className={settings.words}>
          None is remembered on this device. <Link to="/birth-chart">Draw yours</Link>
        </p>
      )}
    </Section>
  );
}
