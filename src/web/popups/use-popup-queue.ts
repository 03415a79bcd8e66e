import { useCallback, useEffect, useState } from 'react';
import { canBeAsked, mayBeAsked } from '../../domain/popups/checks.ts';
import {
  EMPTY_QUEUE,
  nextOpening,
  withClosed,
  withDropped,
  withOpened,
  withPlanned,
  type Popup,
} from '../../domain/popups/queue.ts';
import { knownPreferences } from '../preferences/calls.ts';
import { notificationDevice } from '../push/device.ts';
import { noteShownThisSession, wasShownThisSession } from './visit-memory.ts';

/** Between the plan and its time the visitor may have answered elsewhere, or have deleted everything. */
function isStillWanted(popup: Popup): boolean {
  const preferences = knownPreferences();
  if (!preferences) return false;
  if (popup === 'notification')
    return canBeAsked(notificationDevice()) && mayBeAsked(preferences, Date.now());
  if (popup === 'joke') return preferences.jokesEnabled && !wasShownThisSession();
  if (popup === 'feedback') return !preferences.feedbackShown && !wasShownThisSession();
  return preferences.jokesEnabled;
}

export interface PopupTurns {
  open: Popup | null;
  plan: (popup: Popup, delayMs: number) => void;
  close: () => void;
}

/** Opens what is planned when its time has come and nothing else is open. */
export function usePopupQueue(mayOpen: boolean): PopupTurns {
  const [queue, setQueue] = useState(EMPTY_QUEUE);
  const next = nextOpening(queue);
  const popup = next?.popup;
  const atMs = next?.atMs ?? 0;
  useEffect(() => {
    if (!popup || !mayOpen) return;
    const open = (): void => {
      const isWanted = isStillWanted(popup);
      if (isWanted && popup !== 'notification') noteShownThisSession();
      setQueue((current) => (isWanted ? withOpened(current, popup) : withDropped(current, popup)));
    };
    const timer = setTimeout(open, Math.max(0, atMs - performance.now()));
    return () => clearTimeout(timer);
  }, [popup, atMs, mayOpen]);
  const plan = useCallback((planned: Popup, delayMs: number) => {
    const notBeforeMs = performance.now() + delayMs;
    setQueue((current) => withPlanned(current, planned, notBeforeMs));
  }, []);
  const close = useCallback(() => setQueue((current) => withClosed(current, performance.now())), []);
  return { open: queue.open, plan, close };
}
