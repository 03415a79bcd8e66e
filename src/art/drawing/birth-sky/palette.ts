import type { SkyLight } from '../../../domain/natal/overhead.ts';
import { INK } from '../ink.ts';

export const SKY_PALETTES = ['night', 'paper'] as const;
export type SkyPaletteName = (typeof SKY_PALETTES)[number];

/** The frame around the sky; the sky itself is night blue on any ground. */
export interface FramePalette {
  band: string;
  line: string;
  tick: string;
  letter: string;
  sun: string;
}

export const FRAMES: Record<SkyPaletteName, FramePalette> = {
  night: {
    band: INK.night850,
    line: INK.brass500,
    tick: INK.brass500,
    letter: INK.brass200,
    sun: INK.brass100,
  },
  paper: { band: '#fbf6e6', line: '#8a6a2c', tick: '#8a6a2c', letter: '#4a3b20', sun: '#8a2f2f' },
};

export interface SkyInks {
  /** From the zenith to the horizon. */
  ground: readonly [string, string, string];
  /** How much of the stars and figures is left of their night's strength. */
  stars: number;
  /** Around names, so that they stay readable on lines. */
  rim: string;
}

const NIGHT: SkyInks = { ground: ['#16386e', '#0d2450', '#060f26'], stars: 1, rim: '#0a1c40' };
/** By day the sky is drawn as a paler blue and its stars as pale as that: they were there. */
const DAY: SkyInks = { ground: ['#2f68a8', '#24558f', '#1b4478'], stars: 0.62, rim: '#265891' };

export function inksOf(light: SkyLight): SkyInks {
  return light === 'day' ? DAY : NIGHT;
}

export const SKY_INK = {
  figure: '#e3cf9d',
  zodiac: INK.brass300,
  constellation: '#b6caf4',
  star: '#f3dcae',
  planet: '#fffaf0',
  dawn: '#f0b678',
  milky: '#c9d8ff',
} as const;
