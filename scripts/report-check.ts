import { reportProblems } from '../src/content/report.ts';
import type {
  AskedQuestion,
  ClosingWords,
  MethodNote,
  OpeningWords,
  ReportParagraph,
} from '../src/domain/report/bank.ts';
import { clicheHits, overusedOpenings, sharedRuns, slips } from '../src/domain/horoscope/prose-rules.ts';
import { readReportFiles } from './compile-content.ts';

interface Named {
  id: string;
  text: string;
}

/** Two paragraphs of one book that share so many words in a row would be noticed. */
const RUN_LENGTH = 8;
/** A file may have one more; in a book of fifty no two should begin alike. */
const SAME_OPENINGS = 3;
const FRAME =
  /\/(?:links|second-looks|chapters|year|method|never-together|traits|themes|ages|glosses|spine|year-arcs|opening|closing|questions)\.yml$/;
/** Lists of names, and words inside a sentence. */
const WITHOUT_SENTENCES = [
  'report/never-together.yml',
  'report/traits.yml',
  'report/themes.yml',
  'report/ages.yml',
  'report/year-arcs.yml',
];

/** As a reader would see it; what somebody wants is a verb. */
function withSlotsFilled(text: string): string {
  return text.replaceAll(/\{([\w-]+)\}/g, (_, slot: string) => {
    if (slot === 'echo') return 'you waited';
    return slot.endsWith('Wants') ? 'waits' : 'March';
  });
}

function textsUnder(value: unknown, id: string): Named[] {
  if (typeof value === 'string') return [{ id, text: withSlotsFilled(value) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsUnder(inner, `${id} ${key}`));
}

/** Sentences only: titles, and what stands inside a sentence, go without a full stop. */
function sentencesIn(file: string, content: unknown): unknown {
  if (file === 'report/method.yml') return (content as MethodNote[]).map(({ text }) => text);
  if (file === 'report/questions.yml') return (content as AskedQuestion[]).map(({ answer }) => answer);
  const { title: _, ...rest } = content as Partial<OpeningWords & ClosingWords>;
  const { matters: _matters, wants: _wants, ...sentences } = rest;
  return Array.isArray(content) ? content : sentences;
}

function frameTexts(files: Readonly<Record<string, unknown>>): Named[] {
  return Object.entries(files)
    .filter(([file]) => FRAME.test(file) && !WITHOUT_SENTENCES.includes(file))
    .flatMap(([file, content]) => textsUnder(sentencesIn(file, content), file));
}

/** Every fault of the report's words, shape first; none means they may be printed. */
export function reportFaults(): string[] {
  const files = readReportFiles();
  const problems = reportProblems(files);
  if (problems.length > 0) return problems;
  const paragraphs = Object.entries(files)
    .filter(([file]) => !FRAME.test(file))
    .flatMap(([, units]) => units as ReportParagraph[])
    .map((unit) => ({ ...unit, text: withSlotsFilled(unit.text) }));
  const all = [...paragraphs, ...frameTexts(files)];
  return [
    ...all.flatMap(({ id, text }) =>
      [...slips(text), ...clicheHits(text).map((hit) => `says ${hit}`)].map(
        (fault) => `report: ${id}: ${fault}`,
      ),
    ),
    ...sharedRuns(all, RUN_LENGTH).map((fault) => `report: ${fault}`),
    ...overusedOpenings(paragraphs, SAME_OPENINGS).map((fault) => `report: ${fault}`),
  ];
}
