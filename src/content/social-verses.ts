import { z } from 'zod';
import { FEAST_KEYS } from '../domain/channels/feast.ts';
import { SCENES, type SceneKey } from '../domain/channels/scenes.ts';
import { TRADITIONS, type Verse } from '../domain/channels/verse.ts';
import { problemsOf } from './checked.ts';
import { Slug, Source, Translator } from './quotes.ts';

/** A picture has room for five lines of so many characters, a post for a note that is read in one breath. */
const LINES = { least: 2, most: 5, characters: 42 };
const NOTE = { least: 40, most: 220 };
const LEAST = { verses: 210, perScene: 12, perTradition: 12 };

const SCENE_KEYS = SCENES.map(({ key }) => key) as [SceneKey, ...SceneKey[]];

const onlyOnce = (values: readonly string[]): boolean => new Set(values).size === values.length;

const VerseUnit = z.strictObject({
  id: Slug,
  /** "Psalm 119:105" */
  reference: z.string().trim().min(4).max(40),
  lines: z.array(z.string().trim().min(1).max(LINES.characters)).min(LINES.least).max(LINES.most),
  scenes: z.array(z.enum(SCENE_KEYS)).min(1).max(4).refine(onlyOnce, 'names a scene twice'),
  note: z.string().trim().min(NOTE.least).max(NOTE.most),
  feasts: z.array(z.enum(FEAST_KEYS)).min(1).refine(onlyOnce, 'names a feast twice').optional(),
  source: Source.pick({ file: true, position: true }),
});

/** One file holds verses of one edition, all from one repository. */
export const VerseFile = z.strictObject({
  tradition: z.enum(TRADITIONS),
  /** "King James Version": under the verse, and in the post. */
  edition: z.string().trim().min(4).max(50),
  translator: Translator,
  source: Source.pick({ repo: true, revision: true }),
  verses: z.array(VerseUnit).min(1),
});
export type VerseFile = z.infer<typeof VerseFile>;

function shapeProblems(files: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(files).flatMap(([file, content]) => {
    const { error } = VerseFile.safeParse(content);
    return (error?.issues ?? []).map(({ path, message }) => `${file}: ${path.join('.')}: ${message}`);
  });
}

const unitsOf = ({ tradition, edition, verses }: VerseFile): Verse[] =>
  verses.map(({ id, reference, lines, scenes, note, feasts }) => ({
    id,
    tradition,
    reference,
    edition,
    lines,
    scenes,
    note,
    ...(feasts && { feasts }),
  }));

function twice(what: string, values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values
    .filter((value) => seen.size === seen.add(value).size)
    .map((value) => `social/verses: ${what} twice: ${value}`);
}

function tooFew(what: readonly string[], named: readonly string[], least: number): string[] {
  return what.flatMap((each) => {
    const count = named.filter((name) => name === each).length;
    return count < least ? [`social/verses: ${each} has ${count}, needs ${least}`] : [];
  });
}

function bankProblems(verses: readonly Verse[]): string[] {
  const [scenes, traditions] = [
    verses.flatMap((verse) => verse.scenes),
    verses.map(({ tradition }) => tradition),
  ];
  return [
    ...(verses.length < LEAST.verses ? [`social/verses: ${verses.length} of ${LEAST.verses}`] : []),
    ...tooFew(SCENE_KEYS, scenes, LEAST.perScene),
    ...tooFew(TRADITIONS, traditions, LEAST.perTradition),
    ...twice(
      'id',
      verses.map(({ id }) => id),
    ),
    ...twice(
      'note',
      verses.map(({ note }) => note),
    ),
  ];
}

/** Every fault as one sentence that names file and field; none means every scene of every week finds its verse. */
export function verseProblems(files: Readonly<Record<string, unknown>>): string[] {
  const problems = shapeProblems(files);
  return problems.length > 0
    ? problems
    : bankProblems((Object.values(files) as VerseFile[]).flatMap(unitsOf));
}

/** The verses the server reads at boot; a fault stops the start with a sentence that names it. */
export function versesFrom(json: unknown): readonly Verse[] {
  const files = z.record(z.string(), z.unknown()).safeParse(json);
  if (!files.success) throw new Error('content/social-verses.json: is not a map of files to verses');
  const problems = problemsOf(json, () => verseProblems(files.data));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return (Object.values(files.data) as VerseFile[]).flatMap(unitsOf);
}
