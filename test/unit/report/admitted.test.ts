import { expect, it } from 'vitest';
import { admitted } from '../../../src/domain/report/admitted.ts';
import type { Candidate } from '../../../src/domain/report/candidates.ts';

function candidate(id: string, key: string, strength: number): Candidate {
  return {
    paragraph: { id, key, leans: [], text: '' },
    fact: { points: [], aspect: null, headline: '', detail: '' },
    strength,
    themes: ['engine'],
    quality: null,
    traits: [],
    echoes: {},
  };
}

it('beside what a report cannot leave out the other one goes, however strong', () => {
  const node = candidate('node-sign-pisces', 'node/sign/pisces', 1.5);
  const mercury = candidate('mercury-sagittarius', 'mercury/sign/sagittarius', 0.5);
  const house = candidate('sun-house-5', 'sun/house/5', 0.4);
  const apart = [['mercury-sagittarius', 'node-sign-pisces']] as const;
  expect(admitted([node, mercury, house], apart)).toEqual([mercury, house]);
  expect(admitted([node, mercury, house], [])).toEqual([node, mercury, house]);
});
