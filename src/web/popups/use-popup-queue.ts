import { useCallback, useEffect, useState } from 'react';
import { canBeAsked, hasRoomFor, mayBeAsked } from '../../domain/popups/checks.ts';
import { waitBeforePopupMs } from '../../domain/popups/interruption.ts';
import {
  EMPTY_QUEUE,
  nextOpening,
  withClosed,
  withDropped,
  withNewPage,
  withOpened,
  withPlanned,
  type Popup,
} from '../../domain/popups/queue.ts';
import { knownPreferences } from '../preferences/calls.ts';
import { notificationDevice } from '../push/device.ts';
import { currentScene } from './scene.ts';
import { noteOpened, wasQuestionAsked, wasShownThisSession } from './visit-memory.ts';

/** Between the plan and its time the visitor may have answered elsewhere, or have deleted everything. */
function isStillWanted(popup: Popup): boolean {
  const preferences = knownPreferences();
  if (!preferences || !hasRoomFor(popup, wasQuestionAsked())) return false;
  if (popup === 'notification')
    return canBeAsked(notificationDevice()) && mayBeAsked(preferences, Date.now());
  if (popup === 'joke') return preferences.jokesEnabled && !wasShownThisSession();
  if (popup === 'feedback') return !preferences.feedbackShown && !wasShownThisSession();
  return preferences.jokesEnabled;
}

interface PopupWatch {
  /** What opens, or is not wanted any more. */
  onOpen: (popup: Popup) => void;
  onDrop: (popup: Popup) => void;
}

/** Waits for the popup's time, and from then on for a moment that is no interruption. Returns how to stop waiting. */
function awaitMoment(popup: Popup, atMs: number, { onOpen, onDrop }: PopupWatch): () => void {
  const look = (): void => {
    if (!isStillWanted(popup)) return onDrop(popup);
    const waitMs = waitBeforePopupMs(currentScene(), performance.now());
    if (waitMs > 0) timer = setTimeout(look, waitMs);
    else onOpen(popup);
  };
  let timer = setTimeout(look, Math.max(0, atMs - performance.now()));
  return () => clearTimeout(timer);
}

export interface PopupTurns {
  open: Popup | null;
  plan: (popup: Popup, delayMs: number) => void;
  close: () => void;
}

/** Opens what is planned when its time has come, nothing else is open and the visitor is in the middle of nothing. */
export function usePopupQueue(mayOpen: boolean, pathname: string): PopupTurns {
  const [queue, setQueue] = useState(EMPTY_QUEUE);
  const next = nextOpening(queue);
  const popup = next?.popup;
  const atMs = next?.atMs ?? 0;
  useEffect(() => setQueue((current) => withNewPage(current, performance.now())), [pathname]);
  useEffect(() => {
    if (!popup || !mayOpen) return;
    return awaitMoment(popup, atMs, {
      onOpen: (due) => {
        noteOpened(due);
        setQueue((current) => withOpened(current, due));
      },
      onDrop: (unwanted) => setQueue((current) => withDropped(current, unwanted)),
    });
  }, [popup, atMs, mayOpen]);
  const plan = useCallback((planned: Popup, delayMs: number) => {
    const notBeforeMs = performance.now() + delayMs;
    setQueue((current) => withPlanned(current, planned, notBeforeMs));
  }, []);
  const close = useCallback(() => setQueue((current) => withClosed(current, performance.now())), []);
  return { open: queue.open, plan, close };
}
