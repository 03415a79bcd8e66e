import { expect, it } from 'vitest';
import { channelsDesk, linesOf } from '../api/channels-desk.ts';
import { filesInZip } from '../harness/zip.ts';

const { here, week, fill, readyAll, post } = channelsDesk();

it('a ready week is taken along as a zip of pictures, words and a list', async () => {
  await fill();
  await readyAll();
  const answer = await here.owner.get('/api/admin/channels/week/zip');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(answer.headers.get('content-disposition')).toContain('zodiary-week-2026-11-16.zip');
  const files = filesInZip(Buffer.from(await answer.arrayBuffer()));
  const names = [...files.keys()];
  expect(names).toHaveLength(1 + 2 * 28);
  expect(names.filter((name) => name.endsWith('.png'))).toHaveLength(28);
  const { id } = linesOf(await week(), 'facebook-cats')[0]!;
  const text = files.get(`2026-11-16-0900-facebook-cats-p${id.toString(36)}.txt`)!.toString();
  expect(text).toContain((await post(id)).outgoing);
  const list = files.get('00-read-me-first.txt')!.toString();
  for (const name of names.slice(1)) expect(list).toContain(name);
  for (const name of names.filter((one) => one.endsWith('.png')))
    expect(files.get(name)!.toString('latin1', 1, 4)).toBe('PNG');
}, 120_000);
