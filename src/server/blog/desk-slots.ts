import { plainOf } from '../../content/markdown.ts';
import type { DeskSlot } from '../../contract/desk-posts.ts';
import { SLOT_EXAMPLES, type SlotExample } from '../../domain/blog/slots/catalog.ts';
import { withMoments } from '../../domain/blog/slots/moments.ts';
import { argumentKinds } from '../../domain/blog/slots/slot.ts';
import { CAPTION_MARK } from '../../domain/blog/slots/table.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import type { FilledSlots, SlotAnswer } from './filled-slots.ts';

/** A sentence as it is; of a table its caption. */
function inPlainText(answer: SlotAnswer): string {
  if ('fault' in answer) return answer.fault;
  const line = answer.said.startsWith(CAPTION_MARK)
    ? answer.said.slice(CAPTION_MARK.length, answer.said.indexOf('\n'))
    : answer.said;
  return plainOf(withMoments(line));
}

function deskSlot({ slot, name }: SlotExample, answer: SlotAnswer): DeskSlot {
  return {
    slot: `{{${slot}}}`,
    name,
    isTable: slot.startsWith('table '),
    today: inPlainText(answer),
    changeable: [...argumentKinds(slot)],
  };
}

/** Every kind of live fact, with what it says on a day. */
export async function deskSlots(filled: FilledSlots, date: CivilDate): Promise<DeskSlot[]> {
  const answers = await filled(SLOT_EXAMPLES.map(({ slot }) => `{{${slot}}}`).join('\n'), date);
  return SLOT_EXAMPLES.map((example) => deskSlot(example, answers.get(example.slot)!));
}
