import type { ChosenReading } from './choose.ts';
import { MissingWords } from './take.ts';
import type { DayFacts } from './day-facts.ts';
import { luckyOf } from './lucky.ts';
import { EDITION, type DailyReading } from './reading.ts';
import type { ChosenParagraph } from './choose-paragraph.ts';
import { touchPhrase } from './touch-words.ts';

export function compose(chosen: Omit<ChosenReading, 'shape'>, facts: DayFacts): DailyReading {
  const lucky = luckyOf({ ...chosen, lead: chosen.lead.candidate }, facts);
  return {
    sign: chosen.sign,
    date: chosen.date,
    edition: EDITION,
    summary: chosen.lead.unit.summary!,
    lead: chosen.blocks.indexOf(chosen.lead),
    parts: chosen.blocks.map(({ unit }) => unit.part ?? null),
    description: chosen.blocks.map((block, index) => write(block, index, chosen)).join('\n\n'),
    lucky_number: lucky.numbers.join(', '),
    color: lucky.color,
    mood: lucky.mood,
    ...(lucky.time && { lucky_time: lucky.time }),
    lucky_because: lucky.because,
    because: chosen.blocks.map(({ candidate }, paragraph) => ({ paragraph, facts: candidate.facts })),
  };
}

function write(
  { candidate, unit }: ChosenParagraph,
  index: number,
  { date, sign }: Pick<ChosenReading, 'date' | 'sign'>,
): string {
  const touch = candidate.touch;
  const slots: Record<string, string> = touch
    ? { ...candidate.slots, touches: touchPhrase(touch.touch, touch.tense, sign, date, index) }
    : candidate.slots;
  const text = unit.text.trim().replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name];
    if (value === undefined) throw new MissingWords(`${unit.id}: slot {${name}} has no value`);
    return value;
  });
  return unit.heading ? `**${unit.heading}**\n${text}` : text;
}
