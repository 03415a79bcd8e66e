import { describe, expect, it } from 'vitest';
import { schemaFaults } from '../../harness/xml-schema.ts';
import { SITEMAP } from '../../harness/xml-schemas.ts';
import { xmlTree } from '../../harness/xml.ts';

const sitemap = (
  urls: string,
  attributes = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
): string[] =>
  schemaFaults(
    xmlTree(`<?xml version="1.0" encoding="UTF-8"?><urlset ${attributes}>${urls}</urlset>`),
    SITEMAP,
  );
const LOC = '<loc>https://example.com/</loc>';

describe('the schema check', () => {
  it('lets through what is right', () => {
    expect(sitemap(`<url>${LOC}<lastmod>2026-11-15</lastmod></url>`)).toEqual([]);
  });

  it.each([
    ['an element too few', '', 'url too seldom'],
    ['an element too many', `<url>${LOC}${LOC}</url>`, 'loc too seldom or too often'],
    ['a strange element', `<url>${LOC}<priority>1</priority></url>`, 'strange element priority'],
    ['a strange attribute', `<url a="1">${LOC}</url>`, 'strange attribute a'],
    ['a wrong text', '<url><loc>/path</loc></url>', 'has the text "/path"'],
    ['a text between elements', `<url>words${LOC}</url>`, 'has the text "words"'],
    ['a wrong date', `<url>${LOC}<lastmod>today</lastmod></url>`, 'has the text "today"'],
  ])('finds %s', (_, urls, fault) => {
    expect(sitemap(urls).join('\n')).toContain(fault);
  });

  it('finds a missing attribute', () => {
    expect(sitemap(`<url>${LOC}</url>`, 'a="1"').join('\n')).toContain('attribute xmlns="undefined"');
  });
});
