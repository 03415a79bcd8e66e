import { z } from 'zod';
import { CATS, type CatKey } from '../domain/channels/cats.ts';
import { SCENES, type SceneKey } from '../domain/channels/scenes.ts';

export const CAT_PICTURES = 'social/cat-pictures.yml';
export const SCENE_PICTURES = 'social/scene-pictures.yml';

const CHARACTERS = { least: 40, most: 240 };

/** One sentence: what people hear who do not see the picture. */
const Alt = z
  .string()
  .trim()
  .min(CHARACTERS.least)
  .max(CHARACTERS.most)
  .regex(/^\p{Lu}[^.!?]*\.$/u, 'is not one sentence');
const Picture = z.strictObject({ key: z.string(), alt: Alt });

/** What each picture shows, by the key of its cat or scene. */
export interface PictureAlts {
  cats: Readonly<Record<CatKey, string>>;
  scenes: Readonly<Record<SceneKey, string>>;
}

const keysOf = (list: readonly { key: string }[]): string[] => list.map(({ key }) => key);
const CATALOGS: Readonly<Record<string, readonly string[]>> = {
  [CAT_PICTURES]: keysOf(CATS),
  [SCENE_PICTURES]: keysOf(SCENES),
};

function shapeProblems(unit: unknown): string[] {
  const result = Picture.safeParse(unit);
  const issues = result.success ? [] : result.error.issues;
  return issues.map(({ path, message }) => [path.join('.'), message].join(' ').trim());
}

/** Every key of the catalog once, and no other. */
function keyProblems(keys: readonly string[], catalog: readonly string[]): string[] {
  const unknown = keys.filter((key) => !catalog.includes(key)).map((key) => `${key}: is no picture`);
  const twice = catalog.filter((key) => keys.filter((each) => each === key).length > 1);
  const missing = catalog.filter((key) => !keys.includes(key));
  return [
    ...unknown,
    ...twice.map((key) => `${key}: is described twice`),
    ...missing.map((key) => `${key}: is missing`),
  ];
}

function fileProblems(units: unknown, catalog: readonly string[]): string[] {
  if (!Array.isArray(units)) return ['is no list of pictures'];
  const keyOf = (unit: unknown, index: number): string =>
    (unit as { key?: string } | null)?.key ?? `picture ${index + 1}`;
  const faults = units.flatMap((unit: unknown, i) =>
    shapeProblems(unit).map((fault) => `${keyOf(unit, i)}: ${fault}`),
  );
  return [...faults, ...keyProblems(units.map(keyOf), catalog)];
}

/** Every fault as one sentence that names file, picture and field. */
export function pictureProblems(files: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(CATALOGS).flatMap(([file, catalog]) =>
    fileProblems(files[file], catalog).map((fault) => `${file}: ${fault}`),
  );
}

function altsOf(units: unknown): Record<string, string> {
  return Object.fromEntries(
    (units as { key: string; alt: string }[]).map(({ key, alt }) => [key, alt.trim()]),
  );
}

/** The descriptions the server reads at boot; a fault stops the start with a sentence that names it. */
export function picturesFrom(json: unknown): PictureAlts {
  const files = z.record(z.string(), z.unknown()).safeParse(json);
  if (!files.success) throw new Error('content/social-pictures.json: is not a map of files to pictures');
  const problems = pictureProblems(files.data);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return {
    cats: altsOf(files.data[CAT_PICTURES]) as PictureAlts['cats'],
    scenes: altsOf(files.data[SCENE_PICTURES]) as PictureAlts['scenes'],
  };
}
