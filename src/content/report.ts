import { z } from 'zod';
import type { Age } from '../domain/report/ages.ts';
import type { Echoes, ReportBank, ReportParagraph } from '../domain/report/bank.ts';
import type { Theme } from '../domain/report/chapters.ts';
import { KEY_GROUPS } from '../domain/report/keys.ts';
import { TRAIT_PAIRS, type Trait } from '../domain/report/traits.ts';
import { problemsOf } from './checked.ts';
import { FRAME, NeverTogether, Paragraph, Themes, Traits, Unfit } from './report-schemas.ts';

const LEAST_PARAGRAPHS = 520;
const QUIET_MONTHS = 12;
const HOUSES = 12;

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
  const problems = problemsOf(json, () => reportProblems(files.data));
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
