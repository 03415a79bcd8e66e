import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SkyAnswer, SkyDayAnswer } from '../../contract/sky.ts';
import { referenceNoonMs, type CivilDate } from '../../domain/calendar/civil-date.ts';
import type { MoonPhase, Sky } from '../../domain/sky/sky.ts';
import { useOwnZone } from '../forecast/wall-clock.ts';
import { useSite } from '../shell/site.ts';
import { useToday } from '../shell/today.tsx';
import { useOwnHour } from './own-hour.ts';
import { skyAtQuery, skyDayQuery } from './queries.ts';

export interface ShownSky {
  sky: Sky;
  day: SkyDayAnswer;
  /** The date that the address names; null where the page is about today. */
  asked: CivilDate | null;
  /** Whether it is the sky of the visitor's own now; else it is noon UTC of the shown day. */
  isOwn: boolean;
  /** Whether the visitor's clock and zone are known. */
  isZoned: boolean;
}

function skyFrom({ at, moonPhase, bodies }: SkyAnswer): Sky {
  return {
    atMs: Date.parse(at),
    moonPhase: {
      name: moonPhase.name as MoonPhase['name'],
      elongationDeg: moonPhase.elongation,
      illuminated: moonPhase.illuminated,
    },
    bodies: bodies.map(({ longitude, latitude, speed, degree, ...place }) => ({
      ...place,
      longitudeDeg: longitude,
      latitudeDeg: latitude,
      speedDegPerDay: speed,
      degreeInSign: degree,
    })),
  };
}

const previous = <T>(data: T | undefined): T | undefined => data;

/** What the page shows: first as it was sent, then the visitor's own hour, each as soon as it is here. */
export function useShownSky(asSent: boolean): ShownSky | null {
  const pageDay = useSite().day;
  const today = useToday();
  const hourMs = useOwnHour(asSent);
  const noonMs = referenceNoonMs(pageDay);
  const { data: noon } = useQuery({ ...skyAtQuery(noonMs), enabled: asSent });
  const { data: own } = useQuery({
    ...skyAtQuery(hourMs ?? noonMs),
    enabled: hourMs !== null,
    placeholderData: previous<SkyAnswer>,
  });
  const { data: sentDay } = useQuery({ ...skyDayQuery(pageDay), enabled: asSent });
  const { data: ownDay } = useQuery({
    ...skyDayQuery(today),
    placeholderData: previous<SkyDayAnswer>,
  });
  const isOwn = hourMs !== null && own !== undefined;
  const shown = isOwn ? own : noon;
  const day = ownDay ?? sentDay;
  const isZoned = hourMs !== null;
  return useMemo(
    () => (shown && day ? { sky: skyFrom(shown), day, asked: null, isOwn, isZoned } : null),
    [shown, day, isOwn, isZoned],
  );
}

/** The sky of a date at noon UTC, the same for everyone; its events are on the visitor's clock. */
export function useDatedSky(asked: CivilDate): ShownSky | null {
  const isZoned = useOwnZone();
  const { data: noon } = useQuery(skyAtQuery(referenceNoonMs(asked)));
  const { data: day } = useQuery(skyDayQuery(asked));
  return useMemo(
    () => (noon && day ? { sky: skyFrom(noon), day, asked, isOwn: false, isZoned } : null),
    [noon, day, asked, isZoned],
  );
}
