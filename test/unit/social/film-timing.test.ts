import { describe, expect, it } from 'vitest';
import { frameAt, type Film } from '../../../src/art/social/film/frame.ts';
import { srtOf, vttOf } from '../../../src/art/social/film/subtitles.ts';
import { FILM_FPS, sharedOut, timelineOf } from '../../../src/art/social/film/timing.ts';

const SHORT = ['A new Moon in Leo.'];
const LONG = Array.from({ length: 5 }, () => 'word '.repeat(16).trim());

const FILMS: [name: string, shots: string[][]][] = [
  ['a single line', [SHORT, [], []]],
  [
    'a line in each shot',
    [SHORT, ['Mars and Jupiter are together in Leo.'], ['Only Saturn is retrograde.'], []],
  ],
  ['as many words as there may be', [LONG, [], []]],
  ['nothing to read', [[], [], []]],
];

describe.each(FILMS)('a film with %s', (_, lines) => {
  const { seconds, shots } = timelineOf(lines);

  it('takes 10 to 30 seconds', () => {
    expect(seconds).toBeGreaterThanOrEqual(10);
    expect(seconds).toBeLessThanOrEqual(30);
  });

  it('has shots that follow each other without a gap, on whole frames', () => {
    let end = 0;
    for (const shot of shots) {
      expect(shot.from).toBeCloseTo(end, 6);
      const frames = shot.seconds * FILM_FPS;
      expect(frames).toBeCloseTo(Math.round(frames), 6);
      end = shot.from + shot.seconds;
    }
    expect(end).toBeCloseTo(seconds, 6);
  });

  it('reads each caption within its shot, one after the other', () => {
    for (const { from, seconds: length, captions } of shots) {
      let end = from;
      for (const caption of captions) {
        expect(caption.from).toBeGreaterThanOrEqual(end);
        expect(caption.to - caption.from).toBeGreaterThan(1);
        end = caption.to;
      }
      expect(end).toBeLessThanOrEqual(from + length);
    }
  });
});

describe('lines over shots', () => {
  it('keeps all of them in their order', () => {
    for (const count of [1, 2, 3, 4, 5]) {
      const lines = Array.from({ length: count }, (_, index) => `line ${index}`);
      for (const shots of [1, 2, 3]) {
        const shares = sharedOut(lines, shots);
        expect(shares).toHaveLength(shots);
        expect(shares.flat()).toEqual(lines);
      }
    }
  });

  it('begins with the first shot', () => {
    expect(sharedOut(['only'], 3)).toEqual([['only'], [], []]);
    expect(sharedOut(['one', 'two', 'three'], 2)).toEqual([['one', 'two'], ['three']]);
  });
});

describe('what is seen', () => {
  const move = { from: 1, to: 1.1, x: 0.5, y: 0.5 };
  const film: Film = {
    shots: [
      { seconds: 4, move },
      { seconds: 4, move: { ...move, from: 1.1, to: 1 } },
    ],
    captions: [{ from: 1, to: 3 }],
  };

  it('moves slowly from one end of the shot to the other', () => {
    expect(frameAt(film, 0).seen).toEqual([{ shot: 0, scale: 1, opacity: 1 }]);
    expect(frameAt(film, 2).seen[0]!.scale).toBeCloseTo(1.05, 6);
    expect(frameAt(film, 3.999).seen[0]!.scale).toBeCloseTo(1.1, 4);
  });

  it('comes over the shot before', () => {
    const { seen } = frameAt(film, 4.2);
    expect(seen.map(({ shot }) => shot)).toEqual([0, 1]);
    expect(seen[0]).toEqual({ shot: 0, scale: 1.1, opacity: 1 });
    expect(seen[1]!.opacity).toBeCloseTo(0.5, 6);
    expect(frameAt(film, 4.5).seen).toHaveLength(1);
  });

  it('has words only while they are read, and never uncovers an edge', () => {
    expect(frameAt(film, 0.9).caption).toBeNull();
    expect(frameAt(film, 2).caption).toEqual({ index: 0, opacity: 1 });
    expect(frameAt(film, 3).caption).toBeNull();
    for (let at = 0; at < 8; at += 0.1)
      for (const { scale } of frameAt(film, at).seen) expect(scale).toBeGreaterThanOrEqual(1);
  });
});

describe('captions as files', () => {
  const captions = [
    { text: 'A Moon & a <cat>.', from: 0.5, to: 3.25 },
    { text: 'Only Saturn is retrograde.', from: 3.25, to: 65 },
  ];

  it('are WebVTT', () => {
    expect(vttOf(captions)).toBe(
      'WEBVTT\n\n00:00:00.500 --> 00:00:03.250\nA Moon &amp; a &lt;cat&gt;.\n\n' +
        '00:00:03.250 --> 00:01:05.000\nOnly Saturn is retrograde.\n',
    );
  });

  it('are SubRip', () => {
    expect(srtOf(captions)).toBe(
      '1\n00:00:00,500 --> 00:00:03,250\nA Moon & a <cat>.\n\n' +
        '2\n00:00:03,250 --> 00:01:05,000\nOnly Saturn is retrograde.\n',
    );
  });
});
