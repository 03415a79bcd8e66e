import { describe, expect, it } from 'vitest';
import { shownMessage } from '../../../src/domain/push/default-message.ts';

const TODAY = '2026-11-15';
const SENT = {
  title: 'Leo, November 15',
  body: 'The Moon crosses the street today.',
  sign: 'leo',
  date: TODAY,
  tag: 'zodiary-2026-11-15',
  url: '/horoscope/leo',
  icon: '/icons/icon-192.png',
  badge: '/icons/badge-96.png',
};

describe('a message that arrives', () => {
  it('is shown as it was sent', () => {
    const { sign: _sign, date: _date, ...shown } = SENT;
    expect(shownMessage(SENT, TODAY, null)).toEqual(shown);
  });

  it.each([
    null,
    undefined,
    '',
    'text',
    7,
    [],
    {},
    { title: 'Leo' },
    { title: '', body: '' },
    { title: 1, body: 2 },
  ])('has kind words and the date where it is %j', (data) => {
    const { title, body, url, tag } = shownMessage(data, TODAY, null);
    expect(title).toBe('Your horoscope for today');
    expect(body).toBe('The reading for Sunday, November 15, 2026 is ready when you are.');
    expect(url).toBe('/?continue');
    expect(tag).toBe('zodiary-2026-11-15');
  });

  it('names the sign the device remembers', () => {
    const { title, url } = shownMessage(null, TODAY, 'scorpio');
    expect([title, url]).toEqual(['Scorpio, today', '/horoscope/scorpio']);
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 5])(
    'does not lead to %s',
    (url) => expect(shownMessage({ ...SENT, url }, TODAY, null).url).toBe('/horoscope/leo'),
  );
});
