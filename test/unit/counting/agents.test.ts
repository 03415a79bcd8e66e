import { describe, expect, it } from 'vitest';
import { agents } from '../../../src/server/counting/agents.ts';

describe('who sent a request', () => {
  const agentOf = agents();
  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Version/19.1 Mobile/15E148 Safari/604.1',
      'person',
    ],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'bot'],
    ['curl/8.9.1', 'bot'],
    ['WhatsApp/2.23.20.0 A', 'WhatsApp'],
    [undefined, 'bot'],
    ['', 'bot'],
    [`Mozilla/5.0 ${'x'.repeat(600)}`, 'bot'],
  ])('%s is told apart, the second time as the first', (name, expected) => {
    expect([agentOf(name), agentOf(name)]).toEqual([expected, expected]);
  });
});
