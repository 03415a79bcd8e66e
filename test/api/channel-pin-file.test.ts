import { expect, it } from 'vitest';
import { DeskPinFile } from '../../src/contract/desk-pin-file.ts';
import { TEMPLATE_COLUMNS } from '../../src/domain/channels/pinterest-file.ts';
import { rowsOfCsv } from '../harness/csv.ts';
import { channelsDesk } from './channels-desk.ts';

const { here, get, send, fill, readyAll } = channelsDesk();

it('the file for Pinterest has the columns and clocks of its owner, and the template’s until then', async () => {
  const call = '/api/admin/pin-file';
  const stored = DeskPinFile.parse(await get(call));
  expect(stored).toEqual({ columns: TEMPLATE_COLUMNS, timeZone: 'UTC' });
  const fileOf = async () =>
    rowsOfCsv(await (await here.owner.get('/api/admin/channels/week/pins.csv')).text());
  await fill();
  await readyAll();
  const [, ...before] = await fileOf();
  expect(before).toHaveLength(11);
  const columns = { ...TEMPLATE_COLUMNS, board: 'Board, exactly', publishDate: 'Date "published"' };
  await send('PUT', call, { columns, timeZone: 'America/New_York' });
  const [head, ...rows] = await fileOf();
  expect(head).toEqual(Object.values(columns));
  expect(rows.map((row) => row.toSpliced(6, 1))).toEqual(before.map((row) => row.toSpliced(6, 1)));
  // November: five hours behind UTC.
  const inUtc = rows.map((row) => new Date(`${row[6]}-05:00`).toISOString().slice(0, 19));
  expect(inUtc).toEqual(before.map((row) => row[6]));
  const wrong = [
    { columns, timeZone: 'Moon/Crater' },
    { columns: { ...columns, title: '' }, timeZone: 'UTC' },
    { columns: { ...columns, title: '=1+1' }, timeZone: 'UTC' },
    { columns: { ...columns, title: 'LINK' }, timeZone: 'UTC' },
    { columns: { title: 'Title' }, timeZone: 'UTC' },
    { columns },
  ];
  for (const body of wrong)
    expect([body, (await here.owner.send('PUT', call, body)).status]).toEqual([body, 400]);
  expect(await get(call)).toEqual({ columns, timeZone: 'America/New_York' });
  await send('PUT', call, stored);
  expect((await fileOf())[0]).toEqual(Object.values(TEMPLATE_COLUMNS));
});
