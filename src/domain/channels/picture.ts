/** As large as the networks want them; a pin is 1000 wide. */
export const SOCIAL_FORMATS = {
  '1:1': { width: 1080, height: 1080 },
  '4:5': { width: 1080, height: 1350 },
  '2:3': { width: 1000, height: 1500 },
  '9:16': { width: 1080, height: 1920 },
} as const;
export type SocialFormat = keyof typeof SOCIAL_FORMATS;
export const SOCIAL_FORMAT_NAMES = Object.keys(SOCIAL_FORMATS) as SocialFormat[];

/** Words set under a scene: lines broken by hand at the breath. */
export interface SetVerse {
  lines: readonly string[];
  /** "Psalm 119:105" */
  reference: string;
  /** "King James Version" */
  edition: string;
}
