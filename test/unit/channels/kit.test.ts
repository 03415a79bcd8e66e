import { describe, expect, it } from 'vitest';
import { kitFileName, kitList, kitText, zipName, type KitPost } from '../../../src/domain/channels/kit.ts';

const POST: KitPost = {
  id: 41,
  channel: 'facebook-cats',
  channelName: 'Facebook Cats',
  network: 'facebook',
  board: 'Zodiary Cats',
  timeZone: 'America/New_York',
  atMs: Date.parse('2026-11-18T14:00:00Z'),
  heading: 'Saw that. Filed it.',
  title: '',
  text: 'The Moon’s in Aquarius.\n\nhttps://zodiary.example/sky?z=p15',
  link: 'https://zodiary.example/sky?z=p15',
  tags: [],
  alt: 'A black cat on a teal disc.',
  extension: 'png',
};
const WEEK = { from: '2026-11-16', to: '2026-11-22' };

describe('the zip of a week', () => {
  it('names its files by the owner’s clocks, so that they stand in order', () => {
    expect(kitFileName(POST)).toBe('2026-11-18-0900-facebook-cats-p15.png');
    expect(kitFileName(POST, 'txt')).toBe('2026-11-18-0900-facebook-cats-p15.txt');
    expect(zipName(WEEK.from)).toBe('zodiary-week-2026-11-16.zip');
  });

  it('has the words of a post, part by part', () => {
    expect(kitText(POST)).toBe(
      [
        'Facebook Cats, Wednesday, November 18, 2026, 9:00 AM',
        'WORDS\nThe Moon’s in Aquarius.',
        'https://zodiary.example/sky?z=p15',
        'PICTURE IN WORDS\nA black cat on a teal disc.',
        'PAGE\nZodiary Cats\n',
      ].join('\n\n'),
    );
    const pin = kitText({ ...POST, network: 'pinterest', title: 'A pin', tags: ['cats', 'moon'] });
    for (const part of ['TITLE\nA pin', 'LINK\nhttps://', 'TAGS\ncats, moon', 'BOARD\n'])
      expect(pin).toContain(part);
  });

  it('says first what is in it, day by day', () => {
    const later = {
      ...POST,
      id: 42,
      channel: 'youtube',
      channelName: 'YouTube',
      network: 'youtube' as const,
      extension: 'mp4',
      atMs: POST.atMs + 86_400_000,
    };
    const list = kitList([later, POST], WEEK);
    expect(list).toContain('Zodiary, November 16 – November 22');
    expect(list).toContain('Open Facebook, YouTube');
    expect(list.indexOf('p15.png')).toBeLessThan(list.indexOf('p16.mp4'));
    expect(list).toContain('Wednesday, November 18, 2026\n  9:00 AM  Facebook Cats: Saw that. Filed it.\n');
    expect(kitList([], WEEK)).toContain('Nothing is ready');
  });
});
