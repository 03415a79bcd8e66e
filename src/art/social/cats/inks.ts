import { INK } from '../../drawing/ink.ts';
import type { Element } from '../../../domain/zodiac/signs.ts';

/** What a cat is drawn with. */
export interface CatInk {
  /** The coat from its lit side to its shade. */
  coat: readonly [string, string, string];
  outline: string;
  contour: string;
  furLit: string;
  furShade: string;
  eye: string;
  /** Pupil and closed lids. */
  slit: string;
  innerEar: string;
  nose: string;
  whisker: string;
  stripe: string;
}

export const OXBLOOD = '#a32a3b';

export const NIGHT_CAT: CatInk = {
  coat: ['#222a50', '#10142c', '#070a16'],
  outline: 'url(#gold)',
  contour: INK.brass300,
  furLit: INK.brass100,
  furShade: '#5a6598',
  eye: INK.brass300,
  slit: INK.night950,
  innerEar: '#4a3040',
  nose: '#c4495a',
  whisker: INK.brass100,
  stripe: '#2c3566',
};

export const IVORY_CAT: CatInk = {
  coat: ['#fbf4e0', '#e9dcbc', '#cdb88c'],
  outline: '#2a2114',
  contour: '#2a2114',
  furLit: '#b9a372',
  furShade: '#8d7442',
  eye: '#d8a64f',
  slit: '#2a2114',
  innerEar: '#dba88c',
  nose: OXBLOOD,
  whisker: INK.ivory,
  stripe: '#c9ac72',
};

export const GINGER_CAT: CatInk = {
  coat: ['#f0c880', '#c8923f', '#8f6228'],
  outline: '#2a1a0a',
  contour: '#5a3812',
  furLit: '#fff1c4',
  furShade: '#7a4c18',
  eye: '#bfe08a',
  slit: '#2a1a0a',
  innerEar: '#a35a3a',
  nose: OXBLOOD,
  whisker: INK.ivory,
  stripe: '#7a4c18',
};

/** The light a night cat sits before: lit side and far side, and the sky around it from core to corner. */
export interface LightInk {
  lit: string;
  deep: string;
  sky: readonly [string, string, string];
  /** Floors, scales and rules in the element's own color. */
  line: string;
}

export const ELEMENT_LIGHT: Record<Element, LightInk> = {
  Fire: { lit: '#b5483f', deep: '#8a2c3a', sky: ['#5a1a2c', '#2c0d1b', '#14070f'], line: '#c8505a' },
  Earth: { lit: '#8fb764', deep: '#2f6a4d', sky: ['#1d4a3a', '#0d2a22', '#06120e'], line: '#6fae74' },
  Air: { lit: '#93a6ee', deep: '#4a4ca6', sky: ['#30327e', '#191b4c', '#0a0c24'], line: '#8794ea' },
  Water: { lit: '#62bfc4', deep: '#1d6483', sky: ['#12506a', '#0a2a46', '#051120'], line: '#4fb3c4' },
};
