/** What a document leaves open for the site to say: where `{{contact}}` stands, a sentence about the settings goes. */
export const SLOT_NAMES = [
  'site',
  'owner',
  'address',
  'contact',
  'law',
  'corrections',
  'reading-removal',
  'request-by-letter',
  'order-address',
  'browsers',
  'delivery-days',
  'seal-hours',
  'reading-days',
  'unconfirmed-days',
  'untried-days',
  'page-copies',
  'answer-copies',
  'picture-copies',
  'card-copies',
  'refunds',
  'present-returns',
  'keep-days',
  'gift-days',
] as const;
export type SlotName = (typeof SLOT_NAMES)[number];
export type SlotValues = Readonly<Record<SlotName, string>>;

const SLOT = /\{\{([^{}]*)\}\}/g;

/** A sentence for every slot that does not exist. */
export function slotFaults(text: string): string[] {
  const names = [...text.matchAll(SLOT)].map(([, name]) => name!);
  const unknown = names.filter((name) => !(SLOT_NAMES as readonly string[]).includes(name));
  return unknown.map((name) => `the slot {{${name}}} does not exist`);
}

/** The text with its slots filled; values go in as they are, so they come as safe markup. */
export function filledSlots(text: string, values: SlotValues): string {
  return text.replaceAll(SLOT, (_, name: SlotName) => values[name]);
}
