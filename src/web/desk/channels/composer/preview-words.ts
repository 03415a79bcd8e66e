import type { DeskChannelPost, PostFields } from '../../../../contract/desk-channels.ts';
import { outgoingOf } from '../../../../domain/channels/outgoing.ts';

/** Of the site, as its links go out. */
export function originOf({ fullLink }: Pick<DeskChannelPost, 'fullLink'>): string {
  return URL.parse(fullLink)?.origin ?? location.origin;
}

export interface TextPart {
  text: string;
  /** Links and hashtags: what the network colors. */
  isLink: boolean;
}

const LINKS = /(https?:\/\/\S+|#[\p{L}\p{N}_]+)/u;

export function textParts(text: string): TextPart[] {
  return text
    .split(LINKS)
    .map((part, index) => ({ text: part, isLink: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** The text as the network gets it, while it is typed. */
export function outgoingText(post: DeskChannelPost, fields: PostFields): string {
  const { network, id } = post.line;
  return outgoingOf(network, { ...fields, id }, originOf(post)).text;
}

/** The whole picture where the server has drawn it, its thumb until then. */
export function pictureSource(post: DeskChannelPost, { picture }: PostFields): string {
  const isDrawn = JSON.stringify(picture) === JSON.stringify(post.fields.picture);
  if (isDrawn && post.file.type.startsWith('image/')) return post.file.src;
  const chosen = post.pictures.find(({ art }) => art === picture.art);
  return isDrawn ? post.line.thumb : (chosen?.thumb ?? post.line.thumb);
}
