import { monthOf } from '../calendar/civil-date.ts';
import { MONTHS } from '../calendar/written-date.ts';
import { dateInZone } from '../calendar/zones.ts';
import type { YearArcWords } from './bank.ts';
import type { Choice } from './choice.ts';
import { filled } from './slots.ts';
import type { YearTransit } from './year-events.ts';
import type { YearSpan } from './year-span.ts';

/** Beside the strongest one; with more, nobody would keep them apart. */
const MOST_BESIDE = 2;

/** "until March", "from August on", "from June to October", "in May", "all year" */
export function whenText({ spans }: YearTransit, { months, zone }: YearSpan): string {
  const [first, last] = [months[0]!, months.at(-1)!];
  const from = monthOf(dateInZone(spans[0]!.fromMs, zone));
  const to = monthOf(dateInZone(spans.at(-1)!.toMs, zone));
  const named = (month: string): string => MONTHS[Number(month.slice(5)) - 1]!;
  if (from < first) return to > last ? 'all year' : `until ${named(to)}`;
  if (to > last) return `from ${named(from)} on`;
  return from === to ? `in ${named(from)}` : `from ${named(from)} to ${named(to)}`;
}

/** "Saturn tests who you are, until March" */
function arcText(transit: YearTransit, span: YearSpan, { deeds, matters }: YearArcWords): string {
  const { body, quality, point } = transit;
  const deed = deeds[body as keyof typeof deeds][quality];
  return `${deed} ${matters[point as keyof typeof matters]}, ${whenText(transit, span)}`;
}

function overlap(one: YearTransit, other: YearTransit): boolean {
  return one.spans.some((own) =>
    other.spans.some((span) => own.fromMs < span.toMs && span.fromMs < own.toMs),
  );
}

/** The stories beside the strongest one, or before and after it: slow planets, each once. */
export function besideText(
  told: readonly YearTransit[],
  main: YearTransit,
  span: YearSpan,
  words: YearArcWords,
  pick: Choice,
): string | null {
  const others = told
    .filter((own) => own.body !== 'mars' && own !== main && own.point !== main.point)
    .toSorted((a, b) => b.strength - a.strength);
  const first = others.filter(({ body }, at) => others.findIndex((one) => one.body === body) === at);
  const shown = first.slice(0, MOST_BESIDE);
  const [one, two] = shown.map((transit) => arcText(transit, span, words));
  if (!one) return null;
  const texts = shown.every((own) => overlap(own, main)) ? words.beside : words.apart;
  return two ? filled(pick(texts.two, 'beside'), { one, two }) : filled(pick(texts.one, 'beside'), { one });
}
