import { SIGN_KEYS, isSignKey, type SignKey } from '../../domain/zodiac/signs.ts';
import { GROUNDS, type Ground } from './ground.ts';
import { MARKS, type Mark } from './mark-names.ts';

export type Subject = Mark | SignKey;
export const FORMATS = ['svg', 'png'] as const;
export type Format = (typeof FORMATS)[number];

export interface BrandFile {
  /** As it is saved: `zodiary-emblem-dark.svg`. */
  name: string;
  subject: Subject;
  ground: Ground;
  format: Format;
}

/** Where the files are, on the site. */
export const BRAND_ADDRESS = '/brand';
export const ARCHIVE_FILE = 'zodiary-logos.zip';

export const SUBJECTS: readonly Subject[] = [...MARKS, ...SIGN_KEYS];

export function brandFileName(subject: Subject, ground: Ground, format: Format): string {
  return `zodiary-${subject}-${ground}.${format}`;
}

export function brandAddress(subject: Subject, ground: Ground, format: Format): string {
  return `${BRAND_ADDRESS}/${brandFileName(subject, ground, format)}`;
}

/** Everything that can be taken away, in the order of the page. */
export function brandFiles(): BrandFile[] {
  return SUBJECTS.flatMap((subject) =>
    GROUNDS.flatMap((ground) =>
      FORMATS.map((format) => ({
        name: brandFileName(subject, ground, format),
        subject,
        ground,
        format,
      })),
    ),
  );
}

/** Width of the PNG; marks have their clear space in it. */
export function pngWidth(subject: Subject): number {
  if (isSignKey(subject)) return 640;
  return subject === 'emblem' ? 1024 : 1600;
}
