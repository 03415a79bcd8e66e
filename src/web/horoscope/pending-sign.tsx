import { useEffect, useState, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import type { SignKey } from '../../domain/zodiac/signs.ts';
import { ConsultingOverlay } from '../shell/overlay.tsx';
import { signOfAddress } from './addresses.ts';

const OVERLAY_AFTER_MS = 400;

/** The sign that was just picked and whose reading is on its way. */
export function usePendingSign(): SignKey | null {
  const { state, location } = useNavigation();
  if (state !== 'loading' || !location) return null;
  return signOfAddress(location);
}

/** 'Consulting the stars...' for a newly picked sign that takes longer than a blink. */
export function PendingSignOverlay({ shownSign }: { shownSign: SignKey | null }): ReactNode {
  const pending = usePendingSign();
  const waiting = pending === shownSign ? null : pending;
  const [late, setLate] = useState<SignKey | null>(null);
  useEffect(() => {
    setLate(null);
    if (!waiting) return;
    const timer = setTimeout(() => setLate(waiting), OVERLAY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return waiting && late === waiting ? <ConsultingOverlay sign={waiting} /> : null;
}
