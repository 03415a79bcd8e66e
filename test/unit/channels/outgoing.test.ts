import { describe, expect, it } from 'vitest';
import {
  asHashtag,
  limitsOf,
  outgoingOf,
  tagsLength,
  textLength,
} from '../../../src/domain/channels/outgoing.ts';

const ORIGIN = 'https://zodiary.example';
const POST = {
  id: 41,
  title: 'Scorpio cat: saw that, filed it',
  text: 'The Moon’s in Aquarius. ',
  link: '/horoscope/scorpio',
  hashtags: ['#zodiaccats', 'scorpio', '#zodiac cats', ' # '],
};

describe('what a network gets', () => {
  it('is words, link and hashtags on Facebook, without a title', () => {
    expect(outgoingOf('facebook', POST, ORIGIN)).toEqual({
      title: '',
      text: 'The Moon’s in Aquarius.\n\nhttps://zodiary.example/horoscope/scorpio?z=p15\n\n#zodiaccats #scorpio',
      link: 'https://zodiary.example/horoscope/scorpio?z=p15',
      tags: [],
    });
  });

  it('is a title and a description on Pinterest, with the link in a field of its own', () => {
    const { title, text, link } = outgoingOf('pinterest', POST, ORIGIN);
    expect(title).toBe(POST.title);
    expect(text).toBe('The Moon’s in Aquarius.\n\n#zodiaccats #scorpio');
    expect(link).toBe('https://zodiary.example/horoscope/scorpio?z=p15');
  });

  it('has tags on YouTube', () => {
    const { text, tags } = outgoingOf('youtube', POST, ORIGIN);
    expect(text).toContain('?z=p15');
    expect(tags).toEqual(['zodiaccats', 'scorpio']);
  });

  it('has no link where the post has none', () => {
    expect(outgoingOf('facebook', { ...POST, link: '', hashtags: [] }, ORIGIN)).toMatchObject({
      text: 'The Moon’s in Aquarius.',
      link: '',
    });
  });

  it('is never cut', () => {
    const text = 'a'.repeat(9000);
    expect(outgoingOf('pinterest', { ...POST, text }, ORIGIN).text).toContain(text);
  });
});

describe('limits', () => {
  it('are those of the network and of the way out', () => {
    expect(limitsOf('pinterest', 'csv')).toEqual({ title: 100, text: 500, tags: null });
    expect(limitsOf('pinterest', 'kit').text).toBe(500);
    expect(limitsOf('pinterest', 'connected').text).toBe(800);
    expect(limitsOf('youtube', 'kit')).toEqual({ title: 100, text: 5000, tags: 500 });
    expect(limitsOf('facebook', 'kit').title).toBeNull();
  });

  it('count as the networks do', () => {
    expect(textLength('facebook', '🐈')).toBe(2);
    for (const text of ['a', 'é', '’', '🐈', 'naïve ’🐈'])
      expect(textLength('youtube', text)).toBe(new TextEncoder().encode(text).length);
    expect(tagsLength([])).toBe(0);
    expect(tagsLength(['cats', 'full moon'])).toBe('cats,"full moon"'.length);
  });

  it('know one hashtag in all its spellings', () => {
    expect(['#a b', '##ab', 'a-b', '#'].map(asHashtag)).toEqual(['#ab', '#ab', '#ab', '']);
  });
});
