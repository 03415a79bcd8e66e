import { SIGN_KEYS } from '../zodiac/signs.ts';

/** Stems that name a time, or ask to be shown something: they say nothing about what. */
const PASSING = new Set(
  'today tomorrow yesterday tonight week weekend month day year date now current search find show tell mean give get want need pleas'.split(
    ' ',
  ),
);

/** Stems that say what kind of thing is sought; nearly every reading could be meant by them. */
const KINDS = new Set(
  'horoscop read forecast zodiac astrolog sign star tarot card quot post blog articl page daili'.split(' '),
);

/** Written without their apostrophes they look like errors. */
const SMALL_TALK = new Set(
  'whats whos wheres whens hows im ive dont cant wont isnt doesnt thats lets ur pls plz please thx thanks hi hello hey'.split(
    ' ',
  ),
);

export function isSmallTalk(word: string): boolean {
  return SMALL_TALK.has(word);
}

export function isPassing(stem: string): boolean {
  return PASSING.has(stem);
}

/** Whether a stem says nothing about what a reading is about. */
export function isGeneral(stem: string): boolean {
  return PASSING.has(stem) || KINDS.has(stem);
}

const HOW =
  /^(how|why|what (is|are|does|do)|explain|learn|guide)\b|\b(explained|explanation|how to|difference)\b/;

/** Words that say among what to look first. */
const WANTED: readonly (readonly [kind: string, words: RegExp])[] = [
  ['quotes', /\b(quot\w*|said|say|sayings?|author|poems?|poet)\b/],
  ['tarot', /\b(tarot|cards?|arcana|spreads?)\b/],
  ['blog', /\b(blog|articles?|posts?)\b/],
  ['horoscopes', /\b(horoscopes?|forecasts?|compatib\w*)\b/],
  // Else "leo tomorrow" would be read as a question for Tolstoy.
  ['horoscopes', new RegExp(`^(?:${SIGN_KEYS.join('|')}) (?:today|tomorrow|tonight|yesterday)$`)],
];

/** The kinds that a question names or asks for; the text is folded. Whoever wants a thing explained wants an article. */
export function kindsWanted(text: string): ReadonlySet<string> {
  const named = WANTED.filter(([, words]) => words.test(text)).map(([kind]) => kind);
  return new Set(HOW.test(text) ? [...named, 'blog'] : named);
}
