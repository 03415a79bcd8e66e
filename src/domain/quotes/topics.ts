export const QUOTE_TOPICS = [
  'love',
  'success',
  'motivational',
  'life',
  'inspirational',
  'friendship',
  'positive',
  'funny',
  'hope',
  'romance',
  'relationships',
  'money',
  'business',
  'friends',
  'family',
  'wisdom',
  'spiritual',
  'philosophy',
] as const;

export type QuoteTopic = (typeof QUOTE_TOPICS)[number];

/** The nine that the footer of every page links. */
export const FOOTER_TOPICS: readonly QuoteTopic[] = QUOTE_TOPICS.slice(0, 9);

export function isQuoteTopic(value: unknown): value is QuoteTopic {
  return QUOTE_TOPICS.includes(value as QuoteTopic);
}
