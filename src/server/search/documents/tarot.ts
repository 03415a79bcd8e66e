import { nameOf, numeralOf } from '../../../domain/tarot/card-names.ts';
import type { CardTexts, TarotBank } from '../../../domain/tarot/bank.ts';
import { correspondenceOf } from '../../../domain/tarot/correspondence.ts';
import { DEFAULT_SPREAD, SPREAD_KEYS, type SpreadKey } from '../../../domain/tarot/spreads.ts';
import { nameOfBody } from '../../../domain/sky/bodies.ts';
import { signOf } from '../../../domain/zodiac/signs.ts';
import { document, type SearchDocument } from './document.ts';

function skyName({ slug }: CardTexts): string {
  const { sign, planet, element } = correspondenceOf(slug);
  if (sign) return signOf(sign).name;
  if (planet) return nameOfBody(planet);
  return element!;
}

function cardDocument(card: CardTexts): SearchDocument {
  const { slug, name, keywords, reversedKeywords, upright, reversed, picture, yesNoWhy } = card;
  const numeral = numeralOf(nameOf(slug));
  return document({
    id: `card ${slug}`,
    kind: 'tarot',
    href: `/tarot/cards/${slug}`,
    title: name,
    note: card.suit
      ? `Minor arcana · a card of ${skyName(card)}`
      : `Card ${numeral} · the card of ${skyName(card)}`,
    icon: 'card',
    aliases: `tarot card meaning upright reversed ${keywords.join(' ')} ${reversedKeywords.join(' ')}`,
    beside: `${card.suit ? 'minor arcana' : 'major arcana trump'} ${skyName(card)} yes or no`,
    body: [...Object.values(upright), ...Object.values(reversed), picture, yesNoWhy].join(' '),
    standing: 1.5,
  });
}

/** How people ask for a table without knowing its name. */
const SPREAD_ALIASES: Record<SpreadKey, string> = {
  one: 'single card quick daily',
  three: 'three card past present future',
  love: 'relationship partner him her feelings',
  'celtic-cross': 'ten cards 10 card',
  'yes-no': 'yes no answer decision should',
};

export function tarotDocuments({ cards, weaving }: TarotBank): SearchDocument[] {
  const spreads = SPREAD_KEYS.map((key) => {
    const { name, positions } = weaving.spreads[key];
    return document({
      id: `spread ${key}`,
      kind: 'tarot',
      href: key === DEFAULT_SPREAD ? '/tarot' : `/tarot?spread=${key}`,
      title: `${name}: a Tarot Spread`,
      note: positions.length === 1 ? 'One card' : `${positions.length} cards`,
      icon: 'card',
      names: `${name} tarot spread`,
      aliases: `draw reading table question ${SPREAD_ALIASES[key]}`,
      beside: positions.map(({ name: place }) => place).join(' '),
      body: positions.map(({ asks }) => asks).join(' '),
      standing: 1.5,
    });
  });
  return [...[...cards.values()].map(cardDocument), ...spreads];
}
