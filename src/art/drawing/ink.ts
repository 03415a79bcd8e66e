import type { Element } from '../../domain/zodiac/signs.ts';

/** The colors of the brass almanac. Pictures are files of their own, so they cannot read the CSS tokens. */
export const INK = {
  night950: '#070a16',
  night900: '#0b0f1e',
  night850: '#10152a',
  night800: '#181e38',
  night700: '#262d4a',
  ivory: '#f3ead3',
  parchment: '#d3c9b0',
  dust: '#a79e88',
  brass100: '#fff1c4',
  brass200: '#f7e2a6',
  brass300: '#e8c37a',
  brass500: '#b98a3e',
  edge: '#84703f',
  rule: '#5c4d31',
  ruleSoft: '#3a3530',
  ruledGround: '#060815',
  onBrass: '#1a1306',
  excellent: '#8fd19e',
  good: '#e9cf6b',
  fair: '#f0a35e',
  hard: '#f28b82',
} as const;

export interface ElementInk {
  /** Label, figure glow, chord. */
  light: string;
  edge: string;
  mid: string;
  core: string;
}

export const ELEMENT_INK: Record<Element, ElementInk> = {
  Fire: { light: '#ff9a5a', edge: '#190a16', mid: '#38101f', core: '#7a2436' },
  Earth: { light: '#bfe08a', edge: '#07130f', mid: '#0d2a22', core: '#1d4a3a' },
  Air: { light: '#a9c4ff', edge: '#0b0d27', mid: '#1a1c4e', core: '#3a3a8c' },
  Water: { light: '#7fe3e0', edge: '#05111f', mid: '#0a2440', core: '#12506a' },
};

/** Offset in percent and color of the gold gradient, for lines of 2 px and more and for seals. */
export const GOLD_STOPS: readonly (readonly [number, string])[] = [
  [0, INK.brass100],
  [35, INK.brass300],
  [60, INK.brass500],
  [100, INK.brass200],
];

/** The gold gradient across the given square, from upper left to lower right. */
export function goldGradient(id: string, from: number, to: number): string {
  const stops = GOLD_STOPS.map(([at, color]) => `<stop offset="${at / 100}" stop-color="${color}"/>`).join(
    '',
  );
  const ends = `x1="${from}" y1="${from}" x2="${to}" y2="${to}"`;
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${ends}>${stops}</linearGradient>`;
}
