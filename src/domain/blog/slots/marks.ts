/**
 * Where a filled slot begins and ends. The text has to stand in Markdown, which knows no elements: characters that
 * nobody types stand there, and become elements in the HTML.
 */
const BEGIN = '\uE000';
const NAMED = '\uE001';
const END = '\uE002';
/** Inside of a slot's name: a space would end the address of a link. */
const SPACE = '\uE003';
const MARKS = /[\uE000-\uE003]/g;
const MARKED = /\uE000([^\uE000-\uE002]*)\uE001([^\uE000-\uE002]*)\uE002/g;

export const withoutMarks = (text: string): string => text.replaceAll(MARKS, '');

/** What a slot says, and which slot it was. */
export const slotMark = (slot: string, said: string): string => BEGIN + slot.replaceAll(' ', SPACE) + NAMED + said + END;

/** Only what the slots say. */
export const unmarked = (text: string): string => withoutMarks(text.replaceAll(MARKED, '$2'));

/** The marks of an article's HTML as elements; inside of a tag, such as an address, only what the slot says is left. */
export function withSlotMarks(html: string): string {
  const inTags = html.replaceAll(/<[^>]*>/g, unmarked);
  const marked = inTags.replaceAll(MARKED, '<span data-slot="$1">$2</span>').replaceAll(SPACE, ' ');
  return withoutMarks(marked);
}
