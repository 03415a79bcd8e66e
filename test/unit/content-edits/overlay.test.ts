import { describe, expect, it } from 'vitest';
import { KIND_ADAPTERS } from '../../../src/content/edit-kinds/adapters.ts';
import { jokesFrom } from '../../../src/content/jokes.ts';
import type { Fields } from '../../../src/domain/content-edits/edit.ts';
import type { Joke } from '../../../src/domain/jokes/jokes.ts';
import { compiledNow } from '../../../src/server/compiled.ts';
import { layOver } from '../../../src/server/content-edits/overlay.ts';
import type { StoredEdit } from '../../../src/server/content-edits/store.ts';

const JOKES = KIND_ADAPTERS.joke;
const compiled = compiledNow('jokes');
const [first, second] = JOKES.units(compiled).map(({ unit, fields }) => ({ unit, fields }));

function editOf(unit: string, base: Fields | null, text: Fields, state: StoredEdit['state'] = 'live') {
  const savedAt = new Date(0);
  const edit: StoredEdit = {
    kind: 'joke',
    unit,
    base,
    text,
    state,
    revision: 1,
    slot: 'public',
    author: 'a phone',
    savedAt,
    scheduledFor: null,
  };
  return edit;
}

const over = (...edits: StoredEdit[]) => layOver(JOKES, compiled, edits, jokesFrom);
const textOf = (jokes: readonly Joke[], unit: string) => jokes.find(({ id }) => id === unit);

const WORDS = 'The cat asked for a second opinion, so we showed her the other half of the empty bowl.';

describe('live edits laid over the files', () => {
  it('change one joke and leave the files as they are', () => {
    const before = JSON.stringify(compiled);
    const { made, units } = over(editOf(first!.unit, first!.fields, { text: WORDS }));
    expect(textOf(made, first!.unit)?.text).toBe(WORDS);
    expect(textOf(made, second!.unit)?.text).toBe(second!.fields.text);
    expect(units.get(first!.unit)).toMatchObject({ faults: [], shown: { text: WORDS } });
    expect(JSON.stringify(compiled)).toBe(before);
  });

  it('leave one out that the rules refuse, with its reasons, and take the others', () => {
    const { made, units } = over(
      editOf(first!.unit, first!.fields, { text: 'Too short.' }),
      editOf(second!.unit, second!.fields, { text: WORDS }),
    );
    expect(textOf(made, first!.unit)?.text).toBe(first!.fields.text);
    expect(textOf(made, second!.unit)?.text).toBe(WORDS);
    expect(units.get(first!.unit)!.shown).toEqual(first!.fields);
    expect(units.get(first!.unit)!.faults.join(' ')).toMatch(/words/);
  });

  it('leave one out that only the whole refuses', () => {
    const refusing = (files: unknown) => {
      const jokes = jokesFrom(files);
      if (textOf(jokes, first!.unit)?.text === WORDS) throw new Error('jokes: not this one\njokes: never');
      return jokes;
    };
    const edits = [
      editOf(first!.unit, first!.fields, { text: WORDS }),
      editOf(second!.unit, second!.fields, { since: '2026-01-02' }),
    ];
    const { made, units } = layOver(JOKES, compiled, edits, refusing);
    expect(units.get(first!.unit)!.faults).toEqual(['jokes: not this one', 'jokes: never']);
    expect(units.get(first!.unit)!.shown).toEqual(first!.fields);
    expect(textOf(made, second!.unit)?.since).toBe('2026-01-02');
  });

  it('hide a joke in its place, also one that only the owner has', () => {
    const own = { text: WORDS, since: '2026-01-01' };
    const { made, units } = over(
      editOf(first!.unit, first!.fields, {}, 'hidden'),
      editOf('cat-99', null, own, 'hidden'),
    );
    expect(textOf(made, first!.unit)).toMatchObject({ hidden: true, text: first!.fields.text });
    expect(textOf(made, 'cat-99')).toMatchObject({ hidden: true, text: WORDS });
    expect([...units.values()].map(({ shown }) => shown)).toEqual([null, null]);
  });
});
