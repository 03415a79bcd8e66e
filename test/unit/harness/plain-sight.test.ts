import { expect, it } from 'vitest';
import { inPlainSight } from '../../harness/plain-sight.ts';

it.each(['Lyon', 'born in Lyon, France', '{"place":"Lyon"}', '(2996944,Lyon)', 'https://a.example/Lyon'])(
  'sees a short secret in %s',
  (text) => expect(inPlainSight(text, ['Lyon'])).toEqual(['Lyon']),
);

it.each(['q8LyonX2', 'Lyon_f3', '-Lyon', 'LYON'])('takes %s for what came about by chance', (text) =>
  expect(inPlainSight(text, ['Lyon'])).toEqual([]),
);

it('sees a long secret wherever it stands', () => {
  expect(inPlainSight('xx1991-11-03xx', ['1991-11-03', 'Clarabelle'])).toEqual(['1991-11-03']);
});
