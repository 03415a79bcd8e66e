import type { Element } from '../../../domain/zodiac/signs.ts';
import { ELEMENT_INK, INK } from '../ink.ts';

export const PALETTE_NAMES = ['night', 'paper'] as const;
export type PaletteName = (typeof PALETTE_NAMES)[number];

export interface WheelPalette {
  /** What stands behind the wheel: labels cut lines with it. */
  ground: string;
  /** Limbs; on the night a gradient of gold. */
  limb: string;
  line: string;
  tick: string;
  sign: string;
  planet: string;
  roundel: string;
  figure: string;
  quiet: string;
  hard: string;
  easy: string;
  join: string;
  /** The disc from its middle to its rim. */
  disc: readonly [middle: string, half: string, rim: string];
  /** Lines on the disc, and hatching. */
  fine: string;
  /** How far what is not meant steps back. */
  dim: number;
}

function night(element: Element): WheelPalette {
  const { light, edge, mid, core } = ELEMENT_INK[element];
  return {
    ground: INK.night900,
    limb: 'gold',
    line: INK.brass500,
    tick: INK.brass500,
    sign: INK.brass300,
    planet: INK.brass100,
    roundel: INK.night850,
    figure: INK.parchment,
    quiet: INK.dust,
    hard: INK.brass300,
    easy: light,
    join: INK.brass100,
    disc: [element === 'Air' ? mid : core, element === 'Air' ? edge : mid, edge],
    fine: light,
    dim: 0.3,
  };
}

/** Ink on ivory; the contrast of each is in the report's design. */
const PAPER: WheelPalette = {
  ground: '#f6eedb',
  limb: '#8a6a2c',
  line: '#8a6a2c',
  tick: '#8a6a2c',
  sign: '#2a2114',
  planet: '#2a2114',
  roundel: '#fffaf0',
  figure: '#4d4029',
  quiet: '#6b5b3d',
  hard: '#8a2f2f',
  easy: '#2c5a8c',
  join: '#2a2114',
  disc: ['#fffaf0', '#fbf4e4', '#f6eedb'],
  fine: '#8a6a2c',
  dim: 0.34,
};

export function paletteOf(name: PaletteName, element: Element): WheelPalette {
  return name === 'paper' ? PAPER : night(element);
}
