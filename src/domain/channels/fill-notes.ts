import { weekStart } from '../calendar/civil-date.ts';
import { monthDay } from '../calendar/written-date.ts';
import { skyAddress } from '../pages/sky-address.ts';
import { CARD_STYLES } from '../quotes/card-kinds.ts';
import { inMarks, quoteAddress, quotedText } from '../quotes/wording.ts';
import { SIGN_KEYS, signOf } from '../zodiac/signs.ts';
import { captionsOf, fitsVideo, openingCaptions, secondsOf } from './captions.ts';
import { isVideo } from './channel.ts';
import { wholeSentences } from './check-limits.ts';
import { ranked } from './choice.ts';
import type { FillCard, FillQuote, Told } from './fill-input.ts';
import type { Filling, FillSlot } from './fill-slot.ts';

const asVideo = (slot: FillSlot, lines: readonly string[]): Pick<Filling, 'lines' | 'seconds'> =>
  isVideo(slot.kind) ? { lines, seconds: secondsOf(lines) } : { lines };

function toldLines(told: Told): readonly string[] {
  return told.lines.length > 0 && fitsVideo(told.lines) ? told.lines : openingCaptions(told.text);
}

/** As much of it as the network takes, to the end of a sentence. */
function fitted(slot: FillSlot, told: Told | null): Told | null {
  if (!told || slot.isShortEnough(told.text)) return told;
  const text = wholeSentences(told.text, (shorter) => slot.isShortEnough(shorter));
  return text === null ? null : { ...told, text };
}

function toldFilling(slot: FillSlot, art: string, told: Told): Omit<Filling, 'why' | 'link'> {
  const { title, text, alt } = told;
  return { art, words: art, title, text, alt, ...asVideo(slot, toldLines(told)) };
}

/** The sky of the slot's own day; there is only one, so that it may be taken already. */
export function skyOfDay(slot: FillSlot): Filling | string {
  const told = fitted(slot, slot.banks.skyOf(slot.date));
  const art = `sky:${slot.date}`;
  if (!told) return 'The sky of this day has nothing to tell.';
  if (!slot.isArtFree(art) || !slot.areWordsFree(art) || !slot.isSayable(told.text))
    return 'This channel has the sky of the day already, or words much like it.';
  const why = `The sky of ${monthDay(slot.date)}`;
  return { ...toldFilling(slot, art, told), why, link: skyAddress(slot.date) };
}

/** The week of the sign whose turn it is; those behind it are asked for only where it has none. */
export function weekOfSign(slot: FillSlot): Filling | string {
  const sunday = weekStart(slot.date);
  const turns = ranked(
    SIGN_KEYS,
    (sign) => [slot.nearest(`subject week:${sign}`)],
    (sign) => sign,
    slot.seed,
  );
  for (const sign of turns) {
    const art = `week:${sign}-${sunday}`;
    const told = slot.isArtFree(art) ? fitted(slot, slot.banks.weekOfSign(sign, sunday)) : null;
    if (!told || !slot.areWordsFree(art) || !slot.isSayable(told.text)) continue;
    const why = `${signOf(sign).name}, week of ${monthDay(sunday)}`;
    return {
      ...toldFilling(slot, art, told),
      why,
      link: `/horoscope/${sign}?type=weekly`,
      hashtags: [`#${sign}`],
    };
  }
  return 'No sign has a week here that is written and wasn’t posted yet.';
}

export function cardOfSlot(slot: FillSlot): Filling | string {
  const nameOf = ({ slug }: FillCard): string => `card:${slug}`;
  const free = slot.banks.cards.filter(
    (card) => slot.isArtFree(nameOf(card)) && slot.areWordsFree(nameOf(card)),
  );
  const turns = ranked(free, (one) => [slot.nearest(`art ${nameOf(one)}`)], nameOf, slot.seed);
  const card = turns.find(({ text }) => slot.isSayable(text) && slot.isInTone(text));
  if (!card) return 'Every card was on this channel within 60 days.';
  return {
    art: nameOf(card),
    words: nameOf(card),
    why: `${card.name} from our deck`,
    title: `${card.name}: the card of the day`,
    text: card.text,
    alt: card.picture,
    link: `/tarot/cards/${card.slug}`,
    hashtags: ['#tarot'],
    ...asVideo(slot, openingCaptions(card.text)),
  };
}

interface QuoteChoice {
  quote: FillQuote;
  art: string;
}

/** Short enough for its captions, and no scripture beside a cat. */
function isFitting(slot: FillSlot, { slug, topic, text }: FillQuote): boolean {
  if (slot.channel.niche === 'cats' && topic === 'spiritual') return false;
  return slot.areWordsFree(`quote:${slug}`) && fitsVideo(captionsOf(text));
}

const quoteText = ({ text, author, work }: FillQuote): string => quotedText(text, author, work);

export function quoteOf(slot: FillSlot): Filling | string {
  const choices = slot.banks.quotes
    .filter((quote) => isFitting(slot, quote))
    .flatMap((quote) =>
      CARD_STYLES.map(({ number }): QuoteChoice => ({
        quote,
        art: `quote:${quote.topic}/${quote.slug}@${number}`,
      })),
    )
    .filter(({ art }) => slot.isArtFree(art));
  const choice = ranked(
    choices,
    ({ quote }) => [
      slot.freshElsewhere(`words quote:${quote.slug}`),
      slot.nearest(`words quote:${quote.slug}`),
      slot.nearest(`author ${quote.author}`),
    ],
    ({ art }) => art,
    slot.seed,
  ).find(({ quote }) => slot.isSayable(quoteText(quote)));
  if (!choice) return 'No quote is free: each was on this channel within 60 days or is too long.';
  const { quote, art } = choice;
  return {
    art,
    words: `quote:${quote.slug}`,
    why: `${quote.author}, ${quote.work}`,
    title: `${quote.author}, ${quote.work}`,
    text: quoteText(quote),
    alt: `A card with the words ${inMarks(quote.text)} by ${quote.author}.`,
    link: quoteAddress(quote.topic, quote.slug),
    ...asVideo(slot, captionsOf(quote.text)),
  };
}
