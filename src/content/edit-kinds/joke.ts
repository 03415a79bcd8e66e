import { subjectOf } from '../../domain/jokes/jokes.ts';
import { sameness } from '../../domain/jokes/sameness.ts';
import { proseFaults } from '../../domain/horoscope/prose-rules.ts';
import { typographyFaults } from '../../domain/typography/typography.ts';
import { firstWords } from '../../domain/quotes/wording.ts';
import { parsedJoke, type JokeFiles } from '../jokes.ts';
import type { KindAdapter } from './adapter.ts';
import { date, HIDDEN, text } from './field-shapes.ts';
import { listKind } from './list-kind.ts';
import { schemaSentences, sentence } from './sentences.ts';

const FIELDS = [
  text('text', 'Joke', { hint: 'One to three sentences, 10 to 60 words: a set-up and a turn.' }),
  date('since', 'Told from', { fixed: true, hint: 'The first day on which it may be told.' }),
  HIDDEN,
];
const TITLE_LENGTH = 70;

/** Those of its subject stand together; a new subject begins a file. */
function fileOfNew(unit: string, compiled: unknown): string {
  const subject = subjectOf({ id: unit });
  const found = Object.entries(compiled as JokeFiles).find(([, jokes]) =>
    jokes.some((joke) => subjectOf(joke) === subject),
  );
  return found?.[0] ?? `jokes/${subject}.yml`;
}

const recordOf: KindAdapter['recordOf'] = (unit, fields) => JOKES.recordOf(unit, fields);

const problems: KindAdapter['problems'] = (unit, fields, compiled) => {
  const parsed = parsedJoke(recordOf(unit, fields));
  if (!parsed.success) return schemaSentences(parsed, FIELDS);
  const joke = parsed.data;
  const others = Object.values(compiled as JokeFiles)
    .flat()
    .filter(({ id }) => id !== unit);
  return [
    ...[...proseFaults(joke.text), ...typographyFaults(joke.text)].map((fault) => sentence('Joke:', fault)),
    ...sameness([...others, joke]).map((fault) => sentence('', fault)),
  ];
};

export const JOKES = listKind({
  kind: 'joke',
  label: 'Jokes',
  one: 'joke',
  canAdd: true,
  canHide: true,
  noun: 'jokes',
  nameField: 'id',
  fields: FIELDS,
  titleOf: (fields) => firstWords(String(fields.text), TITLE_LENGTH),
  hrefOf: () => null,
  fileOfNew,
  problems,
  paths: () => [/^\/api\/jokes\//],
});
