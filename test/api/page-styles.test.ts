import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OWNER } from '../harness/owner.ts';
import { PAGE_OF_EACH_KIND } from '../harness/page-kinds.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { until } from '../harness/until.ts';

const ASSETS = join(import.meta.dirname, '../../build/client/assets');
const TODAY = '2026-11-15';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ env: OWNER });
});
afterAll(() => site.stop());

const classesIn = (css: string): string[] => [...css.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!);
const sheets = readdirSync(ASSETS).filter((name) => name.endsWith('.css'));
const classesOf = new Map(
  sheets.map((name) => [name, new Set(classesIn(readFileSync(join(ASSETS, name), 'utf8')))]),
);
const styled = new Set([...classesOf.values()].flatMap((classes) => [...classes]));

/** Classes of the markup that some sheet styles, but none of those which the page links. */
function unstyled(html: string): string[] {
  const linked = [...html.matchAll(/<link rel="stylesheet" href="\/assets\/([^"#]+)/g)].map(
    ([, name]) => name!,
  );
  expect(linked.length).toBeGreaterThan(0);
  const here = new Set(linked.flatMap((name) => [...classesOf.get(name)!]));
  const used = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) => names!.split(' '));
  return [...new Set(used)].filter((name) => styled.has(name) && !here.has(name));
}

it.each(PAGE_OF_EACH_KIND)(
  'a page $name links the styles of all that is drawn on it',
  async ({ address }) => {
    const path = await address({ url: site.url, today: TODAY });
    const html = await until(path, async () => {
      const answer = await fetch(site.url + path);
      return answer.status < 500 ? answer.text() : null;
    });
    expect(unstyled(html)).toEqual([]);
  },
);
