import { addDays, referenceDayStartMs, type CivilDate } from '../../calendar/civil-date.ts';
import { signedDeg, wrapDeg } from '../../sky/angles.ts';
import { roughElongationDeg } from '../../sky/elongation.ts';
import { positionAt } from '../../sky/positions.ts';
import type { FeastDate } from '../feast.ts';
import { dateAt } from './days.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Iran’s clocks, and when the Sun sets over the middle of India in autumn. */
const TEHRAN_AHEAD_MS = 3.5 * HOUR_MS;
const INDIAN_SUNSET_MS = 12.25 * HOUR_MS;
/** From here to the new moon it is the last day of the lunar month, by the reckoning of India. */
const LAST_LUNAR_DAY_DEG = 348;
/** What the Moon gains on the Sun in a day, on average. */
const GAIN_DEG = 12.1907;

/** When the Sun comes to a longitude, near an instant. */
function sunReachesMs(longitudeDeg: number, nearMs: number): number {
  let atMs = nearMs;
  for (let round = 0; round < 4; round++) {
    const sun = positionAt('sun', atMs);
    atMs += (signedDeg(longitudeDeg - sun.longitudeDeg) / sun.speedDegPerDay) * DAY_MS;
  }
  return atMs;
}

/** When the Moon has next gained so much on the Sun: 0 at the new moon, 180 at the full one. To the minute. */
function moonAheadMs(angleDeg: number, fromMs: number): number {
  let atMs = fromMs + (wrapDeg(angleDeg - roughElongationDeg(fromMs)) / GAIN_DEG) * DAY_MS;
  for (let round = 0; round < 6; round++) {
    atMs += (signedDeg(angleDeg - roughElongationDeg(atMs)) / GAIN_DEG) * DAY_MS;
  }
  return atMs;
}

const newMoonMs = (fromMs: number): number => moonAheadMs(0, fromMs);
const fullMoonMs = (fromMs: number): number => moonAheadMs(180, fromMs);

/** How far India’s zodiac, which is counted from a star, has come away from the equinox (Lahiri’s value). */
const ayanamsaDeg = (year: number): number => 23.857 + 0.013_97 * (year - 2000);

/** When the Sun enters a sign of that zodiac, near a date of the year. */
const indianIngressMs = (year: number, longitudeDeg: number, near: string): number =>
  sunReachesMs(longitudeDeg + ayanamsaDeg(year), referenceDayStartMs(`${year}-${near}`));

/** The new moon after the Sun has entered Libra ends the month of Ashvin. */
const diwaliMoonMs = (year: number): number => newMoonMs(indianIngressMs(year, 180, '10-17'));

/** The first evening that belongs to the last lunar day; where none does, the evening of the new moon itself. */
function diwali(year: number): CivilDate {
  const day = dateAt(diwaliMoonMs(year), DAY_MS / 4);
  const isLast = (date: CivilDate): boolean =>
    roughElongationDeg(referenceDayStartMs(date) + INDIAN_SUNSET_MS) >= LAST_LUNAR_DAY_DEG;
  return [addDays(day, -1), day].find(isLast) ?? day;
}

/** The full moon of the month in which the Sun enters Taurus, as India and Sri Lanka count; others may keep another. */
function vesak(year: number): CivilDate {
  const ingressMs = indianIngressMs(year, 30, '05-14');
  const firstMs = newMoonMs(ingressMs - 31 * DAY_MS);
  const secondMs = newMoonMs(firstMs + DAY_MS);
  return dateAt(fullMoonMs(secondMs <= ingressMs ? secondMs : firstMs));
}

/** The day of the equinox in Iran, or the next where it comes in the afternoon. */
function nowruz(year: number): CivilDate {
  const equinoxMs = sunReachesMs(0, referenceDayStartMs(`${year}-03-20`));
  return dateAt(equinoxMs, TEHRAN_AHEAD_MS + DAY_MS / 2);
}

export function feastsOfTheSky(year: number): FeastDate[] {
  return [
    { key: 'nowruz', date: nowruz(year) },
    { key: 'vesak', date: vesak(year), mayMove: true },
    { key: 'diwali', date: diwali(year), mayMove: true },
    // The full moon after Diwali, the day on which Sikhs keep the birth of their first teacher.
    { key: 'guru-nanak', date: dateAt(fullMoonMs(diwaliMoonMs(year))) },
  ];
}
