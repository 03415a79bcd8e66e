const SWATCHES = [
  'red',
  'blue',
  'green',
  'yellow',
  'purple',
  'orange',
  'pink',
  'brown',
  'black',
  'white',
  'silver',
  'gold',
] as const;

export type Swatch = (typeof SWATCHES)[number];

/** The twelve named colors in any case; every other color falls back to purple. */
export function swatchOf(color: string): Swatch {
  const name = color.trim().toLowerCase();
  return SWATCHES.find((swatch) => swatch === name) ?? 'purple';
}
