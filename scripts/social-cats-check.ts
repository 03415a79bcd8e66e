import { catProblems, type CatFiles } from '../src/content/social-cats.ts';
import { catSameness, catWordFaults } from '../src/domain/channels/cat-word-rules.ts';
import { readCatFiles } from './compile-content.ts';

/** Every fault of the cats' words, shape first; none means they may be posted. */
export function catFaults(): string[] {
  const files = readCatFiles();
  const problems = catProblems(files);
  if (problems.length > 0) return problems;
  const single = Object.entries(files as CatFiles).flatMap(([file, units]) =>
    units.flatMap((unit) => catWordFaults(unit).map((fault) => `${file}: ${unit.id}: ${fault}`)),
  );
  const all = Object.values(files as CatFiles).flat();
  return [...single, ...catSameness(all).map((fault) => `social/cats: ${fault}`)];
}
