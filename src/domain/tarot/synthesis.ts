import { wordsOf } from '../horoscope/prose-rules.ts';
import type { Gist, SynthesisTexts, WeavingTexts } from './bank.ts';
import { chosenBy } from './draw.ts';
import { FINDERS, type Finding, type FindingKind } from './findings.ts';
import type { MultiCardSpread } from './spreads.ts';
import { calledName, type Table, type TableCard } from './table-card.ts';
import { themePair, type Theme } from './themes.ts';

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

type Paragraph = (table: Table, weaving: WeavingTexts) => SynthesisPart;

/** Says one sentence or two about the card of a place. */
type Speaker = (place: number, wordings: readonly string[], use: string) => string;

function speakerOf(table: Table, weaving: WeavingTexts): Speaker {
  return (place, wordings, use) => filled(oneOf(wordings, table, use), slotsOf(table.cards[place]!, weaving));
}

/** The first card and the last, and what the first one is about. */
function opening(table: Table, weaving: WeavingTexts): string {
  const [first, last] = [slotsOf(table.cards[0]!, weaving), slotsOf(table.cards.at(-1)!, weaving)];
  return filled(oneOf(weaving.synthesis.openings[table.spread], table, 'opening'), {
    first: first.card,
    'first-now': first.now,
    'first-past': first.past,
    last: last.card,
  });
}

/** The first card and the last, and how the first gets on with the next. */
const beginning: Paragraph = (table, weaving) => {
  const sentences = [opening(table, weaving), ...FIRST_ENCOUNTERS[table.spread](table, weaving)];
  return { ground: 'path', text: sentences.join(' ') };
};

/** Where it may lead: the last card. */
function arrival(table: Table, weaving: WeavingTexts): string {
  const { outlook } = gistOf(table.cards.at(-1)!, weaving);
  const last = table.cards.length - 1;
  return speakerOf(table, weaving)(last, weaving.synthesis.arrivals[outlook], 'arrival');
}

type Places = readonly [number, number];

const themesAt = (places: Places, { cards }: Table, weaving: WeavingTexts): [Theme, Theme] => [
  gistOf(cards[places[0]]!, weaving).theme,
  gistOf(cards[places[1]]!, weaving).theme,
];

/** How the card of the one place leads to that of the other. */
function turn(places: Places, table: Table, weaving: WeavingTexts): string {
  const [from, to] = themesAt(places, table, weaving);
  const wordings = weaving.turns[from][to];
  // One theme three times makes the same turn twice: the second is told in the next wording.
  return wordings[(chosenBy(`${table.seed} turn`, wordings.length) + places[0]) % wordings.length]!;
}

type Told = (table: Table, weaving: WeavingTexts) => string[];

/** What follows the first sentence: how its card gets on with the next. */
const FIRST_ENCOUNTERS: Readonly<Record<MultiCardSpread, Told>> = {
  three: (table, weaving) => [turn([0, 1], table, weaving)],
  love: (table, weaving) => [
    speakerOf(table, weaving)(1, weaving.synthesis.others, 'other'),
    weaving.meetings[themePair(...themesAt([0, 1], table, weaving))],
  ],
  'celtic-cross': (table, weaving) => {
    const { crossings } = weaving.synthesis;
    const isKind = gistOf(table.cards[1]!, weaving).outlook === 'bright';
    return [
      speakerOf(table, weaving)(1, isKind ? crossings.kind : crossings.other, 'crossing'),
      weaving['crossings-met'][themePair(...themesAt([0, 1], table, weaving))],
    ];
  },
};

/** The cards between the first and the last, and how it goes on from them. */
const MIDDLES: Readonly<Record<MultiCardSpread, Told>> = {
  three: (table, weaving) => [
    speakerOf(table, weaving)(1, weaving.synthesis.presents, 'present'),
    turn([1, 2], table, weaving),
  ],
  love: (table, weaving) => [
    speakerOf(table, weaving)(2, weaving.synthesis.between, 'between'),
    turn([2, 4], table, weaving),
  ],
  'celtic-cross': (table, weaving) => {
    const say = speakerOf(table, weaving);
    const { roots, passings, people } = weaving.synthesis;
    const isRoot = oneOf(['root', 'passing'], table, 'before') === 'root';
    return [
      say(7, people, 'people'),
      isRoot ? say(3, roots, 'root') : say(4, passings, 'passing'),
      turn([isRoot ? 3 : 4, 0], table, weaving),
    ];
  },
};

const firstSentence = (text: string): string => /^.*?[.!?]”?(?=\s|$)/.exec(text)![0];

/** Nobody reads a longer paragraph to its end. */
const MOST_WORDS = 95;
const fits = (text: string): boolean => wordsOf(text).length <= MOST_WORDS;

/** What the cards have in common, if a person would remark on it. */
function findingOf(table: Table, texts: SynthesisTexts): Finding | undefined {
  const found = FINDERS.map((find) => find(table, texts)).find(({ length }) => length > 0);
  return found && oneOf(found, table, 'finding');
}

/** The cards between, where it may lead, and what the cards have in common, as far as there is room. */
const middle: Paragraph = (table, weaving) => {
  const cards = MIDDLES[table.spread](table, weaving);
  const said = [...cards, arrival(table, weaving)].join(' ');
  const finding = findingOf(table, weaving.synthesis);
  if (!finding) return { ground: 'cards', text: said };
  const { kind, wordings, slots, hasLast } = finding;
  const words = filled(oneOf(wordings, table, kind), slots);
  // Of three cards such a pair tells itself where it leads.
  if (hasLast && table.spread === 'three') return { ground: kind, text: [...cards, words].join(' ') };
  // Further sentences advise, and the counsel does that.
  const text = `${said} ${firstSentence(words)}`;
  return fits(text) ? { ground: kind, text } : { ground: 'cards', text: said };
};

/** The place whose card shows what the visitor could do: with you, what helps, you in this. */
const COUNSEL_PLACES: Readonly<Record<MultiCardSpread, number>> = { three: 1, love: 3, 'celtic-cross': 6 };
const HOPES_PLACE = 8;

/** What the visitor could do, by the card that lies where they stand, and what that means for what they asked. */
const closing: Paragraph = (table, weaving) => {
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
};

/** How often other wordings are tried for a paragraph that is too long. */
const ATTEMPTS = 12;

function fitting(tell: Paragraph, table: Table, weaving: WeavingTexts): SynthesisPart {
  let part = tell(table, weaving);
  for (let attempt = 1; attempt < ATTEMPTS && !fits(part.text); attempt += 1) {
    part = tell({ ...table, seed: `${table.seed} ${attempt}` }, weaving);
  }
  return part;
}

/** What the cards say together: one answer in three paragraphs, from the first card to the visitor's question. */
export function synthesisOf(table: Table, weaving: WeavingTexts): SynthesisPart[] {
  return [beginning, middle, closing].map((tell) => fitting(tell, table, weaving));
}
