import { signOf, type SignKey } from '../zodiac/signs.ts';
import { CATS, TAROT_CATS, type Cat, type CatKey } from './cats.ts';
import { ranked } from './choice.ts';
import type { CatWords, SkyFact } from './fill-input.ts';
import type { Filling, FillSlot } from './fill-slot.ts';

/** A fact that was told so few days ago waits behind the others: a retrograde lasts three weeks. */
const TOLD_DAYS = 10;

/** Two days in a row the same cat would look like the same post. */
const APART_DAYS = 2;
/** Who saw a cat within so few days remembers it. */
const SEEN_DAYS = 7;

interface CatChoice {
  words: CatWords;
  cat: CatKey;
  art: string;
  why: string | null;
  /** How many settings of this cat are free on the channel. */
  settingsLeft: number;
}

const signOfCat = (cat: CatKey): SignKey | null =>
  cat.startsWith('sign-') ? (cat.slice('sign-'.length) as SignKey) : null;

function linkOf(cat: CatKey): string {
  const sign = signOfCat(cat);
  if (sign !== null) return `/horoscope/${sign}`;
  return cat.startsWith('tarot-') ? `/tarot/cards/${cat.slice('tarot-'.length)}` : '/sky';
}

function hashtagsOf(cat: CatKey): string[] {
  const sign = signOfCat(cat);
  if (sign !== null) return [`#${sign}`];
  if (cat.startsWith('tarot-')) return ['#tarot'];
  return cat.startsWith('moon-') ? ['#moon'] : [];
}

/** Those of the words among those of the fact; either may leave it to the other. */
function catsFor(words: CatWords, cats: readonly CatKey[]): readonly Cat[] {
  const keys =
    words.cats.length === 0 ? cats : words.cats.filter((key) => cats.length === 0 || cats.includes(key));
  return CATS.filter(({ key }) => keys.includes(key));
}

function settingsOf(slot: FillSlot, { key, settings }: Cat): string[] {
  return settings.map((setting) => `cat:${key}@${setting}`).filter((art) => slot.isArtFree(art));
}

type Subject = Pick<SkyFact, 'key' | 'cats'> & { why: string | null };

function choicesOf(slot: FillSlot, { key, cats, why }: Subject): CatChoice[] {
  const free = slot.banks.catWords.filter((words) => words.key === key && slot.areWordsFree(words.id));
  return free.flatMap((words) =>
    catsFor(words, cats).flatMap((cat) => {
      if (slot.nearest(`subject cat:${cat.key}`) < APART_DAYS) return [];
      const arts = settingsOf(slot, cat);
      return arts.map((art) => ({ words, cat: cat.key, art, why, settingsLeft: arts.length }));
    }),
  );
}

const seenAgo = (slot: FillSlot, { cat, words }: CatChoice): number =>
  Math.min(slot.nearest(`subject cat:${cat}`), slot.nearest(`key ${words.key}`));

/**
 * Not a cat of these days; then one with most settings left, so that none is used up when the sky asks for it; then what
 * was seen longest ago.
 */
function chosen(slot: FillSlot, choices: readonly CatChoice[]): CatChoice | undefined {
  return ranked(
    choices,
    (choice) => [
      Math.min(seenAgo(slot, choice), SEEN_DAYS),
      slot.freshElsewhere(`words ${choice.words.id}`),
      choice.settingsLeft,
      seenAgo(slot, choice),
      slot.freshElsewhere(`subject cat:${choice.cat}`),
      slot.nearest(`words ${choice.words.id}`),
      slot.nearest(`art ${choice.art}`),
    ],
    ({ words, art }) => `${words.id} ${art}`,
    slot.seed,
  ).find(({ words: { title, text, lines } }) => slot.isSayable(text) && slot.isInTone(title, text, ...lines));
}

function filled(slot: FillSlot, { words, cat, art, why }: CatChoice): Filling {
  const { altTexts } = slot.banks;
  return {
    art,
    words: words.id,
    why,
    lines: words.lines,
    title: words.title,
    text: words.text,
    alt: altTexts[art] ?? altTexts[`cat:${cat}`] ?? '',
    link: linkOf(cat),
    hashtags: hashtagsOf(cat),
  };
}

const keysWith = (slot: FillSlot, prefix: string): string[] => [
  ...new Set(slot.banks.catWords.map(({ key }) => key).filter((key) => key.startsWith(prefix))),
];

/** A cat of a sign: of the one that was seen longest ago. */
export function signCat(slot: FillSlot): Filling | string {
  const choices = keysWith(slot, 'sign:').flatMap((key) => {
    const sign = key.slice('sign:'.length) as SignKey;
    return choicesOf(slot, { key, cats: [`sign-${sign}`], why: null });
  });
  const choice = chosen(slot, choices);
  if (!choice)
    return 'Every sign joke or its cat was on this channel within 60 days. Write new ones, or leave it empty.';
  return { ...filled(slot, choice), why: `A cat of ${signOf(signOfCat(choice.cat)!).name}` };
}

export function tarotCat(slot: FillSlot): Filling | string {
  const choices = keysWith(slot, 'tarot:').flatMap((key) => {
    const card = TAROT_CATS.find((one) => key === `tarot:${one}`);
    return card ? choicesOf(slot, { key, cats: [`tarot-${card}`], why: null }) : [];
  });
  const choice = chosen(slot, choices);
  if (!choice)
    return 'Every tarot cat or its words were on this channel within 60 days. Leave it empty, or write new ones.';
  return { ...filled(slot, choice), why: `A cat of ${CATS.find(({ key }) => key === choice.cat)!.name}` };
}

/**
 * What is true at the slot's own instant; what was told lately waits behind the rest. Where all of it is used up, a cat of
 * a sign stands in, which is true at any hour.
 */
export function skyCat(slot: FillSlot): Filling | string {
  const facts = slot.banks.skyAt(slot.atMs);
  const isToldLately = ({ key }: SkyFact): boolean => slot.nearest(`key ${key}`) < TOLD_DAYS;
  const inOrder = [...facts.filter((fact) => !isToldLately(fact)), ...facts.filter(isToldLately)];
  for (const fact of inOrder) {
    const choice = chosen(slot, choicesOf(slot, fact));
    if (choice) return filled(slot, choice);
  }
  const standIn = signCat(slot);
  if (typeof standIn === 'string')
    return 'All words for the sky of this hour were on this channel within 60 days, and every sign joke, too.';
  return {
    ...standIn,
    kind: 'cat-sign',
    why: `${standIn.why}, for the words about this hour’s sky are used up`,
  };
}
