/**
 * What a buyer agrees to before paying; an order keeps the version of the words that it was made with. Whoever changes the
 * words gives them a new version.
 */
export const CONSENT_VERSION = '2026-11-17';

export const consentText = (refundDays: number): string =>
  'Make my report right away. I know that in the EU this ends my 14-day right to withdraw' +
  (refundDays > 0 ? `; the ${refundDays}-day refund still stands.` : '.');
