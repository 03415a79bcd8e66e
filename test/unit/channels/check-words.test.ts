import { describe, expect, it } from 'vitest';
import { check, pin, short } from './checked-post.ts';

describe('limits', () => {
  const text = (length: number): string => `${'a'.repeat(length - 1)}.`;

  it('hold at their very edge, hashtags counted', () => {
    const room = 500 - '\n\n#zodiaccats'.length;
    expect(check('limits', pin({ text: text(room) })).isPassed).toBe(true);
    const { isPassed, said } = check('limits', pin({ text: text(room + 1) }));
    expect(isPassed).toBe(false);
    expect(said).toContain('takes 501 characters, and Pinterest takes 500. Cut 1.');
    expect(check('limits', pin({ text: text(room + 1) }, { way: 'connected' })).isPassed).toBe(true);
    expect(check('limits', pin({ text: text(room + 301) }, { way: 'connected' })).isPassed).toBe(false);
  });

  it('hold for titles', () => {
    expect(check('limits', pin({ title: 'a'.repeat(100) })).isPassed).toBe(true);
    expect(check('limits', pin({ title: 'a'.repeat(101) })).said).toContain('Cut 1.');
    expect(check('limits', pin({ title: ' ' })).said).toContain('no title');
    expect(check('limits', { fields: { title: '' } }).isPassed).toBe(true);
  });

  it('cut by a press only, to the end of a sentence', () => {
    const long = `${text(200)} ${text(200)} ${text(200)}`;
    const { fix } = check('limits', pin({ text: long }));
    expect(fix!.fields.text).toBe(`${text(200)} ${text(200)}`);
    expect(check('limits', pin({ ...fix!.fields })).isPassed).toBe(true);
  });

  it('count a description on YouTube in bytes', () => {
    const room = 5000 - '\n\nhttps://zodiary.example/horoscope/scorpio?z=p15\n\n#zodiaccats'.length;
    expect(check('limits', short({ text: '’'.repeat(Math.floor(room / 3)) })).isPassed).toBe(true);
    expect(check('limits', short({ text: '’'.repeat(Math.floor(room / 3) + 1) })).said).toContain('bytes');
  });

  it('count tags on YouTube, and drop the last ones by a press', () => {
    const tag = (index: number): string => `#${String(index).padStart(59, 'a')}`;
    const hashtags = (count: number): string[] => Array.from({ length: count }, (_, index) => tag(index));
    expect(check('limits', short({ hashtags: hashtags(8) })).isPassed).toBe(true);
    const over = check('limits', short({ hashtags: hashtags(9) }));
    expect(over.fix!.fields.hashtags).toHaveLength(8);
  });

  it('know what networks and spreadsheets refuse', () => {
    expect(check('limits', short({ title: 'Sun > Moon' })).isPassed).toBe(false);
    expect(check('limits', pin({ title: '=HYPERLINK(1)' })).said).toContain('spreadsheet');
    expect(check('limits', pin({ title: '=HYPERLINK(1)' }, { way: 'kit' })).isPassed).toBe(true);
    expect(check('limits', { fields: { text: ' ' } }).isPassed).toBe(false);
  });
});

describe('the link', () => {
  it('opens, and its visits will be counted', () => {
    expect(check('link').said).toBe('The link opens, and its visits will be counted.');
    expect(check('link', { isLinkAlive: false }).said).toBe('The link opens no page. Choose another one.');
  });

  it('is a page of ours', () => {
    for (const link of ['https://example.com/', '//example.com/x', '/\\example.com', 'sky', '/a b'])
      expect(check('link', { fields: { link } }).isPassed, link).toBe(false);
  });

  it('carries nobody’s counting, which a press takes off', () => {
    for (const link of ['/sky?utm_source=x', '/sky?z=p1', '/sky?date=2026-11-18&fbclid=1'])
      expect(check('link', { fields: { link } }).fix!.fields.link, link).toBe('/sky');
    expect(check('link', { fields: { link: '/horoscope/leo?type=weekly' } }).isPassed).toBe(true);
  });

  it('is the only one: words lead to no other site', () => {
    expect(check('link', { fields: { text: 'Look: https://example.com/x' } }).isPassed).toBe(false);
    expect(check('link', { fields: { text: 'Look: www.example.com' } }).isPassed).toBe(false);
    expect(check('link', { fields: { text: 'Look: https://zodiary.example.com/' } }).isPassed).toBe(false);
    expect(check('link', { fields: { text: 'Look: https://zodiary.example/sky' } }).isPassed).toBe(true);
  });

  it('may be missing by hand, but not where we must find the post again', () => {
    expect(check('link', { fields: { link: '' } })).toMatchObject({
      isPassed: true,
      said: 'There’s no link, so no visits can be counted.',
    });
    expect(check('link', { fields: { link: '' }, way: 'connected' }).isPassed).toBe(false);
  });
});

describe('the description', () => {
  it('is there, says something and has an end', () => {
    expect(check('alt').said).toBe('The picture is described in words.');
    for (const alt of ['', '   ', 'A cat.', 'a'.repeat(501)])
      expect(check('alt', { fields: { alt } }).isPassed).toBe(false);
    expect(check('alt', { fields: { alt: 'a'.repeat(500) } }).isPassed).toBe(true);
  });

  it('can be ours by a press', () => {
    expect(check('alt', { fields: { alt: '' } }).fix!.fields.alt).toBe('A cat that we describe ourselves.');
    expect(check('alt', { fields: { alt: '' }, ownAlt: null }).fix).toBeNull();
  });
});
