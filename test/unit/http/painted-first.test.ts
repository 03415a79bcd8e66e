import { describe, expect, it } from 'vitest';
import { paintedFirst } from '../../../src/server/pages/renderer.ts';

describe('paintedFirst', () => {
  it('lets script wait for what a page is painted with, and loses none of it', () => {
    const html =
      '<html><head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/>' +
      '<link rel="modulepreload" href="/b.js"/></head><body>told</body></html>';
    expect(paintedFirst(html)).toBe(
      '<html><head><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js" fetchpriority="low"/>' +
        '<link rel="modulepreload" href="/b.js" fetchpriority="low"/></head><body>told</body></html>',
    );
  });

  it('leaves a page without script as it is', () => {
    const html = '<html><head><title>No script</title></head><body></body></html>';
    expect(paintedFirst(html)).toBe(html);
  });
});
