/** Why a payment did not go through, as far as a provider says and a buyer can use. */
export const DECLINE_CLASSES = [
  'declined',
  'insufficient',
  'expired_card',
  'authentication',
  'processing',
  'canceled',
  'unknown',
] as const;
export type DeclineClass = (typeof DECLINE_CLASSES)[number];
