import { pairFrom } from '../../domain/compatibility/pairs.ts';
import { proseFaults, sharedRunsWith } from '../../domain/horoscope/prose-rules.ts';
import { typographyFaults } from '../../domain/typography/typography.ts';
import { signOf } from '../../domain/zodiac/signs.ts';
import { PairText, type CompatibilityFiles } from '../compatibility.ts';
import { PAIR_RUN_LENGTH, sharedSentences, textsOfPair } from '../pair-rules.ts';
import { textsIn } from '../readable-texts.ts';
import type { KindAdapter } from './adapter.ts';
import { date, line, list, text } from './field-shapes.ts';
import { listKind } from './list-kind.ts';
import { schemaSentences, sentence } from './sentences.ts';

const FIELDS = [
  line('summary', 'In a sentence', { hint: '8 to 20 words that name both signs.' }),
  text('description', 'The two of them', { hint: '80 to 120 words.' }),
  list('strengths', 'What goes well', { hint: 'Three to five.' }),
  list('challenges', 'What takes work', { hint: 'Three to five.' }),
  text('advice', 'Advice'),
  date('since', 'Since', { fixed: true }),
];

const pairsIn = (compiled: unknown): PairText[] =>
  Object.values(compiled as CompatibilityFiles)
    .flat()
    .filter((one): one is PairText => 'pair' in one);

const wholeOf = (pair: PairText) => ({ id: pair.pair, text: textsOfPair(pair).join(' ') });

const problems: KindAdapter['problems'] = (unit, fields, compiled) => {
  const record = PAIR_TEXTS.recordOf(unit, fields);
  const parsed = PairText.safeParse(record);
  if (!parsed.success) return schemaSentences(parsed, FIELDS);
  const others = pairsIn(compiled).filter(({ pair }) => pair !== unit);
  return [
    ...textsOfPair(parsed.data).flatMap(proseFaults),
    ...textsIn(record).flatMap(typographyFaults),
    ...sharedRunsWith(wholeOf(parsed.data), others.map(wholeOf), PAIR_RUN_LENGTH),
    ...sharedSentences([...others, parsed.data]),
  ].map((fault) => sentence('', fault));
};

/** Every pair has its words already. */
function fileOfNew(unit: string): string {
  throw new RangeError(`There is no pair ${unit}.`);
}

export const PAIR_TEXTS = listKind({
  kind: 'pair',
  label: 'Pairs of signs',
  one: 'pair',
  canAdd: false,
  canHide: false,
  noun: 'compatibility',
  nameField: 'pair',
  isOther: (file) => file === 'compatibility/week.yml',
  fields: FIELDS,
  titleOf: (_, unit) =>
    pairFrom(unit)!
      .map((sign) => signOf(sign).name)
      .join(' and '),
  hrefOf: (unit) => `/compatibility/${unit}`,
  fileOfNew,
  problems,
  paths: () => [/^\/(?:compatibility|horoscope|api\/compatibility)/],
});
