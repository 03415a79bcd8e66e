import { describe, expect, it } from 'vitest';
import { folded, iCalendar } from '../../../src/domain/sky/icalendar.ts';

describe('iCalendar', () => {
  it('folds at 75 octets without cutting a character, and unfolds to the same', () => {
    const line = `SUMMARY:${'Mond in den Zwillingen · ☽ '.repeat(9)}`;
    const lines = folded(line).split('\r\n');
    for (const part of lines) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
    expect(lines.length).toBeGreaterThan(3);
    expect(folded(line).replaceAll('\r\n ', '')).toBe(line);
  });

  it('escapes text and ends every line with CRLF', () => {
    const text = iCalendar({
      name: 'A, b; c',
      description: 'x',
      url: 'https://example.org/sky',
      stampMs: Date.parse('2026-11-15T00:00:00Z'),
      entries: [
        {
          uid: 'one@example.org',
          atMs: Date.parse('2026-11-17T11:47:49.686Z'),
          summary: 'First quarter',
          description: 'Half, and half\nagain',
          category: 'Lunation',
        },
      ],
    });
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text).toContain('NAME:A\\, b\\; c\r\n');
    expect(text).toContain('DESCRIPTION:Half\\, and half\\nagain\r\n');
    expect(text).toContain('DTSTART:20261117T114800Z\r\n');
    expect(text).toContain('DTSTAMP:20261115T000000Z\r\n');
  });
});
