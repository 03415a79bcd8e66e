import type { SiteDocument } from '../../contract/documents.ts';
import { escapeMarkup } from '../../domain/feeds/markup.ts';
import { filledSlots, type SlotValues } from '../../domain/documents/slots.ts';
import { BOUNDS } from '../../domain/offline/bounds.ts';
import { GIFT_DAYS } from '../../domain/orders/terms.ts';
import { READING_LIFE_DAYS } from '../../domain/tarot/reading-life.ts';
import type { Config } from '../config.ts';
import { DELIVERIES_KEPT_DAYS } from '../push/job.ts';
import { MOST_BROWSERS_PER_VISITOR } from '../push/subscriptions.ts';
import { UNCONFIRMED_DAYS, UNTRIED_DAYS } from '../storage/clear.ts';
import { SEAL_LIFE_HOURS } from '../tarot/draws.ts';
import type { DocumentContent, OwnerWords } from '../../content/documents.ts';

export interface DocumentsService {
  find: (name: string) => SiteDocument | null;
}

type Owner = Pick<
  Config,
  | 'siteName'
  | 'ownerName'
  | 'ownerAddress'
  | 'contactEmail'
  | 'governingLaw'
  | 'refundDays'
  | 'reportKeepDays'
>;

/** The sentence with the setting's value, or the one that says it is not set. */
function ownerSentence({ given, missing }: OwnerWords['owner'], value: string | null): string {
  return value === null ? escapeMarkup(missing) : escapeMarkup(given).replace('{value}', () => value);
}

const escaped = (text: string | null): string | null => (text === null ? null : escapeMarkup(text));

function mailLink(address: string | null): string | null {
  const text = escaped(address);
  return text === null ? null : `<a href="mailto:${text}">${text}</a>`;
}

/** Nobody is asked to write to an address that is not there. */
function writtenSentence({ given, missing }: OwnerWords['corrections'], owner: Owner): string {
  const canWrite = owner.contactEmail !== null || owner.ownerAddress !== null;
  return escapeMarkup(canWrite ? given : missing);
}

/** Periods and bounds come from where they are kept, so that no text can promise another one. */
function slotValues(words: OwnerWords, owner: Owner): SlotValues {
  const refundDays = owner.refundDays > 0 ? String(owner.refundDays) : null;
  return {
    site: escapeMarkup(owner.siteName),
    owner: ownerSentence(words.owner, escaped(owner.ownerName)),
    address: ownerSentence(words.address, escaped(owner.ownerAddress)),
    contact: ownerSentence(words.contact, mailLink(owner.contactEmail)),
    law: ownerSentence(words.law, escaped(owner.governingLaw)),
    corrections: writtenSentence(words.corrections, owner),
    'reading-removal': writtenSentence(words['reading-removal'], owner),
    'request-by-letter': writtenSentence(words['request-by-letter'], owner),
    'order-address': writtenSentence(words['order-address'], owner),
    browsers: String(MOST_BROWSERS_PER_VISITOR),
    'delivery-days': String(DELIVERIES_KEPT_DAYS),
    'seal-hours': String(SEAL_LIFE_HOURS),
    'reading-days': String(READING_LIFE_DAYS),
    'unconfirmed-days': String(UNCONFIRMED_DAYS),
    'untried-days': String(UNTRIED_DAYS),
    'page-copies': String(BOUNDS.pages.entries),
    'answer-copies': String(BOUNDS.answers.entries),
    'picture-copies': String(BOUNDS.pictures.entries),
    'card-copies': String(BOUNDS.deck.entries),
    refunds: ownerSentence(words.refunds, refundDays),
    'present-returns': ownerSentence(words['present-returns'], refundDays),
    'keep-days': String(owner.reportKeepDays),
    'gift-days': String(GIFT_DAYS),
  };
}

/** The texts about the site itself, filled once: settings do not change while it runs. */
export function documentsService({ documents, ownerWords }: DocumentContent, owner: Owner): DocumentsService {
  const values = slotValues(ownerWords, owner);
  const fill = (text: string): string => filledSlots(text, values);
  const all = documents.map((document) => ({
    ...document,
    opening: fill(document.opening),
    sections: document.sections.map((section) => ({ ...section, html: fill(section.html) })),
  }));
  return { find: (name) => all.find((document) => document.name === name) ?? null };
}
