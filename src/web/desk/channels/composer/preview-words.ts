import type { DeskChannelPost, PostFields } from '../../../../contract/desk-channel-posts.ts';
import { outgoingOf } from '../../../../domain/channels/outgoing.ts';
import { drawingCall } from '../calls.ts';

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

/** The file itself once the server has the choice; until then the same drawn for here, with the words it last had. */
export function pictureSource({ file, fields, line }: DeskChannelPost, { picture }: PostFields): string {
  const { lines } = fields.picture;
  if (JSON.stringify({ ...picture, lines }) !== JSON.stringify({ ...fields.picture }))
    return drawingCall({ ...picture, lines });
  return file.type.startsWith('image/') ? file.src : line.thumb;
}
