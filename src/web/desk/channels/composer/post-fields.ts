import type { DeskChannelPost, PostFields } from '../../../../contract/desk-channel-posts.ts';
import type { DeskEdit } from '../../../../contract/desk-content.ts';
import type { Fields, FieldValue } from '../../../../domain/content-edits/edit.ts';
import type { Edited } from '../../drafts/draft-view.ts';

const LABELS: Readonly<Record<string, string>> = {
  'picture.art': 'Picture',
  'picture.format': 'Format',
  'picture.lines': 'Words in the picture',
  'picture.reference': 'Where it stands',
  'picture.edition': 'Edition',
  title: 'Title',
  text: 'Words',
  alt: 'Picture in words',
  link: 'Link',
  hashtags: 'Hashtags',
  at: 'Time',
};

export const labelOf = (field: string): string => LABELS[field] ?? field;

/** As drafts are kept: every field by its path. */
export function flatFields({ picture, ...rest }: PostFields): Fields {
  const inPicture = Object.entries(picture).map(([name, value]) => [`picture.${name}`, value] as const);
  return { ...Object.fromEntries(inPicture), ...rest };
}

const textIn = (value: FieldValue | undefined): string => (typeof value === 'string' ? value : '');
const listIn = (value: FieldValue | undefined): string[] =>
  Array.isArray(value) ? [...(value as readonly string[])] : [];
const lineIn = (value: FieldValue | undefined): string | null => (typeof value === 'string' ? value : null);

export function postFields(fields: Fields): PostFields {
  return {
    picture: {
      art: textIn(fields['picture.art']),
      format: textIn(fields['picture.format']) as PostFields['picture']['format'],
      lines: listIn(fields['picture.lines']),
      reference: lineIn(fields['picture.reference']),
      edition: lineIn(fields['picture.edition']),
    },
    title: textIn(fields['title']),
    text: textIn(fields['text']),
    alt: textIn(fields['alt']),
    link: textIn(fields['link']),
    hashtags: listIn(fields['hashtags']),
    at: textIn(fields['at']),
  };
}

/** The newest thing that happened to it is when it was last saved. */
function lastEvent({ events, line }: DeskChannelPost): string {
  return events.reduce((last, { at }) => (at > last ? at : last), events[0]?.at ?? line.at);
}

export function editOf(post: DeskChannelPost): DeskEdit {
  const fields = flatFields(post.fields) as DeskEdit['fields'];
  return { fields, revision: post.revision, author: '', savedAt: lastEvent(post) };
}

export const editedOf = (post: DeskChannelPost): Edited => ({
  draft: editOf(post),
  shown: null,
  inFile: null,
});
