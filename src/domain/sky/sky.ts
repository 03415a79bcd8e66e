import type { SignKey } from '../zodiac/signs.ts';
import type { Body } from './bodies.ts';

/** Apparent geocentric place of one body, ecliptic of date. */
export interface BodyPosition {
  body: Body;
  longitudeDeg: number;
  latitudeDeg: number;
  speedDegPerDay: number;
  sign: SignKey;
  degreeInSign: number;
  retrograde: boolean;
}

export interface MoonPhase {
  /** Moon's longitude minus the Sun's, 0 to 360. */
  elongationDeg: number;
  /** Lit part of the disc, 0 to 1. */
  illuminated: number;
  name:
    | 'New Moon'
    | 'Waxing Crescent'
    | 'First Quarter'
    | 'Waxing Gibbous'
    | 'Full Moon'
    | 'Waning Gibbous'
    | 'Last Quarter'
    | 'Waning Crescent';
}

export interface Sky {
  atMs: number;
  moonPhase: MoonPhase;
  /** In the order of BODIES. */
  bodies: BodyPosition[];
}

export const ASPECT_KINDS = ['conjunction', 'sextile', 'square', 'trine', 'opposition'] as const;
export type AspectKind = (typeof ASPECT_KINDS)[number];

export interface Aspect {
  /** Faster body first, by mean speed. */
  bodies: [Body, Body];
  kind: AspectKind;
  /** How far from exact, always positive. */
  orbDeg: number;
  applying: boolean;
}

/** By what is eclipsed. */
export const ECLIPSE_KINDS = ['solar', 'lunar'] as const;
export type EclipseKind = (typeof ECLIPSE_KINDS)[number];

/** Which way a body moves, as seen from the Earth. */
export type Direction = 'direct' | 'retrograde';

export type Lunation = 'new' | 'first-quarter' | 'full' | 'last-quarter';

export type SkyEvent =
  | { kind: 'ingress'; atMs: number; body: Body; sign: SignKey; direction: Direction }
  | { kind: 'station'; atMs: number; body: Body; direction: Direction; sign: SignKey }
  | { kind: 'aspect'; atMs: number; body: Body; other: Body; aspect: AspectKind }
  | { kind: 'lunation'; atMs: number; body: 'moon'; phase: Lunation; sign: SignKey }
  | { kind: 'eclipse'; atMs: number; body: 'sun' | 'moon'; phase: string; sign: SignKey };
