/** What the owner can edit at the desk. A unit is one of them: an article, a joke, a card. */
export const EDIT_KINDS = [
  'post',
  'joke',
  'quote',
  'misattribution',
  'tarot',
  'pair',
  'document',
  'paragraph',
] as const;
export type EditKind = (typeof EDIT_KINDS)[number];

export type FieldValue = string | number | boolean | readonly string[] | null;

/** A unit's fields by name; what lies deeper has its path: `upright.love`. A field that is absent does not exist. */
export type Fields = Readonly<Record<string, FieldValue>>;

/** A unit as the files have it: what the release that is running brought. */
export interface FileUnit {
  kind: EditKind;
  /** Unique within its kind, lower-case words with hyphens and dots: it stands in addresses. */
  unit: string;
  /** Under content/: "jokes/cats.yml". */
  file: string;
  /** How a list names it. */
  title: string;
  /** Where visitors read it; null where it has no page of its own. */
  href: string | null;
  fields: Fields;
}

/** What the owner wrote over a unit, or added. */
export interface Edit {
  kind: EditKind;
  unit: string;
  /** The fields of the file when the edit was begun; null for a unit that is the owner's own. */
  base: Fields | null;
  /** Only the fields that differ from the base; of an own unit, all. */
  text: Fields;
  state: 'draft' | 'live' | 'hidden';
  /** One more with every save: who saves names the one they began from. */
  revision: number;
}
