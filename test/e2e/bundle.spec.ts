import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const ROOT = join(import.meta.dirname, '../..');
const ASSETS = join(ROOT, 'build/client/assets');

function clientScripts(): { name: string; text: string }[] {
  return readdirSync(ASSETS)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(join(ASSETS, name), 'utf8') }));
}

/** Words that only a server module, a schema, an ephemeris or the bank of paragraphs would bring along. */
const TELLTALES: Record<string, RegExp> = {
  'the server': /fastify|under-pressure/i,
  'the database': /drizzle|pg_catalog|pg-boss|\bpostgres(ql)?:\/\//i,
  'a module of Node': /["'`]node:\w+/,
  'schemas of zod': /ZodError|\$ZodType|_zod\b/,
  'the ephemeris': /vsop87|1\.7534704|175347046/i,
  'the settings': /process\.env\.(?!NODE_ENV)|DATABASE_URL|ADMIN_PASSWORD/,
};

for (const [what, telltale] of Object.entries(TELLTALES)) {
  test(`the client bundle contains nothing of ${what}`, () => {
    const scripts = clientScripts();
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter(({ text }) => telltale.test(text)).map(({ name }) => name)).toEqual([]);
  });
}

test('the client bundle contains no paragraph of the reading bank', () => {
  const bank = readFileSync(join(ROOT, 'content/horoscope/sun.yml'), 'utf8');
  const phrases = [...bank.matchAll(/[A-Z][a-z]+(?: [a-z]+){5}/g)].slice(0, 40).map(([phrase]) => phrase);
  expect(phrases.length).toBeGreaterThan(10);
  const scripts = clientScripts().map(({ text }) => text);
  expect(phrases.filter((phrase) => scripts.some((text) => text.includes(phrase)))).toEqual([]);
});
