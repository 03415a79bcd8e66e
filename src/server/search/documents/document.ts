import type { SearchKind } from '../../../contract/search.ts';

/** Something that search can find, besides the readings. */
export interface SearchDocument {
  id: string;
  kind: SearchKind;
  href: string;
  /** As it is shown; what it is found by stands in `names` to `body`, the weightiest first. */
  title: string;
  note: string;
  icon: string;
  names: string;
  aliases: string;
  beside: string;
  body: string;
  /** Whether it is found by its body; else that is only shown. */
  isBodyIndexed: boolean;
  /** How much sooner it is shown than others that fit as well. */
  standing: number;
  atMs: number | null;
}

type Given = Pick<SearchDocument, 'id' | 'kind' | 'href' | 'title' | 'icon'> & Partial<SearchDocument>;

export function document(given: Given): SearchDocument {
  return {
    note: '',
    names: given.title,
    aliases: '',
    beside: given.note ?? '',
    body: '',
    isBodyIndexed: true,
    standing: 1,
    atMs: null,
    ...given,
  };
}
