import { z } from 'zod';
import { DOCUMENT_NAMES } from '../domain/documents/documents.ts';
import { CivilDateText } from './calendar.ts';

const DocumentSection = z.object({
  id: z.string().describe('Its anchor on the page'),
  heading: z.string(),
  html: z.string().describe('From Markdown with raw HTML switched off'),
});
export type DocumentSection = z.infer<typeof DocumentSection>;

const DocumentChange = z.object({ version: z.string(), date: CivilDateText, what: z.string() });

/** A text of the site about itself, with what its settings say filled in. */
export const SiteDocument = z.object({
  name: z.enum(DOCUMENT_NAMES),
  updatedAt: CivilDateText.describe('Since when it holds as it is'),
  version: z.string().nullable().describe('Legal texts are numbered'),
  changes: z.array(DocumentChange).describe('Every version and what it changed, newest first'),
  opening: z.string().describe('What stands before the first heading, as HTML'),
  sections: z.array(DocumentSection),
});
export type SiteDocument = z.infer<typeof SiteDocument>;

/** A path part: an unknown document is a 404 of the route, not a malformed request. */
export const DocumentParams = z.object({ name: z.string().meta({ example: 'privacy-policy' }) });
