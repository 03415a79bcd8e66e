import type { SearchAnswer, SearchSuggestions } from '../../contract/search.ts';
import { eventAddress } from '../../domain/pages/sky-address.ts';
import type { Answering } from './answers/answers.ts';
import { gather, type Asked } from './gather.ts';
import { searching } from './lookup-store.ts';
import { begunQuestion } from './question.ts';
import { shownGroups, type Marking } from './results.ts';

type Line = SearchSuggestions['goTo'][number];

const GO_TO = 4;
const FOUND_IN = 4;

/** What the question itself asks for, as a place to go to. */
function answerLine(answer: SearchAnswer | null): Line[] {
  const href = answer?.actions[0]?.href;
  if (!answer || href === undefined) return [];
  const { title, note, icon } = answer;
  // Who is led to an event of the sky sees here already when it is.
  const event = answer.times.find(({ at }) => eventAddress(Date.parse(at)) === href);
  const when = event ? { note: event.text, at: event.at } : { note, at: null };
  return [{ href, title: [{ text: title, hit: false }], icon, ...when }];
}

/** A line that is quoted is no name, though the word stands in it. */
const isNamed = ({ title }: Line): boolean => title.some(({ hit }) => hit) && !title[0]!.text.startsWith('“');

/** Each address once: the question's own answer is often among what is found. */
function eachOnce(lines: readonly Line[]): Line[] {
  const known = new Map<string, Line>();
  for (const line of lines) if (!known.has(line.href)) known.set(line.href, line);
  return [...known.values()];
}

/** Names to go to come first, then texts in which the words stand. */
export async function suggestionsFor(
  query: string,
  asked: Asked,
  marking: Marking,
  answers: Answering,
): Promise<SearchSuggestions> {
  const { question, gathered } = await searching(marking.db, async (tx) => {
    const begun = await begunQuestion(tx, query);
    return { question: begun, gathered: await gather(tx, begun, asked) };
  });
  const groups = await shownGroups(gathered, question, asked.date, marking);
  const { answer } = await answers(question.text, { today: asked.date, latest: asked.latest });
  const straight = answerLine(answer);
  const found = groups
    .flatMap(({ results }) => results)
    .map(({ href, title, note, icon, at }) => ({ href, title, note, icon, at }));
  const lines = eachOnce([...straight, ...found]);
  const places = [...lines.slice(0, straight.length), ...lines.slice(straight.length).filter(isNamed)];
  const goTo = places.slice(0, GO_TO);
  return {
    query,
    goTo,
    foundIn: lines.filter((line) => !goTo.includes(line) && !isNamed(line)).slice(0, FOUND_IN),
    total: gathered.counts.reduce((all, one) => all + one.total, 0),
  };
}
