/** Pages that are a text of ours, by the name of their file. */
export const DOCUMENT_NAMES = ['about', 'logos', 'privacy-policy', 'terms-of-service'] as const;
export type DocumentName = (typeof DOCUMENT_NAMES)[number];
