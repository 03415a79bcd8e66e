import { isShareFormat, type ShareFormat } from './formats.ts';
import { FORMATS_OF, isSubjectKind, type SubjectKind } from './subject.ts';

export interface PictureAddress {
  kind: SubjectKind;
  /** Which of its kind: "leo-2026-11-15", "aries-and-leo", "the-tower", the slug of an article, the name of a page. */
  key: string;
  format: ShareFormat;
  /** Words and design, in short; null asks for whatever the picture is now. */
  edition: string | null;
}

/** With its edition an address may be kept for ever; without it the same picture is answered for a day. */
export function pictureAddress({ kind, key, format, edition }: PictureAddress): string {
  return `/share/${kind}/${key}.${format}.${edition === null ? '' : `${edition}.`}png`;
}

const FILE = /^([a-z0-9-]{1,120})\.([a-z]+)\.(?:([\w-]{1,22})\.)?png$/;

/** What an address asks for; null for what no picture could have. Whether its key is known is another question. */
export function pictureFrom(kind: string, file: string): PictureAddress | null {
  const [, key = '', format = '', edition = null] = FILE.exec(file) ?? [];
  if (!isSubjectKind(kind) || !isShareFormat(format) || !FORMATS_OF[kind].includes(format)) return null;
  return { kind, key, format, edition };
}

/** The address of the same picture in another format; the same address for what is not drawn in it. */
export function inFormat(address: string, format: ShareFormat): string {
  const [, kind = '', file = ''] = /^\/share\/([\w-]+)\/(.+)$/.exec(address) ?? [];
  const picture = pictureFrom(kind, file);
  return picture && FORMATS_OF[picture.kind].includes(format)
    ? pictureAddress({ ...picture, format })
    : address;
}
