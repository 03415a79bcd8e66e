import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SiteDocument } from '../../../src/contract/documents.ts';
import { DOCUMENT_NAMES, type DocumentName } from '../../../src/domain/documents/documents.ts';
import { STORE_PREFIX, VISITOR_STORES } from '../../../src/domain/offline/stores.ts';
import { resolvePage } from '../../../src/domain/pages/resolve.ts';
import { VISITOR_ID_STORAGE_KEY } from '../../../src/domain/visitor/visitor-id.ts';
import { documentFrom, loadDocuments } from '../../../src/content/documents.ts';
import { documentsService } from '../../../src/server/documents/service.ts';
import { EMPTY_VALUES, requestOf } from '../../../src/web/birth-chart/chart-values.ts';

const ROOT = join(import.meta.dirname, '../../..');
const CONTENT = loadDocuments(join(ROOT, 'content/documents'));
const NOBODY = {
  siteName: 'Zodiary',
  ownerName: null,
  ownerAddress: null,
  contactEmail: null,
  governingLaw: null,
  refundDays: 14,
  reportKeepDays: 365,
};

function documentOf(name: DocumentName, owner: Partial<typeof NOBODY> | Record<string, string> = {}) {
  return documentsService(CONTENT, { ...NOBODY, ...owner }).find(name)!;
}

const htmlOf = ({ opening, sections }: SiteDocument): string =>
  [opening, ...sections.map(({ html }) => html)].join('\n');

/** What the code calls `onDevice` and `inSession` with: a text, or a name that the same file gives to one. */
function storageKeysInCode(): string[] {
  const files = globSync('src/web/**/*.{ts,tsx}', { cwd: ROOT });
  const keys = files.flatMap((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    const calls = [...source.matchAll(/\b(?:onDevice|inSession)\s*\.(?:get|set)\(\s*([^,)]+)/g)];
    return calls.map(([, argument]) => {
      const literal = /^'(.+)'$/.exec(argument!)?.[1];
      const named = new RegExp(`\\b${argument}\\s*=\\s*'([^']+)'`).exec(source)?.[1];
      const key = literal ?? named;
      if (key === undefined) throw new Error(`${file}: cannot tell which key ${argument} is`);
      return `zodiary_${key}`;
    });
  });
  return [...new Set([...keys, VISITOR_ID_STORAGE_KEY])];
}

describe('the privacy policy', () => {
  const html = htmlOf(documentOf('privacy-policy'));

  it('names every key of local and session storage that the code uses', () => {
    const keys = storageKeysInCode();
    expect(keys.length).toBeGreaterThanOrEqual(12);
    expect(keys.filter((key) => !html.includes(`<code>${key}</code>`))).toEqual([]);
  });

  it('names no key that the code does not use', () => {
    const named = [...html.matchAll(/<code>(zodiary_\w+)<\/code>/g)].map(([, key]) => key!);
    expect(named.filter((key) => key !== 'zodiary_' && !storageKeysInCode().includes(key))).toEqual([]);
  });

  it('is about all storage: only two files reach for it by themselves', () => {
    // The owner's desk keeps drafts on the owner's device; no visitor loads it.
    const forVisitors = globSync('src/web/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['src/web/desk/**'] });
    const reaching = forVisitors.filter((file) =>
      /\b(?:localStorage|sessionStorage|indexedDB|document\.cookie|cookieStore)\b/.test(
        readFileSync(join(ROOT, file), 'utf8'),
      ),
    );
    expect(reaching.sort()).toEqual(['src/web/shell/storage.ts', 'src/web/shell/visitor.ts']);
  });

  it('tells what is sent of a birth, and a name is not', () => {
    expect(html).toContain('your browser sends the date, the time and the place of birth');
    expect(html).toContain('A name you type isn’t sent at all');
    const values = { ...EMPTY_VALUES, name: 'Clara', date: '1991-11-03', time: '06:40' };
    const coordinates = { lat: '45.7', lon: '4.8', zone: 'Europe/Paris' };
    const sent = requestOf({ ...values, coordinates });
    expect(Object.keys(sent).sort()).toEqual(['date', 'houses', 'place', 'time']);
    expect(JSON.stringify(sent)).not.toContain('Clara');
  });

  it('names every store of copies', () => {
    expect([...VISITOR_STORES, `${STORE_PREFIX}build-`].filter((name) => !html.includes(name))).toEqual([]);
  });

  it('says the periods that the program keeps to', () => {
    expect(html).toContain('Kept for 60 days.');
    expect(html).toContain('deleted after 24 hours');
    expect(html).toContain('up to 50 pages');
    expect(html).toContain('at most 10 browsers');
  });
});

describe('the terms', () => {
  it('promise a refund for as many days as the shop gives, and none where it gives none', () => {
    const html = htmlOf(documentOf('terms-of-service', { refundDays: 30 }));
    expect(html).toContain('For 30 days after you paid, you can take the money back');
    expect(html).toContain(
      'For 30 days after you paid, and as long as the code hasn’t been used, you can return it.',
    );
    const without = htmlOf(documentOf('terms-of-service', { refundDays: 0 }));
    expect(without).toContain('We don’t refund a report because of a change of mind.');
    expect(without).not.toMatch(/take the money back|you can return it|For 0 days/);
  });
});

describe('a document', () => {
  it.each(DOCUMENT_NAMES)('%s has no open slot and leads nowhere in vain', (name) => {
    const html = htmlOf(documentOf(name));
    expect(html).not.toMatch(/\{\{|\}\}|undefined|null/);
    const links = [...html.matchAll(/href="(\/[^"#]*)(#[^"]*)?"/g)];
    for (const [, address, anchor] of links) {
      if (/\.\w+$/.test(address!)) continue;
      expect(resolvePage(address!, '').kind, address).toBe('page');
      if (!anchor) continue;
      const target = documentOf(address!.slice(1) as DocumentName);
      expect(target.sections.map(({ id }) => `#${id}`)).toContain(anchor);
    }
  });

  it.each(DOCUMENT_NAMES)('%s has headings of its own', (name) => {
    const ids = documentOf(name).sections.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(4);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(['privacy-policy', 'terms-of-service'] as const)('%s is numbered and dated', (name) => {
    const { version, updatedAt, changes } = documentOf(name);
    expect(changes[0]).toMatchObject({ version, date: updatedAt });
  });

  it('says plainly what the owner has not said', () => {
    const terms = htmlOf(documentOf('terms-of-service'));
    expect(terms).toContain('hasn’t put a name and address on the door yet');
    expect(terms).toContain('You need nobody’s help with your data');
    expect(terms).toContain('No governing law has been named here');
  });

  it.each(DOCUMENT_NAMES)('%s asks nobody to write where there is no address', (name) => {
    expect(htmlOf(documentOf(name, { ownerName: 'Ada Brass' }))).not.toMatch(
      /write to us|please tell us|send us its address|addresses (?:at|given)/,
    );
  });

  it.each<Record<string, string>>([{ contactEmail: 'a@b.example' }, { ownerAddress: '1 Meridian Street' }])(
    'asks for corrections and requests where there is one: %o',
    (owner) => {
      expect(htmlOf(documentOf('about', owner))).toContain('from a planet to a comma, please tell us.');
      const privacy = htmlOf(documentOf('privacy-policy', owner));
      expect(privacy).toContain('send us its address.');
      expect(privacy).toContain('write to us with the identifier');
      expect(htmlOf(documentOf('terms-of-service', owner))).toContain(
        'using the addresses at the top of the Terms of Service.',
      );
    },
  );

  it.each(DOCUMENT_NAMES)('%s names no setting where the owner has said nothing', (name) => {
    expect(htmlOf(documentOf(name))).not.toMatch(/\b[A-Z]+_[A-Z_]+\b/);
  });

  it('says what the owner has said, as text and never as markup', () => {
    const owner = { ownerName: 'A <b>& $& B', contactEmail: 'a@b.example', governingLaw: 'Norway' };
    const terms = htmlOf(documentOf('terms-of-service', owner));
    expect(terms).toContain('This site is run by A &lt;b&gt;&amp; $&amp; B.');
    expect(terms).toContain('<a href="mailto:a@b.example">a@b.example</a>');
    expect(terms).toContain('governed by the law of Norway');
  });

  it.each([
    ['no front matter', 'Words.', /must begin with front matter/],
    ['a slot that does not exist', '---\nupdatedAt: 2026-11-15\n---\n{{wer}}', /\{\{wer\}\} does not exist/],
    [
      'a version without its change',
      '---\nupdatedAt: 2026-11-15\nversion: "1.0"\n---\nWords',
      /first change/,
    ],
    ['a date that is none', '---\nupdatedAt: soon\n---\nWords.', /updatedAt must be a real date/],
  ])('with %s stops the start', (_, source, fault) => {
    expect(() => documentFrom('about', source)).toThrow(fault);
  });
});
