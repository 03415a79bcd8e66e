import { isOfItsDay, slotTexts } from '../../domain/blog/slots/fill.ts';
import type { CivilDate } from '../../domain/calendar/civil-date.ts';
import { Failure } from '../failures.ts';
import type { SkyService } from '../sky/service.ts';

/** Filled slots that name their own date, computed when the site was built. */
export type SkyFacts = Readonly<Record<string, string>>;

/** What a slot says; a fault where the sky has no such thing. */
export type SlotAnswer = { said: string } | { fault: string };

/** What the slots of a text say on a day, by what stands between the braces. */
export type FilledSlots = (markdown: string, date: CivilDate) => Promise<ReadonlyMap<string, SlotAnswer>>;

/** Has each slot filled by a thread of the sky, once: some say the same for ever, the others for a day. */
export function filledSlots(facts: SkyFacts, filledSlot: SkyService['filledSlot']): FilledSlots {
  const lasting = new Map<string, SlotAnswer>(Object.entries(facts).map(([slot, said]) => [slot, { said }]));
  let today = { date: '', slots: new Map<string, SlotAnswer>() };

  async function fill(slot: string, date: CivilDate): Promise<SlotAnswer> {
    try {
      return { said: await filledSlot(slot, date) };
    } catch (error) {
      // Threads that are busy will answer another time; a thing that is not in the sky never does.
      if (error instanceof Failure) throw error;
      return { fault: (error as Error).message };
    }
  }

  return async (markdown, date) => {
    if (date !== today.date) today = { date, slots: new Map() };
    const { slots } = today;
    const found = new Map<string, SlotAnswer>();
    for (const slot of slotTexts(markdown)) {
      const kept = isOfItsDay(slot) ? slots : lasting;
      const answer = kept.get(slot) ?? (await fill(slot, date));
      kept.set(slot, answer);
      found.set(slot, answer);
    }
    return found;
  };
}
