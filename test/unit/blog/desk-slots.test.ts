import { describe, expect, it } from 'vitest';
import { SLOT_EXAMPLES } from '../../../src/domain/blog/slots/catalog.ts';
import { filledSlot, slotFaults } from '../../../src/domain/blog/slots/fill.ts';
import { INLINE_NAMES, TABLE_NAMES } from '../../../src/domain/blog/slots/slot.ts';
import { deskSlots } from '../../../src/server/blog/desk-slots.ts';
import { filledSlots } from '../../../src/server/blog/filled-slots.ts';
import { Busy } from '../../../src/server/failures.ts';

const DAY = '2026-11-17';
const ofThread = async (slot: string, date: string): Promise<string> => filledSlot(slot, date);

describe('the live facts of the desk', () => {
  it('are one of every kind that there is', () => {
    const inline = SLOT_EXAMPLES.filter(({ slot }) => !slot.startsWith('table '));
    const tables = SLOT_EXAMPLES.filter(({ slot }) => slot.startsWith('table '));
    expect(inline.map(({ slot }) => slot.split(' ')[0]).sort()).toEqual(INLINE_NAMES.toSorted());
    expect(tables.map(({ slot }) => slot.split(' ')[1]).sort()).toEqual(TABLE_NAMES.toSorted());
    expect(slotFaults(SLOT_EXAMPLES.map(({ slot }) => `{{${slot}}}`).join('\n\n'))).toEqual([]);
  });

  it('say what they say today, without a mark of ours', async () => {
    const slots = await deskSlots(filledSlots({}, ofThread), DAY);
    expect(slots).toHaveLength(SLOT_EXAMPLES.length);
    for (const { slot, today } of slots) expect([slot, today]).toEqual([slot, expect.stringMatching(/^[^{}<|]+$/)]);
    const said = (name: string) => slots.find(({ slot }) => slot.startsWith(`{{${name}`));
    expect(said('next-full-moon')).toEqual({
      slot: '{{next-full-moon}}',
      name: 'The next full Moon',
      isTable: false,
      today: 'November 24, 2026 UTC, in Gemini',
      changeable: [],
    });
    expect(said('next-station')?.changeable).toEqual(['planet']);
    expect(said('table eclipses')).toMatchObject({
      isTable: true,
      today: 'The next eclipses, on the date of their greatest moment by UTC.',
    });
  });
});

describe('filled slots', () => {
  it('are asked for once: some for ever, the others for a day', async () => {
    const asked: string[] = [];
    const filled = filledSlots({ 'longitude mars 2027-01-01': 'known' }, async (slot, date) => {
      asked.push(`${slot} ${date}`);
      return 'said';
    });
    const text = '{{phase}} {{longitude mars 2027-01-01}} {{full-moon 2026-12}}';
    for (const day of [DAY, DAY, '2026-11-18']) await filled(text, day);
    expect(asked).toEqual([`phase ${DAY}`, `full-moon 2026-12 ${DAY}`, 'phase 2026-11-18']);
  });

  it('tell what is not in the sky, and throw only where asking again may help', async () => {
    const filled = filledSlots({}, ofThread);
    expect((await filled('{{station mercury 2026-12}}', DAY)).get('station mercury 2026-12')).toEqual({
      fault: 'there is no station of mercury in 2026-12',
    });
    const busy = filledSlots({}, async () => {
      throw new Busy('Later.');
    });
    await expect(busy('{{phase}}', DAY)).rejects.toThrow(Busy);
  });
});
