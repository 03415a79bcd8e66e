import { wrapDeg } from '../sky/angles.ts';
import type { Body } from '../sky/bodies.ts';
import { skyAt } from '../sky/positions.ts';
import type { MoonPhase } from '../sky/sky.ts';
import { turnedAt, type GeoPlace, type Turned } from './angles.ts';

const DEG = Math.PI / 180;
/** How much lower the Moon stands for us than for the middle of the Earth, at the horizon; its mean. */
const MOON_PARALLAX_DEG = 0.951;
/** The sky is dark from here on. */
const NIGHT_BELOW_DEG = -18;
/** The upper limb, lifted by the air. */
const DAY_ABOVE_DEG = -0.83;

/** A place of the sky; right ascension and declination of date. */
export interface Equatorial {
  raDeg: number;
  decDeg: number;
}

/** A place over the horizon; azimuths from north by east. */
export interface Horizontal {
  altitudeDeg: number;
  azimuthDeg: number;
}

export function equatorialOf(longitudeDeg: number, latitudeDeg: number, obliquityDeg: number): Equatorial {
  const [lon, lat, e] = [longitudeDeg * DEG, latitudeDeg * DEG, obliquityDeg * DEG];
  const ra = Math.atan2(Math.sin(lon) * Math.cos(e) - Math.tan(lat) * Math.sin(e), Math.cos(lon));
  const sine = Math.sin(lat) * Math.cos(e) + Math.cos(lat) * Math.sin(e) * Math.sin(lon);
  return { raDeg: wrapDeg(ra / DEG), decDeg: Math.asin(sine) / DEG };
}

/** Without the air's lift, which is half a degree at the horizon and nothing above. */
export function horizontalOf(
  { raDeg, decDeg }: Equatorial,
  { meridianDeg, latitudeDeg }: Turned,
): Horizontal {
  const [hour, dec, phi] = [(meridianDeg - raDeg) * DEG, decDeg * DEG, latitudeDeg * DEG];
  const sine = Math.sin(phi) * Math.sin(dec) + Math.cos(phi) * Math.cos(dec) * Math.cos(hour);
  const west = Math.cos(dec) * Math.sin(hour);
  const south = Math.cos(dec) * Math.cos(hour) * Math.sin(phi) - Math.sin(dec) * Math.cos(phi);
  return { altitudeDeg: Math.asin(sine) / DEG, azimuthDeg: wrapDeg(Math.atan2(-west, -south) / DEG) };
}

export interface BodyOverhead extends Horizontal {
  body: Body;
}

export type SkyLight = 'night' | 'dawn' | 'dusk' | 'day';

/** What stood over a place at an instant. */
export interface Overhead {
  turned: Turned;
  /** In the order of BODIES. */
  bodies: readonly BodyOverhead[];
  light: SkyLight;
  moonPhase: MoonPhase;
}

function lightOf({ altitudeDeg, azimuthDeg }: Horizontal): SkyLight {
  if (altitudeDeg > DAY_ABOVE_DEG) return 'day';
  if (altitudeDeg < NIGHT_BELOW_DEG) return 'night';
  return azimuthDeg < 180 ? 'dawn' : 'dusk';
}

export function overheadAt(atMs: number, place: GeoPlace): Overhead {
  const turned = turnedAt(atMs, place);
  const sky = skyAt(atMs);
  const bodies = sky.bodies.map(({ body, longitudeDeg, latitudeDeg }) => {
    const seen = horizontalOf(equatorialOf(longitudeDeg, latitudeDeg, turned.obliquityDeg), turned);
    const lower = body === 'moon' ? MOON_PARALLAX_DEG * Math.cos(seen.altitudeDeg * DEG) : 0;
    return { body, azimuthDeg: seen.azimuthDeg, altitudeDeg: seen.altitudeDeg - lower };
  });
  return { turned, bodies, light: lightOf(bodies[0]!), moonPhase: sky.moonPhase };
}
