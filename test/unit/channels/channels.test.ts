import { describe, expect, it } from 'vitest';
import { BUILT_IN_CHANNELS, newChannel } from '../../../src/domain/channels/built-in.ts';
import { captionsOf, fitsVideo, openingCaptions, secondsOf } from '../../../src/domain/channels/captions.ts';
import { NETWORKS, NICHES } from '../../../src/domain/channels/channel.ts';
import { formatOf, kindsOf, refusalOf } from '../../../src/domain/channels/channel-rules.ts';
import { postHeading } from '../../../src/domain/channels/post-heading.ts';
import { toneHit } from '../../../src/domain/channels/tone.ts';
import { slotCount } from '../../../src/domain/channels/week.ts';

describe('channels', () => {
  it('are five from the start, with 28 slots a week', () => {
    expect(BUILT_IN_CHANNELS.map(({ key, slots }) => [key, slotCount(slots)])).toEqual([
      ['facebook-cats', 7],
      ['facebook-religion', 7],
      ['pinterest-cat', 7],
      ['pinterest-religion', 4],
      ['youtube', 3],
    ]);
  });

  it('hold only what their niche allows, and say so in tone', () => {
    for (const { network, niche, slots, hashtags } of BUILT_IN_CHANNELS) {
      expect(slots.filter(({ kind }) => !kindsOf(niche, network).includes(kind))).toEqual([]);
      expect(toneHit(niche, hashtags.join(' '))).toBeNull();
    }
    expect(kindsOf('religion', 'facebook')).toEqual(['verse']);
    for (const network of NETWORKS) {
      expect(kindsOf('cats', network)).not.toContain('verse');
      expect(kindsOf('sky', network)).not.toContain('verse');
    }
  });

  it('show pins one day after the page', () => {
    const kinds = (key: string) =>
      BUILT_IN_CHANNELS.find((plan) => plan.key === key)!.slots.map(({ kind }) => kind);
    expect(kinds('facebook-cats')).toEqual([
      'cat-sign',
      'cat-sky',
      'cat-sky',
      'cat-sign',
      'cat-tarot',
      'cat-sky',
      'cat-sign',
    ]);
    expect(kinds('pinterest-cat').slice(1)).toEqual(kinds('facebook-cats').slice(0, -1));
  });

  it('that are added begin with slots of their own, or are refused in a sentence', () => {
    for (const network of NETWORKS) {
      for (const niche of NICHES) {
        const { slots } = newChannel(network, niche);
        const refusal = refusalOf(network, niche);
        expect(slots.length > 0).toBe(refusal === null);
        expect(slots.filter(({ kind }) => !kindsOf(niche, network).includes(kind))).toEqual([]);
      }
    }
    newChannel('facebook', 'cats').slots[0]!.time = '00:00';
    expect(newChannel('facebook', 'cats').slots[0]!.time).toBe('09:00');
  });

  it('have their format; what is no cat and no verse is square on Facebook', () => {
    expect(formatOf('facebook', 'cat-sky')).toBe('4:5');
    expect(formatOf('facebook', 'quote')).toBe('1:1');
    expect(formatOf('pinterest', 'quote')).toBe('2:3');
    expect(formatOf('youtube', 'video-sky')).toBe('9:16');
  });
});

describe('captions', () => {
  it('are sentences in lines of about one length', () => {
    expect(
      captionsOf(
        'Short one. A second, which is so long that it has to be broken somewhere near the middle of it.',
      ),
    ).toEqual([
      'Short one.',
      'A second, which is so long that it has to',
      'be broken somewhere near the middle of it.',
    ]);
  });

  it('end with a sentence where not all fits', () => {
    const text = 'This sentence has a few words to read, and then it ends. '.repeat(9).trim();
    expect(fitsVideo(captionsOf(text))).toBe(false);
    expect(openingCaptions(text)).toHaveLength(5);
    const long = `A first sentence. W${'word '.repeat(120)}end.`;
    expect(openingCaptions(long)).toEqual(['A first sentence.']);
  });

  it('are read in 10 to 30 seconds', () => {
    expect(secondsOf(['One word.'])).toBe(10);
    expect(secondsOf(Array.from({ length: 5 }, () => 'ten words are in this line to be read aloud'))).toBe(
      24,
    );
    expect(secondsOf(Array.from({ length: 5 }, () => 'a b '.repeat(19)))).toBe(30);
  });
});

describe('what a list calls a post', () => {
  const picture = (art: string, ...lines: string[]) => ({
    art,
    format: '4:5' as const,
    lines,
    reference: null,
    edition: null,
  });

  it('is what its picture says', () => {
    expect(
      postHeading({ picture: picture('cat:sign-leo@disc', 'Saw that.', 'Filed it.'), title: 'T', text: 'x' }),
    ).toBe('Saw that. Filed it.');
    expect(
      postHeading({
        picture: picture('scene:dove', 'Oh that I had wings like a dove!', 'for then'),
        title: 'T',
        text: 'x',
      }),
    ).toBe('Oh that I had wings like a dove!');
  });

  it('is else its title or how its words begin, and never nothing', () => {
    expect(postHeading({ picture: picture('card:the-star', 'A line'), title: 'The Star', text: 'x' })).toBe(
      'The Star',
    );
    expect(
      postHeading({ picture: picture('sky:2026-11-18'), title: '', text: 'It’s a new Moon. And more.' }),
    ).toBe('It’s a new Moon.');
    expect(postHeading({ picture: picture('sky:2026-11-18'), title: ' ', text: '' })).toBe('Without words');
    expect(
      postHeading({ picture: picture('x'), title: 'word '.repeat(40), text: '' }).length,
    ).toBeLessThanOrEqual(90);
  });
});
