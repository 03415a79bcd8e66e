/** Measures of the small cover, in units of its 220 × 286 sheet: the file and the page share them. */
export const COVER = { width: 220, height: 286, frame: 8, corner: 26 };
export const COVER_RING = { x: 110, y: 131, limb: 82, band: 71, ticks: 66, planets: 59.5, disc: 53 };
export const COVER_TITLE_Y = 31;
export const COVER_NAME_Y = 242;
export const COVER_SIGNS_Y = 263;

/** The quarter of a turn that each corner of the cover opens to, from its own point. */
export const COVER_CORNERS = {
  Fire: { x: COVER.frame + 3, y: COVER.frame + 3, fromDeg: 270 },
  Air: { x: COVER.width - COVER.frame - 3, y: COVER.frame + 3, fromDeg: 180 },
  Earth: { x: COVER.frame + 3, y: COVER.height - COVER.frame - 3, fromDeg: 0 },
  Water: { x: COVER.width - COVER.frame - 3, y: COVER.height - COVER.frame - 3, fromDeg: 90 },
} as const;
