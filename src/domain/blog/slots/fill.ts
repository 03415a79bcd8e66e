import { referenceNoonMs, type CivilDate } from '../../calendar/civil-date.ts';
import { inUtc } from './moments.ts';
import { SENTENCES } from './sentences.ts';
import { isTable, slotFrom, type Slot } from './slot.ts';
import { tableMarkdown } from './table.ts';
import { SKY_TABLES } from './tables.ts';

const BRACED = /\{\{([^{}]*)\}\}/g;
const ALONE = /^\{\{([^{}]*)\}\}$/;

/** What stands between the braces, each text once. */
export function slotTexts(markdown: string): string[] {
  return [...new Set([...markdown.matchAll(BRACED)].map(([, text]) => text!))];
}

function lineFaults(line: string, before: string, after: string): string[] {
  const known = slotTexts(line).flatMap((text): (Slot | string)[] => [slotFrom(text)]);
  const faults = known.filter((slot) => typeof slot === 'string');
  const bare = line.replaceAll(BRACED, '');
  if (/\{\{|\}\}/.test(bare)) faults.push(`the braces of “${line.trim().slice(0, 60)}” do not match`);
  const tables = known.filter((slot) => typeof slot !== 'string' && isTable(slot));
  const isAlone = ALONE.test(line) && before.trim() === '' && after.trim() === '';
  if (tables.length > 0 && !isAlone)
    faults.push(`the table in “${line.trim()}” must stand between blank lines`);
  if (line.startsWith('#') && known.length > 0)
    faults.push(`the heading “${line}” must not wait for the sky`);
  return faults;
}

/** What is wrong with the slots of a text, a sentence each. */
export function slotFaults(markdown: string): string[] {
  const lines = markdown.split(/\r?\n/);
  return lines.flatMap((line, at) => lineFaults(line, lines[at - 1] ?? '', lines[at + 1] ?? ''));
}

/** What a slot says on a day: words for a sentence, or a table in Markdown. */
export function filledSlot(text: string, date: CivilDate): string {
  const slot = slotFrom(text);
  if (typeof slot === 'string') throw new Error(slot);
  const nowMs = referenceNoonMs(date);
  if (!isTable(slot)) {
    const said = SENTENCES[slot.name]!(slot.args, nowMs);
    return slot.utc ? inUtc(said) : said;
  }
  return tableMarkdown(SKY_TABLES[slot.name.replace('table ', '')]!(slot.args, nowMs));
}

/** The text with every slot replaced by what `say` has for it. */
export function filledText(markdown: string, say: (slot: string) => string): string {
  return markdown.replaceAll(BRACED, (_, text: string) => say(text));
}

/** Slots that name a month, a year or a date of their own, and mean speeds, say the same for ever. */
const LASTING = [
  'station',
  'ingress',
  'new-moon',
  'full-moon',
  'eclipse',
  'longitude',
  'table stays',
  'table speeds',
  'table accuracy',
];

/** Whether what the slot says changes from day to day. */
export function isOfItsDay(text: string): boolean {
  const slot = slotFrom(text);
  return typeof slot === 'string' || !LASTING.includes(slot.name);
}
