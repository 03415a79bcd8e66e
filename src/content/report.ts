import { z } from 'zod';
import { sentencesOf, wordsOf } from '../domain/horoscope/prose-rules.ts';
import { AGES, type Age } from '../domain/report/ages.ts';
import {
  NOTE_CASES,
  YEAR_LINES,
  type Echoes,
  type ReportBank,
  type ReportParagraph,
  type YearLine,
} from '../domain/report/bank.ts';
import { CHAPTER_KEYS, THEMES, type Theme } from '../domain/report/chapters.ts';
import { GLOSSED } from '../domain/report/glosses.ts';
import { KEY_GROUPS } from '../domain/report/keys.ts';
import { goesBothWays, LEANS, type Lean } from '../domain/report/leans.ts';
import { PAIR_NAMES, TRAIT_PAIRS, TRAITS, type Trait } from '../domain/report/traits.ts';
import { Closing, eachOf, Opening, slotted, Spine, YearArcs } from './report-frame.ts';

const WORDS = { least: 60, most: 110 };
const LEAST_PARAGRAPHS = 520;
/** Enough that two reports with one bridge seldom have it alike. */
const LINKS_PER_TRAIT = 2;
const LINK_SENTENCES = 2;
const ECHO_WORDS = 18;
const QUIET_MONTHS = 12;
const HOUSES = 12;
const KEYS = new Set(KEY_GROUPS.flatMap(({ keys }) => keys));

/** Where a paragraph says what differs from chart to chart. */
const PARAGRAPH_SLOTS: Readonly<Record<string, string[]>> = {
  'phase/full': ['facing'],
  'shape/stellium': ['count'],
  'shape/lone-planet': ['Planet'],
};

const Paragraph = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    key: z.string().refine((key) => KEYS.has(key), 'is no key that reports know'),
    leans: z.array(z.enum(LEANS as [Lean, ...Lean[]])).max(3),
    text: z.string().trim(),
  })
  .superRefine(({ key, leans, text }, context) => {
    const complain = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const count = wordsOf(text).length;
    if (count < WORDS.least) complain('text', `has ${count} words, needs ${WORDS.least}`);
    if (count > WORDS.most) complain('text', `has ${count} words, may have ${WORDS.most}`);
    const { error } = slotted(PARAGRAPH_SLOTS[key]).safeParse(text);
    for (const { message } of error?.issues ?? []) complain('text', message);
    if (new Set(leans).size < leans.length) complain('leans', 'has one twice');
    if (goesBothWays(leans)) complain('leans', 'goes both ways');
  }) satisfies z.ZodType<ReportParagraph>;

const Sentence = slotted().refine((text) => sentencesOf(text).length === 1, 'is not one sentence');

const Link = slotted(['echo'], ['Back', 'back'])
  .refine((text) => /\{[Bb]ack\}/.test(text), 'does not look {back}')
  .refine((text) => sentencesOf(text).length <= LINK_SENTENCES, `has more than ${LINK_SENTENCES} sentences`);
const Links = eachOf(TRAITS, z.array(Link).min(LINKS_PER_TRAIT));
const SecondLook = slotted().refine(
  (text) => sentencesOf(text).length <= LINK_SENTENCES,
  `has more than ${LINK_SENTENCES} sentences`,
);
const SecondLooks = eachOf(PAIR_NAMES, z.array(SecondLook).min(1));
const Ids = z.array(z.string());
/** It follows “In “The engine”” and goes before a full stop. */
const Echo = slotted()
  .refine((text) => !/^\p{Lu}/u.test(text), 'begins with a capital')
  .refine((text) => !/[.,;]$/.test(text), 'ends a sentence')
  .refine((text) => wordsOf(text).length <= ECHO_WORDS, `has more than ${ECHO_WORDS} words`);
const Traits = eachOf(TRAITS, z.record(z.string(), Echo));
const Themes = z.partialRecord(z.enum(THEMES), Ids);
const Unfit = eachOf(AGES, Ids);
const Glosses = eachOf(Object.keys(GLOSSED), Sentence);

const Ledes = eachOf(CHAPTER_KEYS, z.array(Sentence).min(1));

/** The slots a line of the year must say, and those it may. */
const NAMED = ['what', 'What'];
const YEAR_SLOTS: Partial<Record<YearLine, { must?: string[]; may?: string[] }>> = {
  turning: { must: ['times', 'from', 'to', 'about'], may: NAMED },
  behind: { must: ['before', 'days', 'about'], may: NAMED },
  once: { must: ['day', 'what', 'about'] },
  againEasy: { must: ['month', 'about'], may: NAMED },
  againHard: { must: ['month', 'about'], may: NAMED },
  lastEasy: { must: ['month', 'about'], may: NAMED },
  lastHard: { must: ['month', 'about'], may: NAMED },
  ahead: { must: ['days', 'about', 'later'], may: NAMED },
  also: { must: ['list'] },
  hardBrief: { must: ['days'] },
  hardBack: { must: ['days', 'about', 'last'], may: NAMED },
  hardJupiter: { must: ['days', 'about'], may: NAMED },
  hardLong: { must: ['days', 'about'], may: NAMED },
  light: { must: ['days', 'about'], may: NAMED },
  lightLong: { must: ['days', 'about'], may: NAMED },
  birthday: { may: NAMED },
  begins: { must: ['count', 'last', 'about'] },
  between: { must: ['month', 'last', 'about'] },
  ends: { must: ['month', 'about'] },
  lingers: { must: ['last', 'until', 'about'] },
  underWay: { must: ['until', 'about'], may: NAMED },
  moons: { must: ['day', 'sign'] },
};
const Year = z.strictObject(
  Object.fromEntries(
    YEAR_LINES.map((line) => {
      const { must = [], may = [] } = YEAR_SLOTS[line] ?? {};
      return [line, z.array(slotted(must, may)).min(1)];
    }),
  ),
);

const NOTE_SLOTS: Partial<Record<(typeof NOTE_CASES)[number], string[]>> = {
  'about-time': ['margin'],
  'left-out': ['left-out'],
  'moon-unsure': ['signs'],
  'rising-unsure': ['rising'],
};
const Method = z.array(
  z
    .strictObject({
      id: z.string(),
      when: z.enum(NOTE_CASES),
      title: z.string().trim().min(3),
      text: z.string().trim(),
    })
    .superRefine(({ when, text }, context) => {
      const { error } = slotted(NOTE_SLOTS[when]).safeParse(text);
      for (const { message } of error?.issues ?? [])
        context.addIssue({ code: 'custom', path: ['text'], message });
    }),
);

const Questions = z
  .array(z.strictObject({ question: z.string().trim().endsWith('?'), answer: z.string().trim().min(40) }))
  .min(6);

const NeverTogether = z.array(z.tuple([z.string(), z.string()]));

/** What stands around the paragraphs, a file each. */
const FRAME = {
  'report/links.yml': Links,
  'report/second-looks.yml': SecondLooks,
  'report/chapters.yml': Ledes,
  'report/year.yml': Year,
  'report/method.yml': Method,
  'report/never-together.yml': NeverTogether,
  'report/questions.yml': Questions,
  'report/traits.yml': Traits,
  'report/themes.yml': Themes,
  'report/ages.yml': Unfit,
  'report/glosses.yml': Glosses,
  'report/opening.yml': Opening,
  'report/closing.yml': Closing,
  'report/spine.yml': Spine,
  'report/year-arcs.yml': YearArcs,
} as const;
const isFrame = (file: string): file is keyof typeof FRAME => file in FRAME;

type Files = Readonly<Record<string, unknown>>;

function faultsOf(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message].join(' ').trim());
}

function frameProblems(files: Files): string[] {
  const names = Object.keys(FRAME).filter(isFrame);
  const { 'report/year.yml': year } = files as Record<string, Record<string, unknown[]> | undefined>;
  const few = (year?.quiet?.length ?? QUIET_MONTHS) < QUIET_MONTHS;
  const houses = year?.moons?.length ?? HOUSES;
  return [
    ...names.flatMap((file) =>
      files[file] === undefined
        ? [`${file}: is missing`]
        : faultsOf(FRAME[file], files[file]).map((fault) => `${file}: ${fault}`),
    ),
    ...(few ? [`report/year.yml: quiet has lines for fewer than ${QUIET_MONTHS} months`] : []),
    ...(houses === HOUSES ? [] : [`report/year.yml: moons has ${houses} lines for ${HOUSES} houses`]),
  ];
}

/** The lists of paragraphs, whatever their files are called. */
function paragraphFiles(files: Files): [file: string, units: unknown[]][] {
  return Object.entries(files)
    .filter(([file]) => !isFrame(file))
    .map(([file, units]) => [file, Array.isArray(units) ? units : [null]]);
}

function twice(files: readonly [string, unknown[]][]): string[] {
  const seen = new Map<unknown, string>();
  return files.flatMap(([file, units]) =>
    units.flatMap((unit) => {
      const id = (unit as Partial<ReportParagraph> | null)?.id;
      const before = seen.get(id);
      seen.set(id, file);
      return before && id ? [`${file}: ${id}: id is taken already in ${before}`] : [];
    }),
  );
}

function countProblems(units: readonly unknown[]): string[] {
  const keys = new Set(units.map((unit) => (unit as Partial<ReportParagraph> | null)?.key));
  const few = KEY_GROUPS.map(({ name, keys: own, least }) => {
    const count = own.filter((key) => keys.has(key)).length;
    return count < least ? `report: ${name} have ${count} paragraphs, need ${least}` : null;
  }).filter((fault) => fault !== null);
  if (units.length < LEAST_PARAGRAPHS)
    few.push(`report: there are ${units.length} paragraphs, needs ${LEAST_PARAGRAPHS}`);
  return few;
}

/** Lists of ids beside the paragraphs, by file. */
function listedIds(files: Files): [file: string, ids: string[]][] {
  const pairs = NeverTogether.safeParse(files['report/never-together.yml']).data ?? [];
  const traits: Partial<Record<Trait, object>> = Traits.safeParse(files['report/traits.yml']).data ?? {};
  const themes: Partial<Record<Theme, string[]>> = Themes.safeParse(files['report/themes.yml']).data ?? {};
  const unfit: Partial<Record<Age, string[]>> = Unfit.safeParse(files['report/ages.yml']).data ?? {};
  return [
    ['report/never-together.yml', pairs.flat()],
    ['report/traits.yml', Object.values(traits).flatMap(Object.keys)],
    ['report/themes.yml', Object.values(themes).flat()],
    ['report/ages.yml', Object.values(unfit).flat()],
  ];
}

function strangers(files: Files, units: readonly unknown[]): string[] {
  const ids = new Set(units.map((unit) => (unit as Partial<ReportParagraph> | null)?.id));
  return listedIds(files).flatMap(([file, listed]) =>
    listed.filter((id) => !ids.has(id)).map((id) => `${file}: ${id}: is no paragraph`),
  );
}

function bothClaims(files: Files): string[] {
  const traits = Traits.safeParse(files['report/traits.yml']).data;
  return TRAIT_PAIRS.flatMap(([one, other]) =>
    Object.keys(traits?.[one] ?? {})
      .filter((id) => id in traits![other])
      .map((id) => `report/traits.yml: ${id}: claims both ${one} and ${other}`),
  );
}

/** Every fault as one sentence that names file, paragraph and field; none means every chart has its words. */
export function reportProblems(files: Files): string[] {
  const lists = paragraphFiles(files);
  const units = lists.flatMap(([, own]) => own);
  const single = lists.flatMap(([file, own]) =>
    own.flatMap((unit, index) => {
      const { id = `paragraph ${index + 1}` } = (unit ?? {}) as Partial<ReportParagraph>;
      return faultsOf(Paragraph, unit).map((fault) => `${file}: ${id}: ${fault}`);
    }),
  );
  return [
    ...single,
    ...twice(lists),
    ...countProblems(units),
    ...frameProblems(files),
    ...strangers(files, units),
    ...bothClaims(files),
  ];
}

/** From names with lists of ids to ids with their names. */
function byId<Name extends string>(lists: Partial<Record<Name, readonly string[]>>): Map<string, Name[]> {
  const pairs = Object.entries(lists).flatMap(([name, ids]) =>
    (ids as readonly string[]).map((id) => ({ id, name: name as Name })),
  );
  return new Map(
    [...Map.groupBy(pairs, ({ id }) => id)].map(([id, own]) => [id, own.map(({ name }) => name)]),
  );
}

/** From claims with the paragraphs that make them to paragraphs with their claims. */
function echoesById(traits: Record<Trait, Record<string, string>>): Map<string, Echoes> {
  const all = Object.entries(traits).flatMap(([trait, own]) =>
    Object.entries(own).map(([id, echo]) => ({ id, claim: [trait, echo] })),
  );
  return new Map(
    [...Map.groupBy(all, ({ id }) => id)].map(([id, own]) => [
      id,
      Object.fromEntries(own.map(({ claim }) => claim)),
    ]),
  );
}

/** The bank the server reads at boot; a fault stops the start with a sentence that names it. */
export function reportBankFrom(json: unknown): ReportBank {
  const files = z.record(z.string(), z.unknown()).safeParse(json);
  if (!files.success) throw new Error('content/report.json: is not a map of files');
  const problems = reportProblems(files.data);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const paragraphs = paragraphFiles(files.data).flatMap(([, units]) => units as ReportParagraph[]);
  return {
    paragraphs: Map.groupBy(paragraphs, ({ key }) => key),
    echoes: echoesById(files.data['report/traits.yml'] as Record<Trait, Record<string, string>>),
    themes: byId(files.data['report/themes.yml'] as Partial<Record<Theme, string[]>>),
    unfit: byId(files.data['report/ages.yml'] as Record<Age, string[]>),
    links: files.data['report/links.yml'] as ReportBank['links'],
    secondLooks: files.data['report/second-looks.yml'] as ReportBank['secondLooks'],
    ledes: files.data['report/chapters.yml'] as ReportBank['ledes'],
    year: files.data['report/year.yml'] as ReportBank['year'],
    method: files.data['report/method.yml'] as ReportBank['method'],
    neverTogether: files.data['report/never-together.yml'] as ReportBank['neverTogether'],
    questions: files.data['report/questions.yml'] as ReportBank['questions'],
    opening: files.data['report/opening.yml'] as ReportBank['opening'],
    closing: files.data['report/closing.yml'] as ReportBank['closing'],
    yearArcs: files.data['report/year-arcs.yml'] as ReportBank['yearArcs'],
    spine: files.data['report/spine.yml'] as ReportBank['spine'],
    glosses: files.data['report/glosses.yml'] as ReportBank['glosses'],
  };
}
