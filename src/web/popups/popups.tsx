import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { clockText } from '../../domain/preferences/clock-text.ts';
import { isSignKey, signOf, type SignKey } from '../../domain/zodiac/signs.ts';
import { knownPreferences, refuseJoke } from '../preferences/calls.ts';
import { turnOnNotifications } from '../push/turn-on.ts';
import { useCurrentPage } from '../shell/page-kind.ts';
import { rememberSign } from '../shell/remembered-sign.ts';
import { toast } from '../ui/toasts.tsx';
import { FeedbackPopup } from './feedback-popup.tsx';
import { JokePopup } from './joke-popup.tsx';
import { NotificationPopup } from './notification-popup.tsx';
import { logged, planVisit, type JokeOfVisit, type Plans } from './plan-visit.ts';
import { useActionWatch } from './scene.ts';
import { StopJokesPopup } from './stop-jokes-popup.tsx';
import { usePopupQueue } from './use-popup-queue.ts';

/** It belongs to the question just answered: whatever else waits comes after it. */
const BEFORE_ALL_OTHERS = -Infinity;

/** The sign whose reading the address opens. */
function signRead(pathname: string, search: string): SignKey | null {
  const named =
    pathname === '/' ? new URLSearchParams(search).get('sign') : /^\/horoscope\/(\w+)$/.exec(pathname)?.[1];
  return isSignKey(named) ? named : null;
}

/** A visit is planned once, on the first of its pages that has popups. */
function usePlannedVisit(isWelcome: boolean, plans: Plans): void {
  const isPlanned = useRef(false);
  useEffect(() => {
    if (!isWelcome || isPlanned.current) return;
    isPlanned.current = true;
    planVisit(plans).catch(logged('Preferences could not be checked'));
  }, [isWelcome, plans]);
}

async function turnOn(sign: SignKey): Promise<void> {
  if ((await turnOnNotifications(sign)) !== 'on') return;
  const time = clockText(knownPreferences()?.notificationTime ?? '08:00');
  toast({ title: 'Notifications are on', description: `${signOf(sign).name}, every day at ${time}.` });
}

/** Everything the site asks of its own accord; one question at a time. */
export function Popups(): ReactNode {
  const { pathname, search } = useLocation();
  const isWelcome = !useCurrentPage().kind.undisturbed;
  // While the browser puts its own question, we put none.
  const [isBrowserAsking, setBrowserAsking] = useState(false);
  const [joke, setJoke] = useState<JokeOfVisit | null>(null);
  const { open, plan, close } = usePopupQueue(isWelcome && !isBrowserAsking, pathname);
  useActionWatch();
  usePlannedVisit(isWelcome, { plan, setJoke });
  const sign = signRead(pathname, search);
  useEffect(() => {
    if (sign) rememberSign(sign);
  }, [sign]);

  const accept = (chosen: SignKey): void => {
    setBrowserAsking(true);
    void turnOn(chosen).finally(() => setBrowserAsking(false));
    close();
  };
  const refuse = (): void => {
    close();
    refuseJoke().then(
      ({ shouldShowDisablePopup }) => shouldShowDisablePopup && plan('stop-jokes', BEFORE_ALL_OTHERS),
      logged('The refusal could not be saved'),
    );
  };
  if (!isWelcome) return null;
  if (open === 'notification') return <NotificationPopup onYes={accept} onClose={close} />;
  if (open === 'feedback') return <FeedbackPopup onClose={close} />;
  if (open === 'stop-jokes') return <StopJokesPopup onClose={close} />;
  return open === 'joke' && joke && <JokePopup {...joke} onRefuse={refuse} onClose={close} />;
}
