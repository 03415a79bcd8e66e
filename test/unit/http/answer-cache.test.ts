import { expect, it } from 'vitest';
import { AnswerCache } from '../../../src/server/http/answer-cache.ts';

const answer = { body: Buffer.alloc(5_000), etag: '"a"', contentType: 'application/json' };

it('answers nothing that was kept before it was cleared', () => {
  const cache = new AnswerCache({ nowMs: () => 0 });
  cache.keep('/api/tarot/texts', answer, 60);
  expect(cache.find('/api/tarot/texts')).toMatchObject({ etag: '"a"' });
  cache.clear();
  expect(cache.find('/api/tarot/texts')).toBeNull();
});

it('keeps no answer that was begun before it was cleared', () => {
  const cache = new AnswerCache({ nowMs: () => 0 });
  cache.clear();
  cache.keep('/api/tarot/texts', answer, 60, 1_000);
  expect(cache.find('/api/tarot/texts')).toBeNull();
  cache.keep('/api/tarot/texts', answer, 60, 0);
  expect(cache.find('/api/tarot/texts')).not.toBeNull();
});
