import { wordsOf } from '../horoscope/prose-rules.ts';
import type { Gist, SynthesisTexts, WeavingTexts } from './bank.ts';
import { chosenBy } from './draw.ts';
import { FINDERS, type FindingKind } from './findings.ts';
import type { MultiCardSpread } from './spreads.ts';
import { calledName, type Table, type TableCard } from './table-card.ts';

export type Tally = Record<'majors' | 'wands' | 'cups' | 'swords' | 'pentacles' | 'reversed', number>;

/** One paragraph of what the cards say together. */
export interface SynthesisPart {
  /** What the paragraph rests on; saved readings and the API have it under this name. */
  ground: FindingKind | 'path' | 'cards' | 'closing';
  text: string;
}

export function tallyOf(cards: readonly TableCard[]): Tally {
  const tally: Tally = { majors: 0, wands: 0, cups: 0, swords: 0, pentacles: 0, reversed: 0 };
  for (const { texts, reversed } of cards) {
    tally[texts.suit ?? 'majors'] += 1;
    if (reversed) tally.reversed += 1;
  }
  return tally;
}

function oneOf<T>(choices: readonly T[], { seed }: Table, use: string): T {
  return choices[chosenBy(`${seed} ${use}`, choices.length)]!;
}

function filled(wording: string, slots: Readonly<Record<string, string>>): string {
  return wording.replaceAll(/\{([\w-]+)\}/g, (whole, slot: string) => slots[slot] ?? whole);
}

/** You and they take the same forms of a verb, so the pronouns are all that changes. */
export function ofThem(words: string): string {
  return words.replaceAll(/\byour\b/g, 'their').replaceAll(/\byou\b/g, 'they');
}

function gistOf({ texts, reversed }: TableCard, { gists }: WeavingTexts): Gist {
  return gists[texts.slug]![reversed ? 'reversed' : 'upright'];
}

function slotsOf(card: TableCard, weaving: WeavingTexts) {
  const { gist, deed, now, past } = gistOf(card, weaving);
  const theirs = { 'their-deed': ofThem(deed), 'their-now': ofThem(now) };
  return { card: calledName(card), gist, deed, now, past, ...theirs };
}

/** The first card, the last, how the one turns into the other, and how the last one looks. */
function opening(table: Table, weaving: WeavingTexts): SynthesisPart {
  const { openings, outlooks } = weaving.synthesis;
  const [first, last] = [table.cards[0]!, table.cards.at(-1)!];
  const [from, to] = [slotsOf(first, weaving), slotsOf(last, weaving)];
  const way = filled(oneOf(openings[table.spread], table, 'opening'), {
    first: from.card,
    'first-gist': from.gist,
    'first-now': from.now,
    'first-past': from.past,
    last: to.card,
    'last-gist': to.gist,
    'last-deed': to.deed,
  });
  const look = oneOf(outlooks[gistOf(last, weaving).outlook], table, 'outlook');
  return { ground: 'path', text: `${way} ${look}` };
}

/** Says one sentence or two about the card of a place. */
type Speaker = (place: number, wordings: readonly string[], use: string) => string;

function speakerOf(table: Table, weaving: WeavingTexts): Speaker {
  return (place, wordings, use) => filled(oneOf(wordings, table, use), slotsOf(table.cards[place]!, weaving));
}

/** What is said of the cards between the first and the last, by their places. */
const MIDDLES: Readonly<Record<MultiCardSpread, (table: Table, weaving: WeavingTexts) => string[]>> = {
  three: (table, weaving) => [speakerOf(table, weaving)(1, weaving.synthesis.presents, 'present')],
  love: (table, weaving) => {
    const say = speakerOf(table, weaving);
    const { others, between } = weaving.synthesis;
    return [say(1, others, 'other'), say(2, between, 'between')];
  },
  'celtic-cross': (table, weaving) => {
    const say = speakerOf(table, weaving);
    const { crossings, roots, passings, people } = weaving.synthesis;
    const isKind = gistOf(table.cards[1]!, weaving).outlook === 'bright';
    const before = oneOf(['root', 'passing'], table, 'before');
    return [
      say(1, isKind ? crossings.kind : crossings.other, 'crossing'),
      before === 'root' ? say(3, roots, 'root') : say(4, passings, 'passing'),
      say(7, people, 'people'),
    ];
  },
};

const firstSentence = (text: string): string => /^.*?[.!?]”?(?=\s|$)/.exec(text)![0];

/** Nobody reads a longer paragraph to its end. */
const MOST_WORDS = 95;

/** What the cards have in common, if a person would remark on it. */
function findingOf(table: Table, texts: SynthesisTexts): SynthesisPart | undefined {
  const found = FINDERS.map((find) => find(table, texts)).find(({ length }) => length > 0);
  if (!found) return undefined;
  const { kind, wordings, slots } = oneOf(found, table, 'finding');
  const finding = filled(oneOf(wordings, table, kind), slots);
  // Further sentences advise, and only those of a pair are written for the cards that lie here.
  const isTold = kind === 'pair' && table.spread === 'three';
  return { ground: kind, text: isTold ? finding : firstSentence(finding) };
}

/** The cards between the first and the last, what they have in common, and of three cards what today is like. */
function middle(table: Table, weaving: WeavingTexts): SynthesisPart {
  const said = MIDDLES[table.spread](table, weaving).join(' ');
  const finding = findingOf(table, weaving.synthesis);
  if (finding && (table.spread !== 'three' || finding.ground === 'pair')) {
    const text = `${said} ${finding.text}`;
    return wordsOf(text).length > MOST_WORDS
      ? { ground: 'cards', text: said }
      : { ground: finding.ground, text };
  }
  if (table.spread !== 'three') return { ground: 'cards', text: said };
  const todays = weaving.synthesis.todays[gistOf(table.cards[1]!, weaving).outlook];
  const sentences = [said, oneOf(todays, table, 'today'), ...(finding ? [finding.text] : [])];
  return { ground: finding?.ground ?? 'cards', text: sentences.join(' ') };
}

/** The place whose card shows what the visitor could do: with you, what helps, you in this. */
const COUNSEL_PLACES: Readonly<Record<MultiCardSpread, number>> = { three: 1, love: 3, 'celtic-cross': 6 };
const HOPES_PLACE = 8;

/** What the visitor could do, by the card that lies where they stand, and something to ask themselves. */
function closing(table: Table, weaving: WeavingTexts): SynthesisPart {
  const { hopes, counsels, closings } = weaving.synthesis;
  const say = speakerOf(table, weaving);
  const outlookOf = (at: number) => gistOf(table.cards[at]!, weaving).outlook;
  const place = COUNSEL_PLACES[table.spread];
  const { counsel, loveCounsel } = gistOf(table.cards[place]!, weaving);
  const isLove = table.spread === 'love';
  const sentences = [
    ...(table.spread === 'celtic-cross' ? [say(HOPES_PLACE, hopes[outlookOf(HOPES_PLACE)], 'hope')] : []),
    say(place, counsels[table.spread], 'counsel'),
    isLove ? loveCounsel : counsel,
    oneOf(isLove ? closings.love : closings.question, table, 'closing'),
  ];
  return { ground: 'closing', text: sentences.join(' ') };
}

/** What the cards say together: one answer in three paragraphs, from the first card to the visitor's question. */
export function synthesisOf(table: Table, weaving: WeavingTexts): SynthesisPart[] {
  return [opening(table, weaving), middle(table, weaving), closing(table, weaving)];
}
