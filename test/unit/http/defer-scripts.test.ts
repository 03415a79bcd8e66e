import { MIMEType } from 'node:util';
import { describe, expect, it } from 'vitest';
import { deferScripts } from '../../../src/server/pages/defer-scripts.ts';

const PAGE =
  '<html><head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/>' +
  '<link rel="modulepreload" href="/b.js"/></head>' +
  '<body>told<script type="module" async="">import "/a.js";</script></body></html>';

describe('deferScripts', () => {
  it('leaves nothing in the head that would ask for script', () => {
    expect(deferScripts(PAGE).html).toContain('<html><head><link rel="stylesheet" href="/a.css"/></head>');
  });

  it('keeps the text of the script until it is called', () => {
    expect(deferScripts(PAGE).html).toContain(
      'told<script type="text/x-waiting-module">import "/a.js";</script><script>',
    );
  });

  it('keeps it under a type that HTML allows and no browser runs', () => {
    const [, type = ''] = /<script type="([^"]*)">import/.exec(deferScripts(PAGE).html)!;
    expect(new MIMEType(type).essence).toBe(type);
    expect(type).not.toMatch(/javascript|ecmascript/);
  });

  it('calls the text that it keeps', () => {
    const { html, added } = deferScripts(PAGE);
    const [, selector = ''] = /querySelector\('([^']*)'\)/.exec(added[0]!)!;
    expect(html).toContain(`<${selector.replace('[', ' ').replace(']', '')}>`);
  });

  it('asks for all of its files before it calls the script', () => {
    expect(deferScripts(PAGE).html).toContain('var files = ["/a.js","/b.js"];');
  });

  it('names the script it puts in', () => {
    const { html, added } = deferScripts(PAGE);
    expect(html).toContain(`<script>${added[0]}</script></body>`);
  });

  it('leaves a page without script as it is', () => {
    const html = '<html><head><title>No script</title></head><body></body></html>';
    expect(deferScripts(html)).toEqual({ html, added: [] });
  });
});
