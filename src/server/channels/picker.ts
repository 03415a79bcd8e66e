import { CATS, type Cat } from '../../domain/channels/cats.ts';
import type { PostKind } from '../../domain/channels/channel.ts';
import { SCENES } from '../../domain/channels/scenes.ts';
import { CARD_STYLES } from '../../domain/quotes/card-kinds.ts';

/** A picture that suits a post. */
export interface Choice {
  art: string;
  name: string;
}

const ofSet = (...sets: readonly string[]): Cat[] =>
  CATS.filter(({ key }) => sets.some((set) => key.startsWith(`${set}-`)));

const CATS_OF: Partial<Record<PostKind, readonly Cat[]>> = {
  'cat-sign': ofSet('sign', 'house'),
  'cat-tarot': ofSet('tarot'),
  'cat-sky': ofSet('sign', 'moon', 'house'),
};

function catChoices(cats: readonly Cat[]): Choice[] {
  return cats.flatMap(({ key, name, settings }) =>
    settings.map((setting) => ({ art: `cat:${key}@${setting}`, name: `${name}, ${setting}` })),
  );
}

/** A quote in its four looks; what is about a day, a week or a card has its one picture. */
function looksOf(art: string): Choice[] {
  const [, quote] = /^(quote:.+)@.$/.exec(art) ?? [];
  if (quote === undefined) return [];
  return CARD_STYLES.map(({ number, name }) => ({ art: `${quote}@${number}`, name }));
}

export function choicesFor(kind: PostKind, art: string): Choice[] {
  const cats = CATS_OF[kind];
  if (cats) return catChoices(cats);
  if (kind === 'verse') return SCENES.map(({ key, name }) => ({ art: `scene:${key}`, name }));
  return looksOf(art);
}
