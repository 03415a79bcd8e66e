import { signedDeg } from '../sky/angles.ts';
import { turnedAt } from './angles.ts';
import type { NatalChart } from './chart.ts';

const DEG = Math.PI / 180;
const DEG_PER_HOUR = 15;
const HOUR_MS = 3_600_000;
/** Half the Sun's width and what the air lifts it by. */
const RISING_ALTITUDE_DEG = -0.833;

export interface Daylight {
  /** Hours of the birthplace's clock; may reach over midnight. */
  noonHour: number;
  /** Half the day's length: 0 in a polar night, 12 under a midnight sun. */
  halfHours: number;
}

/** When the Sun was up on the day of a birth, to within some minutes. */
export function daylightOf({ birth, bodies }: NatalChart, offsetMs: number): Daylight {
  const { meridianDeg, obliquityDeg, latitudeDeg } = turnedAt(birth.time.atMs, birth.place);
  const longitude = bodies[0]!.longitudeDeg * DEG;
  const tilt = obliquityDeg * DEG;
  const rightAscensionDeg = Math.atan2(Math.sin(longitude) * Math.cos(tilt), Math.cos(longitude)) / DEG;
  const declination = Math.asin(Math.sin(longitude) * Math.sin(tilt));
  const latitude = latitudeDeg * DEG;
  const cosine =
    (Math.sin(RISING_ALTITUDE_DEG * DEG) - Math.sin(latitude) * Math.sin(declination)) /
    (Math.cos(latitude) * Math.cos(declination));
  const clockHour = ((birth.time.atMs + offsetMs) / HOUR_MS) % 24;
  const noonHour = clockHour - signedDeg(meridianDeg - rightAscensionDeg) / DEG_PER_HOUR;
  return {
    noonHour: (noonHour + 48) % 24,
    halfHours: Math.acos(Math.max(-1, Math.min(1, cosine))) / DEG / DEG_PER_HOUR,
  };
}
