import { toneHits } from '../horoscope/prose-rules.ts';
import { CARD_NAMES } from '../tarot/card-names.ts';
import { slugName } from '../tarot/slug-name.ts';
import { SIGNS } from '../zodiac/signs.ts';
import type { Niche, PostKind } from './channel.ts';
import type { PostFields } from './post.ts';

type Rules = readonly (readonly [what: string, pattern: RegExp])[];

const SIGN_NAMES = SIGNS.map(({ name }) => name).join('|');

const SKY: Rules = [
  [
    'the sky of astrology',
    /\b(?:zodiac\w*|horoscopes?|astrolog\w*|retrograde|ascendant|star signs?|(?:sun|moon|birth) signs?|birth charts?|moon in)\b/i,
  ],
  [
    'the sky of astrology',
    new RegExp(`\\b(?:${SIGN_NAMES}|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto)\\b`),
  ],
];

const BESIDE_A_VERSE: Rules = [
  ...SKY,
  ['a card', /\b(?:tarot|arcana|the cards|oracle cards?|card of the day)\b/i],
  ['a cat', /\b(?:cats?|kittens?|kitty|paws?|purr\w*|meow\w*|whiskers?)\b/i],
  ['a joke', /\b(?:jok(?:e|es|ing)|funny|puns?|memes?|hilarious|lol|ha(?:ha)+)\b|[😂🤣😹😆😜😝🤪]/iu],
  [
    'fortune-telling',
    /\b(?:fortunes?|luck(?:y|ily)?|omens?|predict\w*|forecasts?|psychics?|crystal balls?|good luck|charms?|your future|destin(?:y|ed|ies)|cosmic|vibes?)\b/i,
  ],
  ['fear', /\b(?:hell|damned|damnation|doom\w*|wrath|punish\w*|end times|sinners?)\b/i],
];

const BESIDE_A_CAT: Rules = [
  [
    'scripture',
    /\b(?:scriptures?|bible|biblical|psalms?|gospels?|qu[’']?ran|koran|torah|talmud|sutras?|vedas?|upanishads?|dhammapada|bhagavad|hadith|verses?)\b/i,
  ],
  [
    'somebody’s faith',
    /\b(?:God|Jesus|Christ|Allah|Buddha|Krishna|Lord|Prophet|Messiah|Holy|Amen|pray(?:s|ed|ers?|ing)?|bless(?:ed|ings?)|church|mosque|synagogue|temple)\b/,
  ],
];

/** A verse may be one that is read at funerals or for the sick, and our sentence may say so, or what an old word means. */
const ALLOWED_WITH_VERSES = ['(death and disaster)', '(illness)', '(pregnancy)', '(insult)', '(cliché)'];
/** When the Moon leaves a sign is a fact. */
const ALLOWED_ALWAYS = ['(clock time)'];

/** "The Fool", and "Fool" where a sentence leaves the article away. */
const CARD_TITLES = new RegExp(
  `\\b(?:${CARD_NAMES.map(({ slug }) => slugName(slug).replace(/^The /, '(?:The )?')).join('|')})\\b`,
  'g',
);

const firstHit = (rules: Rules, words: string): string | null => {
  for (const [what, pattern] of rules) {
    const hit = pattern.exec(words);
    if (hit) return `“${hit[0]}” (${what})`;
  }
  return null;
};

function foreignHit(niche: Niche, words: string): string | null {
  if (niche === 'religion') return firstHit(BESIDE_A_VERSE, words);
  return niche === 'cats' ? firstHit(BESIDE_A_CAT, words) : null;
}

/** What words of ours say that they must not in this niche: “lucky” (fortune-telling). Banks are held to it, too. */
export function toneHit(niche: Niche, words: string): string | null {
  const allowed = niche === 'religion' ? [...ALLOWED_ALWAYS, ...ALLOWED_WITH_VERSES] : ALLOWED_ALWAYS;
  // The Fool is a card, no insult, and Death another.
  const hits = toneHits(niche === 'religion' ? words : words.replaceAll(CARD_TITLES, 'the card'));
  const hit = hits.find((one) => !allowed.some((rule) => one.endsWith(rule)));
  return foreignHit(niche, words) ?? hit ?? null;
}

const withoutEndMarks = (line: string): string => line.trim().replace(/[\s,;:.—–-]+$/, '');

/** Our own words: a verse or a quote is somebody else's, and stays as it is. */
function ownWords(kind: PostKind, { title, text, hashtags, picture }: PostFields): string {
  const isQuoting = kind === 'verse' || kind === 'quote' || kind === 'video-quote';
  const all = [title, text, ...hashtags.map((tag) => tag.replace(/^#/, ''))].join('\n');
  if (!isQuoting) return [all, ...picture.lines].join('\n');
  const lines = picture.lines.map(withoutEndMarks).filter((line) => line !== '');
  return lines.reduce((words, line) => words.replaceAll(line, ' '), all).replaceAll(/“[^“”]*”/g, ' ');
}

const SCRIPTURE_PAGES =
  /^\/quotes\/(?:spiritual|wisdom|hope|love|life|inspirational|philosophy|family|friendship|friends|positive)(?:[/?#]|$)/;

/** Whether a verse may lead there: never to a horoscope, a card, the sky or a joke. */
export const mayVerseLinkTo = (link: string): boolean => link === '' || SCRIPTURE_PAGES.test(link);

/** What is wrong with the tone, and what helps; null if nothing is. */
export function toneFault(niche: Niche, kind: PostKind, fields: PostFields): string | null {
  const isVerse = kind === 'verse' || fields.picture.art.startsWith('scene:');
  if (niche === 'religion' && (kind !== 'verse' || !fields.picture.art.startsWith('scene:')))
    return 'Only verses on quiet scenes belong on this channel. Choose a scene.';
  if (niche !== 'religion' && isVerse)
    return 'A verse never stands beside cats, cards or the sky. Choose another picture.';
  if (niche === 'religion' && !mayVerseLinkTo(fields.link))
    return 'A verse never leads to a horoscope, a card or the sky. Link to /quotes/spiritual instead.';
  const hit = toneHit(niche, ownWords(kind, fields));
  return hit === null ? null : `It says ${hit}. Say it another way.`;
}
