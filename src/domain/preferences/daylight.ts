import { referenceNoonMs, type CivilDate } from '../calendar/civil-date.ts';
import { ZONE_PLACES } from './zone-places.ts';

const DAY_MINUTES = 1440;
const DEGREE = Math.PI / 180;
/** The Sun's upper edge on the horizon, lifted by the air. */
const HORIZON = Math.sin(-0.833 * DEGREE);

/** A stretch of the local clock, in minutes since midnight. */
export type Stretch = readonly [fromMinute: number, toMinute: number];

interface Place {
  latitudeDeg: number;
  longitudeDeg: number;
}

function placeOf(zone: string): Place | null {
  const slash = zone.indexOf('/');
  const name = zone.slice(slash + 1);
  const entry = ZONE_PLACES[zone.slice(0, slash)]?.split('|').find((line) => line.startsWith(`${name} `));
  if (!entry) return null;
  const [, latitude, longitude] = entry.split(' ');
  return { latitudeDeg: Number(latitude), longitudeDeg: Number(longitude) };
}

/** How far the zone's clock is ahead of UTC at noon of the date. */
function offsetMinutes(date: CivilDate, zone: string): number {
  const noonMs = referenceNoonMs(date);
  const wall = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    timeZoneName: 'longOffset',
  }).formatToParts(noonMs);
  const name = wall.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/** The Sun's declination and the equation of time, good to a minute: Spencer's series by the day of the year. */
function sunOn(date: CivilDate): { declination: number; equationMinutes: number } {
  const yearStartMs = Date.parse(`${date.slice(0, 4)}-01-01T00:00:00Z`);
  const angle = ((referenceNoonMs(date) - yearStartMs) / 86_400_000 / 365) * 2 * Math.PI;
  const [c1, s1] = [Math.cos(angle), Math.sin(angle)];
  const [c2, s2] = [Math.cos(2 * angle), Math.sin(2 * angle)];
  const [c3, s3] = [Math.cos(3 * angle), Math.sin(3 * angle)];
  return {
    declination:
      0.006918 - 0.399912 * c1 + 0.070257 * s1 - 0.006758 * c2 + 0.000907 * s2 - 0.002697 * c3 + 0.00148 * s3,
    equationMinutes: 229.18 * (0.000075 + 0.001868 * c1 - 0.032077 * s1 - 0.014615 * c2 - 0.040849 * s2),
  };
}

/** A day that begins before midnight of the local clock, or ends after it, is cut in two. */
function withinDay(rise: number, set: number): Stretch[] {
  const from = ((rise % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const to = from + (set - rise);
  if (to <= DAY_MINUTES) return [[from, to]];
  return [
    [0, to - DAY_MINUTES],
    [from, DAY_MINUTES],
  ];
}

/** When it is light on the date at the place the zone is named after; null where no place is known. */
export function daylight(date: CivilDate, zone: string): Stretch[] | null {
  const place = placeOf(zone);
  if (!place) return null;
  const { declination, equationMinutes } = sunOn(date);
  const latitude = place.latitudeDeg * DEGREE;
  const cosine =
    (HORIZON - Math.sin(latitude) * Math.sin(declination)) / (Math.cos(latitude) * Math.cos(declination));
  if (cosine >= 1) return [];
  if (cosine <= -1) return [[0, DAY_MINUTES]];
  const noon = 720 - 4 * place.longitudeDeg - equationMinutes + offsetMinutes(date, zone);
  const half = (Math.acos(cosine) / DEGREE) * 4;
  return withinDay(noon - half, noon + half);
}
