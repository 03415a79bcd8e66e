import { describe, expect, it } from 'vitest';
import { readReadingFiles } from '../../../scripts/compile-content.ts';
import { PARAGRAPHS } from '../../../src/content/edit-kinds/paragraph.ts';
import { readingBankFrom, type ReadingFiles } from '../../../src/content/horoscope.ts';
import type { Fields } from '../../../src/domain/content-edits/edit.ts';
import { wordedOn } from '../../../src/domain/horoscope/bank.ts';

const FILES = readReadingFiles() as ReadingFiles;
const ID = 'sun-1-plain-a';
const NEW = `${ID}-r1`;
const { since: _, ...old } = PARAGRAPHS.units(FILES).find(({ unit }) => unit === ID)!.fields;
const fields = (change: Fields = {}): Fields => ({ ...old, replaces: ID, ...change });
const faults = (change: Fields): string[] => PARAGRAPHS.problems(NEW, fields(change), FILES);

describe('new words of a paragraph', () => {
  it('are one more unit beside the old one, which stays as it is', () => {
    const since = '2026-11-19';
    const files = PARAGRAPHS.withUnits(FILES, new Map([[NEW, fields({ since, heading: 'Another Way' })]]));
    expect(FILES['horoscope/sun.yml']!.some(({ id }) => id === NEW)).toBe(false);
    const bank = readingBankFrom(files);
    expect(wordedOn(bank, ID, '2026-11-18')).toMatchObject({ id: ID, heading: old['heading'] });
    expect(wordedOn(bank, ID, since)).toMatchObject({ id: NEW, heading: 'Another Way', part: old['part'] });
    expect(PARAGRAPHS.units(files).find(({ unit }) => unit === NEW)).toMatchObject({
      file: 'horoscope/sun.yml',
      title: 'Another Way',
    });
  });

  it('may keep most of the old ones, before they have a first day and after', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ since: '2026-11-19' })).toEqual([]);
  });

  it.each<[Fields, string]>([
    [{ text: 'The Sun is here.' }, 'Text: has 4 words, needs 42.'],
    [{ text: `${String(old['text']).trim()} The universe knows.` }, 'says “universe” (cliché)'],
    [{ text: String(old['text']).replaceAll('’', "'").replace(/\.$/, ". It's so.") }, 'straight'],
    [{ text: String(old['text']).replace('{sign}', '{planet}').concat(' {planet}') }, 'slot {planet}'],
    [{ key: 'sun/2/plain' }, `Key must be that of ${ID}: sun/1/plain.`],
    [{ summary: 'Too short.' }, 'needs 7 to 18'],
    [{ heading: null }, 'Heading: is missing.'],
  ])('are held to the rules of the build: %o', (change, fault) => {
    expect(faults(change).join('\n')).toContain(fault);
  });

  it('have a heading that no other paragraph has', () => {
    const taken = FILES['horoscope/sun.yml']!.find(({ id, heading }) => id !== ID && heading)!;
    expect(faults({ heading: taken.heading! })).toEqual([`Heading: stands over ${taken.id} already.`]);
  });

  it('are never written over the old ones', () => {
    expect(PARAGRAPHS.problems(ID, { ...old, since: '2026-01-01' }, FILES).join()).toContain(
      'a paragraph isn’t changed where it stands',
    );
  });
});
