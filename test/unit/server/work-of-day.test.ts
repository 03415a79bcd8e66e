import { expect, it } from 'vitest';
import type { DeskWork } from '../../../src/contract/desk-today.ts';
import { workOfDay } from '../../../src/server/today/work.ts';

const calendar = { today: () => '2026-11-15', nextMidnightMs: () => Date.parse('2026-11-16T05:00:00Z') };
const NEW_YORK = { siteTimeZone: 'America/New_York' };

it('has the night’s backup, the hour with the most messages, what is posted, and the next day, in their order', async () => {
  const comingHours = async () => [
    { at: '2026-11-15T19:00:00.000Z', due: 3 },
    { at: '2026-11-15T23:00:00.000Z', due: 9 },
    { at: '2026-11-16T12:00:00.000Z', due: 90 },
  ];
  const config = { ...NEW_YORK, backupAt: '03:15' };
  const cats: DeskWork = { at: '2026-11-15T14:00:00.000Z', label: 'Cats' };
  expect(await workOfDay({ config, calendar, comingHours, postsOn: async () => [cats] })).toEqual([
    { at: '2026-11-15T08:15:00.000Z', label: 'Backup' },
    cats,
    { at: '2026-11-15T23:00:00.000Z', label: 'Push' },
    { at: '2026-11-16T05:00:00.000Z', label: 'Tomorrow' },
  ]);
});

it('has no backup where none is made, and no messages where nobody gets any', async () => {
  const config = { ...NEW_YORK, backupAt: null };
  const none = { comingHours: async () => [], postsOn: async () => [] };
  expect(await workOfDay({ config, calendar, ...none })).toEqual([
    { at: '2026-11-16T05:00:00.000Z', label: 'Tomorrow' },
  ]);
});
