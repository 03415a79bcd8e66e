import { useId, type ReactNode } from 'react';
import { Switch } from '../ui/switch.tsx';
import styles from './chart-result.module.css';
import { forgetChart, rememberChart, useRememberedChart } from './remembered-chart.ts';
import type { DrawnChart } from './use-chart.ts';

/** Off unless somebody turns it on: until then nothing is kept anywhere. */
export function RememberSwitch({ chart }: { chart: DrawnChart }): ReactNode {
  const id = useId();
  const isKept = useRememberedChart() !== null;
  return (
    <div className={styles.remember}>
      <p role="status">
        {isKept
          ? 'Remembered on this device only. You’ll find today’s sky for it on the home page.'
          : 'We drew this and kept nothing. Close the tab and it’s gone.'}
      </p>
      <span className={styles.switch}>
        <label id={`${id}-name`} htmlFor={id}>
          Remember on this device
        </label>
        <Switch
          id={id}
          labelledBy={`${id}-name`}
          isOn={isKept}
          onChange={(isOn) => (isOn ? rememberChart(chart) : forgetChart())}
        />
      </span>
    </div>
  );
}
