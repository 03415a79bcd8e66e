import { useEffect, useState } from 'react';
import { areReversalsOn, setReversals } from './device.ts';

/** Whether cards may come up reversed; kept on the device, which is asked once the page stands. */
export function useReversals(): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(true);
  useEffect(() => setOn(areReversalsOn()), []);
  const change = (next: boolean): void => {
    setReversals(next);
    setOn(next);
  };
  return [isOn, change];
}
