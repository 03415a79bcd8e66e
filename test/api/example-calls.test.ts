import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiDocument } from '../../src/web/api-docs/api-document.ts';
import { callGroups, type Call } from '../../src/web/api-docs/description.ts';
import { startTestSite, type TestSite } from '../harness/site.ts';
import { timeLimit } from '../harness/time-limits.ts';

let site: TestSite;
let calls: Call[];
beforeAll(async () => {
  site = await startTestSite();
  const document = (await (await fetch(`${site.url}/api/openapi.json`)).json()) as ApiDocument;
  calls = callGroups({ ...document, servers: [{ url: site.url }] }).flatMap((group) => group.calls);
});
afterAll(() => site.stop());

/** The address between the first two quotes of the line. */
const addressIn = ({ curl }: Call): string => /'([^']*)'/.exec(curl)![1]!;

describe('the example lines of the API page', () => {
  it('that need no key can be sent as they are', { timeout: timeLimit(60_000) }, async () => {
    const asked = calls.filter(({ method, personal }) => method === 'GET' && !personal);
    expect(asked.length).toBeGreaterThan(15);
    const refused: string[] = [];
    for (const call of asked) {
      const { status } = await fetch(addressIn(call));
      if (status !== 200) refused.push(`${status} ${call.path}`);
    }
    // A reading has the address of whoever drew it, an order that of its buyer: none can be an example.
    expect(refused.toSorted()).toEqual([
      '404 /api/gifts/{code}',
      '404 /api/orders/{handle}',
      '404 /api/report/{token}',
      '404 /api/tarot/readings/{id}',
    ]);
  });

  it('leave no place in an address open, and send whole bodies', () => {
    for (const call of calls) {
      expect(addressIn(call)).not.toMatch(/[{}]/);
      const [, body] = /-d '(.*)'$/.exec(call.curl) ?? [];
      if (call.body.length > 0) expect(Object.keys(JSON.parse(body!) as object).length).toBeGreaterThan(0);
    }
  });
});
