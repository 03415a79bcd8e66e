import { expect, it } from 'vitest';
import { following } from '../../../src/server/content-edits/following.ts';
import type { Content } from '../../../src/server/content.ts';

function changing(first: Partial<Content>) {
  let content = first as Content;
  return {
    current: () => content,
    change: (pieces: Partial<Content>) => (content = { ...content, ...pieces }),
  };
}

const joke = (text: string) => [{ id: 'cat-01', since: '2026-01-01', text }];

it('a call that was taken out of a service asks the content of the moment', () => {
  const content = changing({ jokes: joke('old') });
  const { text } = following(content, ['jokes'], ({ jokes }) => ({ text: () => jokes[0]!.text }));
  expect(text()).toBe('old');
  content.change({ jokes: joke('new') });
  expect(text()).toBe('new');
});

it('a service is made anew only when a piece of its own has changed', () => {
  const content = changing({ jokes: joke('old'), rewordedTexts: [] });
  let made = 0;
  const service = following(content, ['jokes'], ({ jokes }) => {
    made += 1;
    return { count: () => jokes.length };
  });
  content.change({ rewordedTexts: ['a paragraph'] });
  expect(service.count()).toBe(1);
  expect(made).toBe(1);
  content.change({ jokes: [] });
  expect([service.count(), service.count()]).toEqual([0, 0]);
  expect(made).toBe(2);
});

it('a service that is one call follows too, and passes on what it is asked with', () => {
  const content = changing({ jokes: joke('old') });
  const find = following(
    content,
    ['jokes'],
    ({ jokes }) =>
      (id: string) =>
        jokes.find((one) => one.id === id)?.text ?? null,
  );
  content.change({ jokes: joke('new') });
  expect([find('cat-01'), find('cat-02')]).toEqual(['new', null]);
});
