import { describe, expect, it } from 'vitest';
import { readTarotFiles } from '../../../scripts/compile-content.ts';
import { tarotFaults } from '../../../scripts/tarot-check.ts';
import { tarotProblems, type TarotFiles } from '../../../src/content/tarot.ts';

const files = readTarotFiles() as TarotFiles;

describe('the words of the deck', () => {
  it('are whole, in tone, and no sentence comes twice', () => {
    expect(tarotFaults()).toEqual([]);
    expect(Object.values(files).flat()).toHaveLength(78);
  });

  it('are refused with file, card and field when one is broken', () => {
    const [card] = Object.values(files).flat();
    const broken = { 'tarot/a.yml': [{ ...card!, upright: { ...card!.upright, love: 'Too short.' } }] };
    expect(tarotProblems(broken)).toEqual([
      `tarot/a.yml: ${card!.slug}: upright.love: has 2 words, 20 to 40 are wanted`,
    ]);
  });
});
