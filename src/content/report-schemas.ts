import { z } from 'zod';
import { sentencesOf, wordsOf } from '../domain/horoscope/prose-rules.ts';
import { AGES } from '../domain/report/ages.ts';
import { NOTE_CASES, YEAR_LINES, type ReportParagraph, type YearLine } from '../domain/report/bank.ts';
import { CHAPTER_KEYS, THEMES } from '../domain/report/chapters.ts';
import { GLOSSED } from '../domain/report/glosses.ts';
import { KEY_GROUPS } from '../domain/report/keys.ts';
import { goesBothWays, LEANS, type Lean } from '../domain/report/leans.ts';
import { PAIR_NAMES, TRAITS } from '../domain/report/traits.ts';
import { Closing, eachOf, Opening, slotted, Spine, YearArcs } from './report-frame.ts';

const WORDS = { least: 60, most: 110 };
/** Enough that two reports with one bridge seldom have it alike. */
const LINKS_PER_TRAIT = 2;
const LINK_SENTENCES = 2;
const ECHO_WORDS = 18;
const KEYS = new Set(KEY_GROUPS.flatMap(({ keys }) => keys));

/** Where a paragraph says what differs from chart to chart. */
const PARAGRAPH_SLOTS: Readonly<Record<string, string[]>> = {
  'phase/full': ['facing'],
  'shape/stellium': ['count'],
  'shape/lone-planet': ['Planet'],
};

export const Paragraph = z
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
export const Traits = eachOf(TRAITS, z.record(z.string(), Echo));
export const Themes = z.partialRecord(z.enum(THEMES), Ids);
export const Unfit = eachOf(AGES, Ids);
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

export const NeverTogether = z.array(z.tuple([z.string(), z.string()]));

/** What stands around the paragraphs, a file each. */
export const FRAME = {
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
