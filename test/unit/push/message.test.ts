import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { firstSentence } from '../../../src/domain/push/first-sentence.ts';
import { messageOf } from '../../../src/domain/push/message.ts';
import { wordsOf } from '../../../src/domain/horoscope/prose-rules.ts';
import { daysFrom } from '../horoscope/bank.ts';

describe('the first sentence of', () => {
  it.each([
    ['Bring cake. Ask later.', 'Bring cake.'],
    ['Who paid last time? Everyone looks at the dog.', 'Who paid last time?'],
    ['Go! Now.', 'Go!'],
    ['One sentence only, with no end', 'One sentence only, with no end'],
    ['Only one.', 'Only one.'],
    ['', ''],
    ['  Spaces   and\nlines are  one. Next.', 'Spaces and lines are one.'],
    ['Mr. Brown calls Dr. Green. They agree.', 'Mr. Brown calls Dr. Green.'],
    ['Meet at St. Mark’s. Bring bread.', 'Meet at St. Mark’s.'],
    ['Leave by 8 a.m. Monday and walk. Rest.', 'Leave by 8 a.m. Monday and walk.'],
    ['Pack light, e.g. Books stay home. Go.', 'Pack light, e.g. Books stay home.'],
    ['J. Kepler and T. Brahe disagree. Good.', 'J. Kepler and T. Brahe disagree.'],
    ['Mars is 2.7° from exact. Wait.', 'Mars is 2.7° from exact.'],
    ['Wait … for it. Now.', 'Wait … for it.'],
    ['Well… Then again, no. Yes.', 'Well…'],
    ['Wait... what? Yes.', 'Wait... what?'],
    ['The best answers begin with “You’ll laugh.” Try one.', 'The best answers begin with “You’ll laugh.”'],
    ['“Go on. We are listening.” That is all they said.', '“Go on. We are listening.”'],
    ['“How would you do it?” is the question. Answer it.', '“How would you do it?” is the question.'],
    ['“Stop!” she said. Stop.', '“Stop!” she said.'],
    ['Say “exactly when?” Twice.', 'Say “exactly when?”'],
    [
      'Keep the note (it is short. It is kind.) until noon. Then go.',
      'Keep the note (it is short. It is kind.) until noon.',
    ],
    ['It says “misc.” The Moon moves on.', 'It says “misc.”'],
    ['Three things. 2 of them are small.', 'Three things.'],
    ['Write to hello@zodiary.example today. Wait.', 'Write to hello@zodiary.example today.'],
    ['Él llama. Ábrele.', 'Él llama.'],
  ])('%j is %j', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence);
  });
});

describe('a message', () => {
  it('says whose day it is, and the day in one sentence', () => {
    const summary = 'Asking about money goes well today if you keep it friendly.';
    expect(messageOf({ sign: 'scorpio', date: '2026-11-05', summary })).toEqual({
      title: 'Scorpio, November 5',
      body: summary,
      sign: 'scorpio',
      date: '2026-11-05',
      tag: 'zodiary-2026-11-05',
      url: '/horoscope/scorpio',
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
    });
  });

  it('has pictures that exist', () => {
    const { icon, badge } = messageOf({ sign: 'leo', date: '2026-11-15', summary: 'Hum.' });
    for (const picture of [icon, badge])
      expect(existsSync(join(import.meta.dirname, '../../../public', picture))).toBe(true);
  });

  it('of every published day is one whole sentence of seven to eighteen words', () => {
    for (const { readings } of daysFrom('2026-01-01', 46, 7)) {
      for (const reading of readings) {
        const { body } = messageOf(reading);
        expect(body).toBe(reading.summary);
        expect(body).toMatch(/^[“\p{Lu}\p{N}].*[.!?]”?$/u);
        expect(firstSentence(body)).toBe(body);
        const { length } = wordsOf(body);
        expect(length).toBeGreaterThanOrEqual(7);
        expect(length).toBeLessThanOrEqual(18);
      }
    }
  });
});
