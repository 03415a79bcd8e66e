import { expect, it } from 'vitest';
import { alternativesOf, idlePatterns } from '../../../scripts/idle-patterns.ts';

it.each([
  ['web\\/push', ['web\\/push']],
  ['web\\/(?:push|install)|domain\\/push', ['web\\/push', 'web\\/install', 'domain\\/push']],
  ['a(?:b(?:c|d)|e)f', ['abcf', 'abdf', 'aef']],
  ['(a|b)\\.ts', ['a\\.ts', 'b\\.ts']],
  ['web\\/archive\\/(?![\\w-]+-(?:page|head)\\.tsx)', ['web\\/archive\\/(?![\\w-]+-(?:page|head)\\.tsx)']],
  ['[(|]x\\(|y', ['[(|]x\\(', 'y']],
])('takes %s apart', (source, alternatives) => {
  expect(alternativesOf(source)).toEqual(alternatives);
});

it('finds the one alternative that matches nothing', () => {
  const files = ['/src/web/push/device.ts', '/src/web/archive/archive-page.tsx', '/src/domain/push/due.ts'];
  expect(idlePatterns(/web\/(?:push|install)|domain\/push/, files)).toEqual(['web\\/install']);
  expect(idlePatterns(/web\/archive\/(?![\w-]+-page\.tsx)/, files)).toHaveLength(1);
  expect(idlePatterns(/domain\/push/, files)).toEqual([]);
});
