import { describe, expect, it } from 'vitest';
import { readVerseFiles } from '../../../scripts/compile-content.ts';
import { verseFaults } from '../../../scripts/verses-check.ts';
import { verseProblems, versesFrom, type VerseFile } from '../../../src/content/social-verses.ts';
import { FEAST_KEYS } from '../../../src/domain/channels/feast.ts';
import { SCENES } from '../../../src/domain/channels/scenes.ts';
import { TRADITIONS, wordsOfVerse } from '../../../src/domain/channels/verse.ts';

const files = readVerseFiles() as Record<string, VerseFile>;
const verses = versesFrom(files);

/** The files with one verse of the Psalms changed. */
function withFirstPsalm(change: Record<string, unknown>): Record<string, unknown> {
  const name = 'social/verses/kjv-psalms.yml';
  const [first, ...others] = files[name]!.verses;
  return { ...files, [name]: { ...files[name], verses: [{ ...first, ...change }, ...others] } };
}

describe('the verses', () => {
  it('are without a fault, and enough of them', () => {
    expect(verseFaults()).toEqual([]);
    expect(verses.length).toBeGreaterThanOrEqual(210);
  });

  it('are spread evenly: no scene has twice as many as another', () => {
    const counts = SCENES.map(({ key }) => verses.filter(({ scenes }) => scenes.includes(key)).length);
    expect(Math.max(...counts)).toBeLessThan(2 * Math.min(...counts));
  });

  it('have something for every feast, and no feast of one tradition is kept with words of another', () => {
    const kept = new Map(
      FEAST_KEYS.map((key) => [key, verses.filter(({ feasts }) => feasts?.includes(key))]),
    );
    for (const [key, its] of kept) {
      expect(its.length, key).toBeGreaterThan(0);
      expect(new Set(its.map(({ tradition }) => tradition)).size, key).toBe(1);
    }
  });

  it('have their edition with them, and each tradition its own', () => {
    for (const tradition of TRADITIONS) {
      const editions = verses.filter((verse) => verse.tradition === tradition).map(({ edition }) => edition);
      expect(editions.length, tradition).toBeGreaterThanOrEqual(12);
      expect(editions.every(Boolean)).toBe(true);
    }
    const lamp = verses.find(({ reference }) => reference === 'Psalm 119:105')!;
    expect(lamp.edition).toBe('King James Version');
    expect(wordsOfVerse(lamp)).toBe('Thy word is a lamp unto my feet, and a light unto my path.');
  });

  it('are read aloud without a gap after a dash', () => {
    expect(wordsOfVerse({ lines: ['to allow that you do not know it;—', 'this is knowledge.'] })).toBe(
      'to allow that you do not know it;—this is knowledge.',
    );
  });
});

describe('a fault among the verses', () => {
  it.each([
    ['lines', ['one line alone']],
    ['lines', ['x'.repeat(43), 'is longer than the picture is wide']],
    ['scenes', ['volcano']],
    ['scenes', ['lamp', 'lamp']],
    ['feasts', ['halloween']],
    ['note', 'Too short.'],
  ])('is named by its field: %s', (field, value) => {
    const [problem] = verseProblems(withFirstPsalm({ [field]: value }));
    expect(problem).toContain(`social/verses/kjv-psalms.yml: verses.0.${field}`);
  });

  it('is an id that another has', () => {
    const { id } = files['social/verses/kjv-psalms.yml']!.verses[1]!;
    expect(verseProblems(withFirstPsalm({ id }))).toEqual([`social/verses: id twice: ${id}`]);
  });

  it('is a translator whose words aren’t free yet', () => {
    const name = 'social/verses/quran.yml';
    const translator = { name: 'Somebody', died: 1999 };
    const [problem] = verseProblems({ ...files, [name]: { ...files[name], translator } });
    expect(problem).toBe(`${name}: translator.died: must be 1955 or before`);
  });

  it('is too few of them, and stops the start', () => {
    const { verses: all, ...head } = files['social/verses/kjv-psalms.yml']!;
    const few = { 'social/verses/kjv-psalms.yml': { ...head, verses: all.slice(0, 5) } };
    expect(verseProblems(few)).toContain('social/verses: 5 of 210');
    expect(verseProblems(few)).toContain('social/verses: Taoism has 0, needs 12');
    expect(() => versesFrom(few)).toThrow('5 of 210');
    expect(() => versesFrom(null)).toThrow('is not a map of files to verses');
  });
});
