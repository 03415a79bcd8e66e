import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { instantInFragment, isSkyDate, skyAddress } from '../../domain/pages/sky-address.ts';
import { deviceDate } from '../shell/today.tsx';

/** A link to an event names its day by UTC; by the visitor's clock it may be the evening before or the day after. */
export function useOwnDateOfEvent(asked: CivilDate): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const atMs = instantInFragment(hash);
    const own = atMs === null ? asked : deviceDate(new Date(atMs));
    if (own !== asked && isSkyDate(own)) void navigate(skyAddress(own) + hash, { replace: true });
  }, [asked, hash, navigate]);
}
