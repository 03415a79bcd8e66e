import type { GeoPlace } from '../../../domain/natal/angles.ts';
import {
  equatorialOf,
  horizontalOf,
  overheadAt,
  type Equatorial,
  type Horizontal,
  type Overhead,
} from '../../../domain/natal/overhead.ts';
import type { Point } from '../ring.ts';
import { eclipticOfJ2000 } from '../stars.ts';

export const BIRTH_SKY_SIZE = 720;
export const CENTER = { x: BIRTH_SKY_SIZE / 2, y: BIRTH_SKY_SIZE / 2 };
/** Radius of the horizon. */
export const HORIZON = 282;

const DEG = Math.PI / 180;
const J2000_MS = Date.UTC(2000, 0, 1, 12);
const PRECESSION_DEG_PER_MS = 50.2879 / 3600 / (365.25 * 86_400_000);

/** The whole sky over a place as one sees it lying down: north above, east at the left, the zenith in the middle. */
export interface SkyMap {
  overhead: Overhead;
  /** Of date, from a place of the star tables (J2000). */
  seen(raDeg: number, decDeg: number): Horizontal;
  /** Of date, from an ecliptic place. */
  seenOnEcliptic(longitudeDeg: number): Horizontal;
}

export function skyMap(instantMs: number, place: GeoPlace): SkyMap {
  const overhead = overheadAt(instantMs, place);
  const { turned } = overhead;
  const precessed = (instantMs - J2000_MS) * PRECESSION_DEG_PER_MS;
  const seen = (at: Equatorial): Horizontal => horizontalOf(at, turned);
  return {
    overhead,
    seen: (raDeg, decDeg) => {
      const { longitudeDeg, latitudeDeg } = eclipticOfJ2000(raDeg, decDeg);
      return seen(equatorialOf(longitudeDeg + precessed, latitudeDeg, turned.obliquityDeg));
    },
    seenOnEcliptic: (longitudeDeg) => seen(equatorialOf(longitudeDeg, 0, turned.obliquityDeg)),
  };
}

/** Stereographic, so that figures keep their shape. What is beneath the horizon falls outside of the circle. */
export function onMap({ altitudeDeg, azimuthDeg }: Horizontal): Point {
  // Near the nadir the plane ends; nothing drawn needs it.
  const radius = HORIZON * Math.tan(((90 - Math.max(altitudeDeg, -75)) * DEG) / 2);
  return [CENTER.x - radius * Math.sin(azimuthDeg * DEG), CENTER.y - radius * Math.cos(azimuthDeg * DEG)];
}

/** The way back from a point of the map to the sky of date. */
export function equatorialAt([x, y]: Point, { turned }: Overhead): Equatorial {
  const [west, north] = [x - CENTER.x, CENTER.y - y];
  const altitude = Math.PI / 2 - 2 * Math.atan(Math.hypot(west, north) / HORIZON);
  const azimuth = Math.atan2(-west, north);
  const phi = turned.latitudeDeg * DEG;
  const sine = Math.sin(phi) * Math.sin(altitude) + Math.cos(phi) * Math.cos(altitude) * Math.cos(azimuth);
  const hour = Math.atan2(
    -Math.cos(altitude) * Math.sin(azimuth),
    Math.sin(altitude) * Math.cos(phi) - Math.cos(altitude) * Math.sin(phi) * Math.cos(azimuth),
  );
  return { raDeg: turned.meridianDeg - hour / DEG, decDeg: Math.asin(sine) / DEG };
}

export function distance([x, y]: Point, [u, v]: Point = [CENTER.x, CENTER.y]): number {
  return Math.hypot(x - u, y - v);
}
