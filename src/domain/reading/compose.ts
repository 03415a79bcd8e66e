import { chooseParagraph, type Paragraph, type ReadingBank } from './bank.ts';
import type { Plan, PlannedBlock } from './plan.ts';
import { EDITION, type DailyReading } from './reading.ts';
import type { Lucky } from './lucky.ts';

/** Thrown when the bank has no words for a true sky: a fault of the content, found by its check. */
export class MissingWords extends Error {}

export function compose(plan: Plan, bank: ReadingBank, lucky: Lucky): DailyReading {
  const written = plan.blocks.map((block) => write(block, plan, bank));
  return {
    sign: plan.sign,
    date: plan.date,
    edition: EDITION,
    description: written.join('\n\n'),
    lucky_number: lucky.numbers.map(({ value }) => value).join(', '),
    color: lucky.color.value,
    mood: lucky.mood.value,
    ...(lucky.time && { lucky_time: lucky.time.value }),
    because: plan.blocks.map(({ facts }, paragraph) => ({ paragraph, facts })),
  };
}

function write(block: PlannedBlock, { date, sign }: Plan, bank: ReadingBank): string {
  const paragraph = chooseParagraph(bank, block.pools, date, block.turn, sign);
  if (!paragraph) throw new MissingWords(`no paragraph for ${block.pools.flat().join(' or ')} on ${date}`);
  const text = fill(paragraph, block.slots);
  return paragraph.heading ? `**${paragraph.heading}**\n${text}` : text;
}

export function fill(paragraph: Paragraph, slots: Readonly<Record<string, string>>): string {
  return paragraph.text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name];
    if (value === undefined) throw new MissingWords(`${paragraph.id}: slot {${name}} has no value`);
    return value;
  });
}
