import { sentencesOf, wordsOf } from '../src/domain/horoscope/prose-rules.ts';
import { FEELINGS, LOVE_AND_FRIENDSHIP, TRIFLES, WORK_AND_MONEY } from './voice-lists.ts';

/** Places where a speaker would contract: those that did, and those that did not. */
const CONTRACTED =
  /\b(?:\w+n’t|(?:I|you|we|they|he|she|it|that|there|what|who|here|where|how|let|\w+)’(?:s(?= (?:a|an|the|not|no|been|just|still|your|yours|in|on|at|all|time|going|better|easy|hard|worth|what|how|why|where|when|more|less|too|so|only|also|never|always|one|nothing|something|about|because|\w+ing|\w+ed|\w+ly)\b)|re|ll|ve|d|m))/giu;
const UNCONTRACTED =
  /\b(?:(?:do|does|did|is|are|was|were|has|have|had|would|could|should|must|need|will) not|cannot|(?:it|that|there|what|who|he|she|here|where) is(?! not)|(?:you|they|we) are(?! not)|I am|(?:I|you|we|they|he|she|it|that|there) (?:will|would)(?! not)|(?:I|you|we|they) have (?:been|\w+ed|had|got|done|made|said|known|seen|put|kept|taken|given)|let us)\b/giu;

export interface Contractions {
  made: number;
  left: number;
}

export function contractionsIn(text: string): Contractions {
  return {
    made: text.match(CONTRACTED)?.length ?? 0,
    left: text.match(UNCONTRACTED)?.length ?? 0,
  };
}

const SKY =
  /\b(?:Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|eclipse|retrograde)\b|\{(?:fast|Fast|body|Body|other|Other|ruler|Ruler|touches)\}/u;

export type SkyPlace = 'first' | 'second' | 'later' | 'none';

/** In which sentence the sky is first named; `none` leaves it to the "Why?". */
export function skyPlaceOf(text: string): SkyPlace {
  const at = sentencesOf(text.trim()).findIndex((sentence) => SKY.test(sentence));
  if (at < 0) return 'none';
  return at === 0 ? 'first' : at === 1 ? 'second' : 'later';
}

const VERBS =
  'accept|add|admit|agree|allow|answer|apologize|arrive|ask|assume|avoid|be|begin|believe|book|borrow|bring|build|buy|call|cancel|carry|catch|change|check|choose|claim|clear|close|come|compare|count|cut|decide|decline|delete|do|don’t|draw|drink|drop|eat|end|enjoy|expect|explain|face|figure|find|finish|follow|forget|forgive|get|give|go|guess|hand|have|hear|help|hold|ignore|introduce|invite|join|keep|knock|know|laugh|lead|learn|leave|lend|let|let’s|lie|listen|look|make|mark|mean|mention|move|name|notice|offer|open|order|pack|pass|pay|pick|plan|play|point|practice|praise|pretend|promise|put|raise|reach|read|remember|repeat|reply|rest|return|save|say|schedule|see|send|set|settle|share|show|sign|sit|skip|sleep|slow|speak|spend|stand|start|stay|stop|suggest|take|talk|tell|thank|think|throw|treat|trust|try|turn|use|visit|wait|walk|watch|wear|work|write';
const IMPERATIVE = new RegExp(
  `^(?:“)?(?:(?:So|Then|And|But|Just|Please|Now|Today|Tonight|First|Maybe|Instead|Never|Always),? )?(?:${VERBS})\\b(?! (?:is|was|may|might|can|could|will|would|has|had)\\b)`,
  'iu',
);

/** Whether the paragraph gives an order. */
export function hasImperative(text: string): boolean {
  return sentencesOf(text.trim()).some((sentence) => IMPERATIVE.test(sentence));
}

/** Whether the last line is a saying for nobody: no reader, no person, no sky, no day in it. */
export function endsOnSaying(text: string): boolean {
  const last = sentencesOf(text.trim()).at(-1) ?? '';
  if (IMPERATIVE.test(last) || SKY.test(last)) return false;
  return !/\b(?:you|your|yours|yourself|you’\w+|I|me|my|we|our|us|he|she|him|her|his|they|them|their|someone|somebody|tonight|today|tomorrow|now|this|that|it|it’s|that’s)\b/iu.test(
    last,
  );
}

export interface VoiceFigures {
  paragraphs: number;
  contracted: number;
  sky: Record<SkyPlace, number>;
  imperatives: number;
  sayings: number;
  loveAndFriendship: number;
  workAndMoney: number;
  feelings: number;
  trifles: number;
}

/** Shares of all paragraphs, from 0 to 1. */
export function voiceOf(texts: readonly string[]): VoiceFigures {
  const says = (list: RegExp) => (text: string) => list.test(text.replaceAll(/\{\w+\}/g, ' '));
  const share = (test: (text: string) => boolean): number => texts.filter(test).length / (texts.length || 1);
  const { made, left } = texts
    .map(contractionsIn)
    .reduce((sum, one) => ({ made: sum.made + one.made, left: sum.left + one.left }), { made: 0, left: 0 });
  return {
    paragraphs: texts.length,
    contracted: made / (made + left || 1),
    sky: {
      first: share((text) => skyPlaceOf(text) === 'first'),
      second: share((text) => skyPlaceOf(text) === 'second'),
      later: share((text) => skyPlaceOf(text) === 'later'),
      none: share((text) => skyPlaceOf(text) === 'none'),
    },
    imperatives: share(hasImperative),
    sayings: share(endsOnSaying),
    loveAndFriendship: share(says(LOVE_AND_FRIENDSHIP)),
    workAndMoney: share(says(WORK_AND_MONEY)),
    feelings: share(says(FEELINGS)),
    trifles: share(says(TRIFLES)),
  };
}

/** British, stiff or precious words that a reader in Ohio would stumble over. */
const FOREIGN =
  /\b(?:larders?|cupboards?|telephones?|telephoned?|telephoning|timetables?|whom|below stairs|queues?|shall|whilst|fortnight|parlou?r|tea towel|spectacles|post office box|porter|charwoman|quarrelsome|handsome sum|the sum is out|bar nine|cross with|biscuits?|wardrobe|holidaymaker|tram|lorry|sixpence|upon|ought)\b/giu;

export function foreignWords(text: string): string[] {
  return text.match(FOREIGN) ?? [];
}

/** Words of a summary line, with the day's part of life in them. */
export function summaryFaults(summary: string): string[] {
  const count = wordsOf(summary).length;
  const faults: string[] = [];
  if (count < 7 || count > 18) faults.push(`has ${count} words, needs 7 to 18`);
  if (/\{/.test(summary)) faults.push('has a slot');
  if (sentencesOf(summary).length !== 1) faults.push('is not one sentence');
  if (!/[.?!]$/.test(summary)) faults.push('does not end');
  return faults;
}
