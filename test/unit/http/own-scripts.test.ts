import { describe, expect, it } from 'vitest';
import { ownScripts } from '../../../src/server/pages/own-scripts.ts';

const MARK = 'b7c1';

describe('ownScripts', () => {
  it('takes the inline scripts that carry the mark, and takes the mark off', () => {
    const html =
      `<script nonce="${MARK}">one()</script><link rel="x" nonce="${MARK}"/>` +
      `<script type="module" nonce="${MARK}" async="">two()</script><script nonce="${MARK}" src="/a.js"></script>`;
    expect(ownScripts(html, MARK)).toEqual({
      html:
        '<script>one()</script><link rel="x"/><script type="module" async="">two()</script>' +
        '<script src="/a.js"></script>',
      sources: ['one()', 'two()'],
    });
  });

  it.each(['<script>bad()</script>', '<script nonce="guess">bad()</script>', '<SCRIPT>bad()</SCRIPT>'])(
    'leaves out what was planted: %s',
    (planted) => {
      const { html, sources } = ownScripts(`${planted}<script nonce="${MARK}">one()</script>`, MARK);
      expect(sources).toEqual(['one()']);
      expect(html).toContain(planted);
    },
  );

  it('allows nothing in a page without a mark', () => {
    for (const mark of ['', null])
      expect(ownScripts('<script nonce="">bad()</script>', mark).sources).toEqual([]);
  });
});
