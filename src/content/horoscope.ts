import { z } from 'zod';
import {
  alsoKey,
  bankOf,
  LIFE_PARTS,
  MOON_STATES,
  MOVES,
  SPEAKING_BODIES,
  TONES,
  TOUCHES,
  type Move,
  type ReadingBank,
} from '../domain/horoscope/bank.ts';
import { wordsOf } from '../domain/horoscope/prose-rules.ts';
import { SIGN_KEYS } from '../domain/zodiac/signs.ts';
import { problemsOf } from './checked.ts';
import { replacementProblems } from './replacements.ts';

const OPENER = new RegExp(`^moon/(?:[1-9]|1[0-2])/(?:${MOON_STATES.join('|')})$`);
const BODY = new RegExp(`^(?:${SPEAKING_BODIES.join('|')})/(?:[1-9]|1[0-2])/(?:${TONES.join('|')})$`);
const SLOW = 'sun|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto';
const TOUCH = new RegExp(`^touch/(?:${SLOW})/(?:[1-9]|1[0-2])/(?:${TOUCHES.join('|')})$`);
const HOUSE = '(?:[1-9]|1[0-2])';
const CHANGE = new RegExp(`^(?:(?:enter|back)/${HOUSE}|turn/${HOUSE}/(?:direct|retrograde))$`);
const ARRIVAL = new RegExp(`^arrive/(sun|mercury|venus|mars|jupiter|saturn|outer)/${HOUSE}$`);
const STATION = new RegExp(`^turn/(mercury|venus|mars|jupiter|saturn|outer)/${HOUSE}/(direct|retrograde)$`);
const COURSE = new RegExp(`^course/(?:mercury|venus|mars)/${HOUSE}$`);
const ECLIPSE = new RegExp(`^eclipse/(?:solar|lunar)/${HOUSE}$`);
const EVE =
  /^eve\/(?:(?:mercury|venus|mars)\/(?:retrograde|direct)|(?:jupiter|saturn|(outer))\/arrive|moon\/(?:solar|lunar))$/;
const TIP = new RegExp(`^tip/(?:${SIGN_KEYS.join('|')})/(?:${TONES.join('|')})$`);
const CLOSING =
  /^close\/(?:new-moon|full-moon|(?:waxing|waning)-(?:crescent|gibbous)|(?:first|last)-quarter)$/;

interface Shape {
  words: [least: number, most: number];
  headed: boolean;
  /** It may be what a day is about, and then says so in one sentence. */
  leads: boolean;
  slots: readonly string[];
}

/** Lengths are set so that any opener, two bodies and a closing make 150 to 220 words. */
function shapeOf(key: string): Shape | undefined {
  if (OPENER.test(key)) {
    const extra = key.endsWith('enters') ? ['from', 'sign'] : /new|full/.test(key) ? ['lunation'] : ['sign'];
    return { words: [38, 58], headed: true, leads: true, slots: [...extra, 'weekday'] };
  }
  if (BODY.test(key)) {
    const extra = key.endsWith('plain') ? [] : ['other', 'Other'];
    return { words: [42, 60], headed: true, leads: true, slots: ['sign', 'weekday', ...extra] };
  }
  if (TOUCH.test(key)) {
    return {
      words: [42, 60],
      headed: true,
      leads: true,
      slots: ['sign', 'weekday', 'fast', 'Fast', 'touches'],
    };
  }
  if (CHANGE.test(key)) {
    return { words: [42, 60], headed: true, leads: true, slots: ['body', 'Body', 'from', 'sign', 'weekday'] };
  }
  const news = newsShapeOf(key);
  if (news) return news;
  if (TIP.test(key)) {
    return { words: [16, 34], headed: true, leads: false, slots: ['weekday', 'ruler', 'Ruler'] };
  }
  if (CLOSING.test(key)) return { words: [8, 20], headed: false, leads: false, slots: [] };
  return undefined;
}

/** What happens today, in words of its own for each planet. */
function newsShapeOf(key: string): Shape | undefined {
  const [, arriving] = ARRIVAL.exec(key) ?? [];
  if (arriving) {
    const extra = arriving === 'outer' ? ['body', 'Body'] : ['until'];
    return { words: [42, 60], headed: true, leads: true, slots: ['sign', 'from', 'weekday', ...extra] };
  }
  const [, turning, direction] = STATION.exec(key) ?? [];
  if (turning) {
    const names = turning === 'outer' ? ['body', 'Body'] : [];
    const end = direction === 'retrograde' ? ['until'] : [];
    return { words: [42, 60], headed: true, leads: true, slots: ['sign', 'weekday', ...names, ...end] };
  }
  if (COURSE.test(key))
    return { words: [14, 36], headed: true, leads: false, slots: ['sign', 'weekday', 'until'] };
  const eve = EVE.exec(key);
  if (eve) {
    const names = eve[1] ? ['body', 'Body'] : [];
    return { words: [14, 36], headed: true, leads: false, slots: ['sign', ...names] };
  }
  if (ECLIPSE.test(key)) return { words: [42, 60], headed: true, leads: true, slots: ['sign', 'weekday'] };
  if (key === alsoKey) return { words: [2, 14], headed: false, leads: false, slots: ['news', 'News'] };
  return undefined;
}

/** What may stand in braces in a paragraph of the key, to be filled with facts of its day. */
export const slotsOf = (key: string): readonly string[] => shapeOf(key)?.slots ?? [];

/** Words of a summary: enough to stand alone on a locked phone, few enough to be read at a glance. */
const SUMMARY_WORDS = { least: 7, most: 18 };

export const ReadingParagraph = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    since: z.iso.date(),
    until: z.iso.date().optional(),
    replaces: z.string().optional(),
    key: z.string().refine((key) => shapeOf(key) !== undefined, 'is no key that readings know'),
    part: z.enum(LIFE_PARTS).optional(),
    move: z.enum(MOVES as [Move, ...Move[]]).optional(),
    heading: z.string().min(3).max(40).optional(),
    summary: z.string().optional(),
    text: z.string().trim(),
  })
  .superRefine(({ key, part, heading, summary, text }, context) => {
    const shape = shapeOf(key);
    if (!shape) return;
    const complain = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const count = wordsOf(text).length;
    const [least, most] = shape.words;
    if (count < least) complain('text', `has ${count} words, needs ${least}`);
    if (count > most) complain('text', `has ${count} words, may have ${most}`);
    if (shape.headed && !heading) complain('heading', 'is missing');
    if (!shape.headed && heading) complain('heading', 'does not belong to a closing line');
    if (shape.headed && !part) complain('part', 'is missing');
    if (shape.leads !== (summary !== undefined)) {
      complain('summary', shape.leads ? 'is missing' : 'does not belong to what never leads');
    }
    const said = wordsOf(summary ?? '').length;
    if (summary && (said < SUMMARY_WORDS.least || said > SUMMARY_WORDS.most)) {
      complain('summary', `has ${said} words, needs ${SUMMARY_WORDS.least} to ${SUMMARY_WORDS.most}`);
    }
    for (const [, slot] of text.matchAll(/\{(\w*)\}/g)) {
      if (!shape.slots.includes(slot!)) complain('text', `has a slot {${slot}} that ${key} does not fill`);
    }
  });
export type ReadingParagraph = z.infer<typeof ReadingParagraph>;

/** File name → its paragraphs, as `scripts/compile-content.ts` writes it. */
export type ReadingFiles = Record<string, ReadingParagraph[]>;

/** Without one of these some day of some sign would have no words. */
function keysNeeded(): string[] {
  const houses = Array.from({ length: 12 }, (_, index) => index + 1);
  const tips = SIGN_KEYS.flatMap((sign) => TONES.map((tone) => `tip/${sign}/${tone}`));
  const places = houses.flatMap((house) => [
    `moon/${house}/stays`,
    `moon/${house}/enters`,
    ...SPEAKING_BODIES.map((body) => `${body}/${house}/plain`),
  ]);
  return [...places, ...tips];
}

function unitProblems(file: string, unit: unknown, index: number): string[] {
  const result = ReadingParagraph.safeParse(unit);
  if (result.success) return [];
  const id = (unit as { id?: unknown } | null)?.id;
  const name = typeof id === 'string' ? id : `paragraph ${index + 1}`;
  return result.error.issues.map(
    ({ path, message }) => `${file}: ${name}: ${[path.join('.'), message].join(' ').trim()}`,
  );
}

/** Every fault as one sentence that names file, paragraph and field; none means the bank is whole. */
export function readingProblems(files: Readonly<Record<string, unknown>>): string[] {
  const problems: string[] = [];
  const seen = new Map<string, string>();
  const keys = new Set<string>();
  for (const [file, units] of Object.entries(files)) {
    if (!Array.isArray(units)) {
      problems.push(`${file}: is not a list of paragraphs`);
      continue;
    }
    units.forEach((unit, index) => {
      problems.push(...unitProblems(file, unit, index));
      const { id, key } = (unit ?? {}) as Partial<ReadingParagraph>;
      if (id && seen.has(id)) problems.push(`${file}: ${id}: id is taken already in ${seen.get(id)}`);
      if (id) seen.set(id, file);
      if (key) keys.add(key);
    });
  }
  const missing = keysNeeded().filter((key) => !keys.has(key));
  return [
    ...problems,
    ...replacementProblems(files),
    ...missing.map((key) => `readings: key ${key} has no paragraph`),
  ];
}

/** The bank the server reads at boot; a fault stops the start with a sentence that names it. */
export function readingBankFrom(json: unknown, repeatedRuns?: readonly string[]): ReadingBank {
  const files = z.record(z.string(), z.unknown()).safeParse(json);
  if (!files.success) throw new Error('content/horoscope.json: is not a map of files to paragraphs');
  const problems = problemsOf(json, () => readingProblems(files.data));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return bankOf(Object.values(files.data as ReadingFiles).flat(), repeatedRuns);
}
