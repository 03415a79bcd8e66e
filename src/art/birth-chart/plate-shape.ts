/** Measures of a plate of Sun, Moon or rising sign, in units of its 336 × 336 square: the file and the page share them. */
export const PLATE_SIZE = 336;
export const PLATE_RING = { x: 168, y: 176, hairline: 144, limb: 141, scale: 118, window: 104, roundel: 24 };
/** How far below the middle the land begins on the plate of the rising sign. */
export const PLATE_HORIZON = 44;
export const SUN_RADIUS = 40;
export const MOON_RADIUS = 50;

/** A whole turn of the ring is one sign. From its beginning at the top the degrees go clockwise, as a clock does. */
export const angleOfDegree = (degree: number): number => 90 - degree * 12;
