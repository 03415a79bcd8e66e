import { useCallback, useEffect, useState } from 'react';
import type { NotificationDevice } from '../../domain/popups/checks.ts';
import { notificationDevice, watchPermission } from '../push/device.ts';

/** What the browser allows, also when that changes while the page is open. */
export function useNotificationDevice(): { device: NotificationDevice; lookAgain: () => void } {
  const [device, setDevice] = useState(notificationDevice);
  const lookAgain = useCallback(() => setDevice(notificationDevice()), []);
  useEffect(() => watchPermission(lookAgain), [lookAgain]);
  return { device, lookAgain };
}
