import { SIGN_KEYS, signOf, type Element, type SignKey } from '../zodiac/signs.ts';
import { signsApart } from './angles.ts';
import { bandOf, type Band } from './bands.ts';
import { inZodiacOrder } from './pairs.ts';
import { rulerBond } from './rulers.ts';

/** One reason for points, as the page shows it. */
export interface Reason {
  name: 'angle' | 'elements' | 'rulers' | 'modalities' | 'polarity';
  label: string;
  gloss: string;
  points: number;
  outOf: number;
}

export interface PairScore {
  overall: number;
  love: number;
  friendship: number;
  band: Band;
  /** How the overall arose; the points add up to it. */
  reasons: Reason[];
}

type Points = readonly [overall: number, love: number, friendship: number];
type Row = readonly [label: string, gloss: string, ...Points];

const ANGLES: readonly Row[] = [
  ['The same sign', 'like looking in a mirror', 22, 16, 26],
  ['Next to each other', 'neighbors who see things differently', 9, 14, 4],
  ['Two signs apart: a sextile', 'easy, once somebody makes the first move', 24, 17, 30],
  ['Three signs apart: a square', 'they get in each other’s way', 8, 16, 0],
  ['Four signs apart: a trine', 'the easiest angle there is', 30, 30, 28],
  ['Five signs apart: a quincunx', 'very little in common', 3, 0, 10],
  ['Opposite', 'far apart, with a good view of each other', 17, 29, 8],
];

const SAME_ELEMENT: Row = ['', 'the same temperament', 25, 21, 24];
const FRIENDLY_ELEMENTS: Row = ['', 'one feeds the other', 19, 19, 20];
const STRANGE_ELEMENTS: Record<string, Row> = {
  'Fire Earth': ['', 'one burns, the other keeps it contained', 9, 7, 10],
  'Fire Water': ['', 'steam, mostly', 7, 14, 3],
  'Earth Air': ['', 'one builds what the other has moved on from', 6, 3, 11],
  'Air Water': ['', 'one explains, the other feels', 8, 9, 7],
};
const FRIENDS = new Set(['Fire Air', 'Earth Water']);

function elementRow(a: Element, b: Element): Row {
  const label = a === b ? `Both ${a.toLowerCase()}` : `${a} with ${b.toLowerCase()}`;
  const pair = [`${a} ${b}`, `${b} ${a}`];
  const row =
    a === b
      ? SAME_ELEMENT
      : pair.some((one) => FRIENDS.has(one))
        ? FRIENDLY_ELEMENTS
        : STRANGE_ELEMENTS[pair.find((one) => one in STRANGE_ELEMENTS)!]!;
  return [label, ...row.slice(1)] as unknown as Row;
}

const MODALITIES: Record<string, Row> = {
  'Cardinal Cardinal': ['Both cardinal', 'two who start things, nobody who waits', 7, 8, 9],
  'Fixed Fixed': ['Both fixed', 'nobody moves first', 6, 9, 5],
  'Mutable Mutable': ['Both mutable', 'plans that keep changing', 9, 6, 13],
  'Cardinal Fixed': ['Cardinal with fixed', 'one starts it, one finishes it', 13, 12, 11],
  'Cardinal Mutable': ['Cardinal with mutable', 'one leads, one finds a way around', 12, 11, 13],
  'Fixed Mutable': ['Fixed with mutable', 'one stays, one roams', 9, 10, 9],
};

function modalityRow(a: SignKey, b: SignKey): Row {
  const pair = [signOf(a).modality, signOf(b).modality];
  return MODALITIES[pair.join(' ')] ?? MODALITIES[pair.reverse().join(' ')]!;
}

function polarityRow(a: SignKey, b: SignKey): Row {
  const isDay = (sign: SignKey): boolean => SIGN_KEYS.indexOf(sign) % 2 === 0;
  if (isDay(a) !== isDay(b))
    return ['A day sign and a night sign', 'one talks at breakfast, one at midnight', 3, 6, 2];
  if (isDay(a)) return ['Both day signs', 'nobody has to be asked twice', 8, 7, 10];
  return ['Both night signs', 'a lot goes without saying', 8, 9, 8];
}

const OUT_OF = { angle: 30, elements: 25, rulers: 20, modalities: 15, polarity: 10 } as const;

/** The published formula: five reasons, the same whichever sign is named first. */
export function pairScore(one: SignKey, other: SignKey): PairScore {
  // In zodiac order, so that the words are the same too.
  const [a, b] = inZodiacOrder(one, other);
  const rows: [Reason['name'], Row][] = [
    ['angle', ANGLES[signsApart(a, b)]!],
    ['elements', elementRow(signOf(a).element, signOf(b).element)],
    ['rulers', rulerBond(a, b)],
    ['modalities', modalityRow(a, b)],
    ['polarity', polarityRow(a, b)],
  ];
  const total = (column: 2 | 3 | 4): number => rows.reduce((sum, [, row]) => sum + row[column], 0);
  const overall = total(2);
  return {
    overall,
    love: total(3),
    friendship: total(4),
    band: bandOf(overall),
    reasons: rows.map(([name, [label, gloss, points]]) => ({
      name,
      label,
      gloss,
      points,
      outOf: OUT_OF[name],
    })),
  };
}
