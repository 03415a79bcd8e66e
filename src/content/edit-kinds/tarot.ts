import { SUITS } from '../../domain/tarot/card-names.ts';
import { typographyFaults } from '../../domain/typography/typography.ts';
import { cardFaults, cardTexts, repeatedSentences } from '../card-rules.ts';
import { textsIn } from '../readable-texts.ts';
import { parsedCard, type TarotFiles } from '../tarot.ts';
import type { FieldShape, KindAdapter } from './adapter.ts';
import { choice, line, list, number, text } from './field-shapes.ts';
import { listKind } from './list-kind.ts';
import { schemaSentences, sentence } from './sentences.ts';

const meaning = (side: 'upright' | 'reversed', label: string): FieldShape[] => [
  text(`${side}.general`, label, { hint: '60 to 100 words.' }),
  text(`${side}.love`, `${label}, in love`, { hint: '20 to 40 words.' }),
  text(`${side}.work`, `${label}, at work`, { hint: '20 to 40 words.' }),
  text(`${side}.advice`, `${label}, advice`, { hint: '12 to 30 words.' }),
];

const FIELDS = [
  line('name', 'Name', { fixed: true }),
  number('number', 'Number', { fixed: true }),
  choice('suit', 'Suit', SUITS, { optional: true, fixed: true }),
  list('keywords', 'Keywords, upright', { hint: 'Five.' }),
  list('reversedKeywords', 'Keywords, reversed', { hint: 'Five.' }),
  text('picture', 'What the picture shows'),
  choice('yesNo', 'Yes or no', ['yes', 'no', 'maybe']),
  text('yesNoWhy', 'Why', { hint: '10 to 28 words.' }),
  ...meaning('upright', 'Upright'),
  ...meaning('reversed', 'Reversed'),
];

const problems: KindAdapter['problems'] = (unit, fields, compiled) => {
  const record = CARDS.recordOf(unit, fields);
  const parsed = parsedCard(record);
  if (!parsed.success) return schemaSentences(parsed, FIELDS);
  const others = Object.values(compiled as TarotFiles)
    .flat()
    .filter(({ slug }) => slug !== unit);
  return [
    ...cardFaults(parsed.data),
    ...textsIn(record).flatMap(typographyFaults),
    ...repeatedSentences([...others, parsed.data].flatMap(cardTexts)),
  ].map((fault) => sentence('', fault));
};

/** Which file has a suit is decided once for all; nobody adds a card. */
function fileOfNew(unit: string): string {
  throw new RangeError(`There is no card ${unit}.`);
}

export const CARDS = listKind({
  kind: 'tarot',
  label: 'Tarot cards',
  one: 'card',
  canAdd: false,
  canHide: false,
  noun: 'tarot',
  nameField: 'slug',
  nullable: ['suit'],
  fields: FIELDS,
  titleOf: (fields) => String(fields.name),
  hrefOf: (unit) => `/tarot/cards/${unit}`,
  fileOfNew,
  problems,
  paths: () => [/^\/(?:tarot|api\/tarot)/],
});
