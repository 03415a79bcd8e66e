import { describe, expect, it } from 'vitest';
import { readJokeFiles } from '../../../scripts/compile-content.ts';
import { jokeFaults } from '../../../scripts/jokes-check.ts';
import { sameness } from '../../../src/domain/jokes/sameness.ts';
import { jokeProblems, jokesFrom, type JokeFiles } from '../../../src/content/jokes.ts';
import type { Joke } from '../../../src/domain/jokes/jokes.ts';
import { slips } from '../../../src/domain/horoscope/prose-rules.ts';

const FIRST = 'jokes/cats.yml: cat-01:';

/** The real files with one joke changed. */
function withFault(change: Record<string, unknown>): Record<string, unknown> {
  const files = structuredClone(readJokeFiles()) as JokeFiles;
  Object.assign(files['jokes/cats.yml']![0]!, change);
  return files;
}

const joke = (id: number, text: string): Joke => ({ id: `joke-${id}`, since: '2026-01-01', text });

describe('the jokes', () => {
  it('are at least 200, whole, clean and different', () => {
    expect(jokeFaults()).toEqual([]);
    expect(jokesFrom(readJokeFiles()).length).toBeGreaterThanOrEqual(200);
  });

  it.each([
    [{ text: 'Too short to be funny.' }, `${FIRST} text has 5 words, needs 10`],
    [{ text: `${'word '.repeat(60)}end.` }, `${FIRST} text has 61 words, may have 60`],
    [
      { text: 'This is one. This is two. This is three. This is four.' },
      `${FIRST} text has 4 sentences, may have 3`,
    ],
    [{ since: 'soon' }, `${FIRST} since Invalid ISO date`],
    [{ since: '2025-12-31' }, `${FIRST} since is before 2026-01-01`],
    [{ id: 'cat' }, 'jokes/cats.yml: cat: id is no subject and number, as cat-07'],
    [{ author: 'Anon' }, `${FIRST} Unrecognized key: "author"`],
    [{ id: 'tea-01' }, 'jokes/tea.yml: tea-01: id is taken already in jokes/cats.yml'],
  ])('a fault is named with file, joke and field: %o', (change, sentence) => {
    expect(() => jokesFrom(withFault(change))).toThrow(sentence);
  });

  it('too few of them, and files that are no lists, are named', () => {
    const { 'jokes/cats.yml': cats } = readJokeFiles();
    const count = (cats as Joke[]).length;
    expect(jokeProblems({ 'jokes/cats.yml': cats })).toEqual([
      `jokes: ${count} exist since 2026-01-01, needs 201`,
    ]);
    expect(jokeProblems({ ...readJokeFiles(), 'jokes/odd.yml': 'text' }).join()).toContain('jokes/odd.yml');
    expect(() => jokesFrom([])).toThrow('content/jokes.json');
  });
});

describe('sameness', () => {
  it('is seen in set-ups, openings and riddles', () => {
    const setup = 'My cat walks across the piano every morning.';
    expect(sameness([joke(1, setup), joke(2, `${setup} Loudly.`)]).join()).toContain('share');
    const openings = Array.from({ length: 100 }, (_, at) =>
      joke(at, at < 3 ? `I asked my ${at}.` : `${at}.`),
    );
    expect(sameness(openings)).toEqual(['“i asked my …” opens 3 paragraphs, may open 2']);
    const riddles = Array.from({ length: 10 }, (_, at) =>
      joke(at, at < 2 ? `${at} is it? It is.` : `${at}.`),
    );
    expect(sameness(riddles).at(-1)).toBe('2 are question and answer, may be 1');
  });

  it('does not mistake a question inside a scene for a riddle, nor its lower case for a slip', () => {
    expect(sameness([joke(1, '“Tea or coffee?” they asked the Libra.')]).join()).not.toContain('question');
    expect(slips('“Tea or coffee?” they asked the Libra.')).toEqual([]);
    expect(slips('“Tea.” they asked.')).toHaveLength(1);
  });
});
