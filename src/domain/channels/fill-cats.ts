import { signOf, type SignKey } from '../zodiac/signs.ts';
import { CATS, TAROT_CATS, type Cat, type CatKey } from './cats.ts';
import { best } from './choice.ts';
import type { CatWords, SkyFact } from './fill-input.ts';
import type { Filling, FillSlot } from './fill-slot.ts';

/** A fact that was told so few days ago waits behind the others: a retrograde lasts three weeks. */
const TOLD_DAYS = 10;

interface CatChoice {
  words: CatWords;
  cat: CatKey;
  art: string;
  why: string | null;
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

function isFitting(slot: FillSlot, { id, title, text, lines }: CatWords): boolean {
  return slot.areWordsFree(id, text) && slot.isShortEnough(text) && slot.isInTone(title, text, ...lines);
}

function choicesOf(
  slot: FillSlot,
  { key, cats, why }: Omit<SkyFact, 'why'> & { why: string | null },
): CatChoice[] {
  const free = slot.banks.catWords.filter((words) => words.key === key && isFitting(slot, words));
  return free.flatMap((words) =>
    catsFor(words, cats).flatMap((cat) =>
      cat.settings
        .map((setting) => ({ words, cat: cat.key, art: `cat:${cat.key}@${setting}`, why }))
        .filter(({ art }) => slot.isArtFree(art)),
    ),
  );
}

/** Cats and signs that were seen longest ago first, then words, then settings. */
function chosen(slot: FillSlot, choices: readonly CatChoice[]): CatChoice | undefined {
  return best(
    choices,
    ({ words, cat, art }) => [
      Math.min(slot.nearest(`subject cat:${cat}`), slot.nearest(`key ${words.key}`)),
      slot.freshElsewhere(`words ${words.id}`),
      slot.freshElsewhere(`subject cat:${cat}`),
      slot.nearest(`words ${words.id}`),
      slot.nearest(`art ${art}`),
    ],
    ({ words, art }) => `${words.id} ${art}`,
    slot.seed,
  );
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

/** What is true at the slot's own instant; what was told lately waits behind the rest. */
export function skyCat(slot: FillSlot): Filling | string {
  const facts = slot.banks.skyAt(slot.atMs);
  const isToldLately = ({ key }: SkyFact): boolean => slot.nearest(`key ${key}`) < TOLD_DAYS;
  const inOrder = [...facts.filter((fact) => !isToldLately(fact)), ...facts.filter(isToldLately)];
  for (const fact of inOrder) {
    const choice = chosen(slot, choicesOf(slot, fact));
    if (choice) return filled(slot, choice);
  }
  return facts.length === 0
    ? 'Nothing in the sky of this hour has a cat.'
    : 'All words for the sky of this hour were on this channel within 60 days. Choose another kind, or leave it empty.';
}
