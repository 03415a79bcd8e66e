/** Words as a reader counts them; a slot counts as one. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}{][\p{L}\p{N}{}’'-]*/gu) ?? [];
}

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]”?)\s+(?=[“{\p{Lu}])/u).filter((one) => one.length > 0);
}

/** What readings never say: clichés, fear, promises, illness, money won or lost, insult. */
const FORBIDDEN: readonly [rule: string, pattern: RegExp][] = [
  [
    'cliché',
    /\b(?:universe|energ(?:y|ies|etic)|cosmic|journeys?|embrac\w+|navigat\w+|manifest\w*|vibes?|vibrations?|abundance|destin(?:y|ed)|fated?|synchronicit\w+|soulmates?)\b/i,
  ],
  [
    'death and disaster',
    /\b(?:death|deaths|dead|die|dies|dying|funeral|grave|disaster|catastrophe|tragedy|accident|crash|doom\w*|danger\w*|curse\w*)\b/i,
  ],
  [
    'illness',
    /\b(?:ill|illness|disease|sick|sickness|cancerous|diagnos\w+|symptoms?|cure\w*|medicine|medication|doctor|therap\w+|depress\w+|anxiety|pain|surgery|injur\w+)\b/i,
  ],
  ['pregnancy', /\b(?:pregnan\w+|conceive\w*|fertil\w+|baby)\b/i],
  [
    'money won or lost',
    /\b(?:windfall|lottery|jackpot|invest(?:s|ed|ing|ments?|ors?)?|stocks?|shares of|loan|gambl\w+|bankrupt\w*|profits?|riches|wealth)\b/i,
  ],
  ['promise', /\b(?:guarantee\w*|you will (?:win|find|meet|get|receive)|certain to|bound to|destined)\b/i],
  ['insult', /\b(?:stupid|idiot|fool(?:s|ish)?|lazy|ugly|fat|loser|pathetic|crazy|insane)\b/i],
  ['clock time', /\b(?:\d{1,2}(?::\d{2})? ?(?:am|pm)|o’clock)\b/i],
];

const hitsOf = (text: string, rules: typeof FORBIDDEN): string[] =>
  rules.flatMap(([rule, pattern]) => {
    const hit = pattern.exec(text);
    return hit ? [`“${hit[0]}” (${rule})`] : [];
  });

export function toneHits(text: string): string[] {
  return hitsOf(text, FORBIDDEN);
}

/** A book about a life may speak of a funeral or a loan, where a day's reading would seem to foretell one. */
export function clicheHits(text: string): string[] {
  return hitsOf(
    text,
    FORBIDDEN.filter(([rule]) => rule === 'cliché'),
  );
}

/** Faults a reader would see as a slip of the machine. */
export function slips(text: string): string[] {
  const found: string[] = [];
  const look = (pattern: RegExp, fault: string) => {
    const hit = pattern.exec(text);
    if (hit) found.push(`${fault}: “${text.slice(Math.max(0, hit.index - 15), hit.index + 25)}”`);
  };
  look(/[{}]/, 'unfilled slot');
  look(/ {2,}/, 'double space');
  look(/\ba (?!eu)[aeio]\w/i, '“a” before a vowel');
  look(/\ban (?![aeiou]|hour|hono|heir|hones)\w/i, '“an” before a consonant');
  // After a quoted question or cry the sentence may go on: “Tea or coffee?” they asked.
  look(/(?:^|[.!?] |\.” )\p{Ll}/u, 'sentence without a capital');
  look(/(?<!-)\b(\w+) \1\b(?!,)/i, 'word said twice');
  look(/(?<!^)(?<![.!?:;“*]”? ?)\bThe (?:Sun|Moon)\b/, 'capital “The” inside a sentence');
  look(/['"]/, 'straight quote');
  look(/[^.!?”]$/, 'no full stop at the end');
  return found;
}

/** Slips and what readings never say, as sentences. */
export function proseFaults(text: string): string[] {
  return [...slips(text), ...toneHits(text).map((hit) => `says ${hit}`)];
}

interface Unit {
  id: string;
  text: string;
}

/** Slots are filled with facts: they are no words of ours. */
const ownWords = (text: string): string[] => wordsOf(text.toLowerCase().replaceAll(/\{\w+\}/g, ' '));

/** The same for one among others that share nothing with each other: only runs that begin like one of its own are put together. */
export function sharedRunsWith({ id, text }: Unit, others: readonly Unit[], length: number): string[] {
  const words = ownWords(text);
  const starts = words.slice(0, words.length - length + 1);
  const runs = new Set(starts.map((_, at) => words.slice(at, at + length).join(' ')));
  const firsts = new Set(starts.map((word, at) => `${word} ${words[at + 1]}`));
  return others.flatMap((other) => {
    const theirs = ownWords(other.text);
    return theirs.flatMap((word, at) => {
      if (!firsts.has(`${word} ${theirs[at + 1]}`)) return [];
      const run = theirs.slice(at, at + length).join(' ');
      return runs.has(run) ? [`${other.id} and ${id} share “${run}”`] : [];
    });
  });
}

/** Pairs of paragraphs that share a run of words: the mark of multiplied templates. */
export function sharedRuns(units: readonly Unit[], length: number): string[] {
  const owner = new Map<string, string>();
  const found: string[] = [];
  for (const { id, text } of units) {
    const words = ownWords(text);
    for (let at = 0; at + length <= words.length; at += 1) {
      const run = words.slice(at, at + length).join(' ');
      const first = owner.get(run);
      if (first && first !== id) found.push(`${first} and ${id} share “${run}”`);
      else owner.set(run, id);
    }
  }
  return found;
}

/** Three-word openings that more than `most` paragraphs begin with. */
export function overusedOpenings(units: readonly Unit[], most: number): string[] {
  const counts = Map.groupBy(units, ({ text }) => wordsOf(text.toLowerCase()).slice(0, 3).join(' '));
  return [...counts]
    .filter(([, group]) => group.length > most)
    .map(([opening, group]) => `“${opening} …” opens ${group.length} paragraphs, may open ${most}`);
}
