import { proseFaults, sentencesOf, sharedRuns, slips, toneHits, wordsOf } from '../horoscope/prose-rules.ts';
import { signOf, type SignKey } from '../zodiac/signs.ts';
import { captionOf, type CatUnit, type CatWordsKey } from './cat-words.ts';

/** The wit is in the situation: these are what cats say on mugs, or what no cat of ours is made to mean. */
const FORBIDDEN: readonly (readonly [rule: string, pattern: RegExp])[] = [
  [
    'pun or baby talk',
    /\b(?:purr\w*|meow\w*|mew(?:s|ed|ing)?|paw(?!s?\b)\w+|fur-?(?:ever|bab\w+|real|tastic)|claw-?some|hooman\w*|kitt(?:y|ies)|cat-?titude|snuggl\w+|smol|boop\w*)\b/i,
  ],
  ['diet', /\b(?:diet\w*|calor\w+|overweight|weight loss|chubby)\b/i],
  ['threat', /\b(?:kill\w*|murder\w*|revenge|blood\w*|attack\w*|plot(?:s|ting)?)\b/i],
  [
    'faith',
    /\b(?:god|gods|lord|pray\w*|bless\w*|church|temple|heaven\w*|angels?|saints?|sins?|miracles?|holy)\b/i,
  ],
  [
    'British spelling',
    /\b(?:\w*[cb]olour\w*|favour\w*|neighbour\w*|grey|cosy|pyjamas|mum|whilst|towards|afterwards|\w+(?:nis|lis)(?:e|ed|es|ing)(?<!promis\w+|surpris\w+)|centre|theatre|cupboard|rubbish|lorry)\b/i,
  ],
  ['shout', /!|\p{Extended_Pictographic}/u],
];

/** The card's name is no insult. */
const CARD_NAME = /\bFool\b/g;

function forbiddenIn(text: string): string[] {
  return FORBIDDEN.flatMap(([rule, pattern]) => {
    const hit = pattern.exec(text);
    return hit ? [`says “${hit[0]}” (${rule})`] : [];
  });
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the first sentence must say for the key's fact to be said. */
function factWords(key: CatWordsKey): RegExp[] {
  const parts = key.split(':');
  const last = parts.at(-1)!;
  const sign = () => new RegExp(`\\b${signOf(last as SignKey).name}\\b`);
  const planet = () => new RegExp(`\\b${capitalized(last)}\\b`);
  switch (parts[0]) {
    case 'moon-in':
      return [/\bMoon\b/, sign()];
    case 'moon-phase':
      return [/\bMoon\b|\bcrescent\b/];
    case 'sun-in':
      return [/\bSun\b|\bseason\b/, sign()];
    case 'enters':
      return parts[1] === 'sun' ? [/\bSun\b|\bseason\b/, sign()] : [planet(), /\bsigns?\b/];
    case 'turns-retrograde':
      return [planet(), /\bretrograde\b|\bbackward\b/];
    case 'turns-direct':
      return [planet(), /\bdirect\b|\bstraightening\b/];
    case 'retrograde':
      return [planet(), /\bretrograde\b/];
    case 'eclipse':
      return [/\beclipse\b/, last === 'solar' ? /\bSun\b|\bsolar\b/ : /\bMoon\b|\blunar\b/];
    default:
      return [];
  }
}

/** Faults of one unit's words, as sentences. */
export function catWordFaults(unit: Pick<CatUnit, 'key' | 'lines' | 'title' | 'text'>): string[] {
  const { key, title, text } = unit;
  const caption = captionOf(unit);
  const read = [caption, title, text].map((words) => words.replaceAll(CARD_NAME, 'Hermit'));
  const [first = ''] = sentencesOf(text);
  return [
    ...proseFaults(read[2]!).map((fault) => `text: ${fault}`),
    ...slips(read[0]!).map((fault) => `lines: ${fault}`),
    ...toneHits(`${read[0]} ${read[1]}`).map((hit) => `lines or title: says ${hit}`),
    ...read.flatMap(forbiddenIn),
    ...factWords(key)
      .filter((words) => !words.test(first))
      .map((words) => `text: the first sentence does not say ${key} (${words.source})`),
  ];
}

const RUN_LENGTH = 6;

/** The part of a unit that must be its own: of a sky key, what follows the fact. */
function ownPart({ id, key, text }: CatUnit): { id: string; text: string } {
  const isSky = !key.startsWith('sign:') && !key.startsWith('tarot:');
  return { id, text: isSky ? sentencesOf(text).slice(1).join(' ') : text };
}

function saidTwice(units: readonly CatUnit[], field: string, wordsIn: (unit: CatUnit) => string): string[] {
  const groups = Map.groupBy(units, (unit) => wordsOf(wordsIn(unit).toLowerCase()).join(' '));
  return [...groups]
    .filter(([, group]) => group.length > 1)
    .map(([words, group]) => `${field} “${words}” is that of ${group.map(({ id }) => id).join(', ')}`);
}

/** Under one key two may begin alike, as “The Leo cat …”; a third is a pattern. */
function beginAlike(units: readonly CatUnit[]): string[] {
  const opening = ({ key, text }: CatUnit) => `${key} ${wordsOf(text.toLowerCase()).slice(0, 3).join(' ')}`;
  return [...Map.groupBy(units, opening)]
    .filter(([, group]) => group.length > 2)
    .map(([, group]) => `${group.map(({ id }) => id).join(', ')} begin alike`);
}

/** What no single unit can be blamed for. */
export function catSameness(units: readonly CatUnit[]): string[] {
  return [
    ...saidTwice(units, 'caption', captionOf),
    ...saidTwice(units, 'title', ({ title }) => title),
    ...beginAlike(units),
    ...sharedRuns(units.map(ownPart), RUN_LENGTH),
  ];
}
