import type { PushService } from '../../src/server/push/service.ts';

/** Words that tell which sign and day they are for; the real ones have tests of their own. */
export const plainWords: PushService['compose'] = async (sign, date) => ({
  title: `${sign}, ${date}`,
  body: 'A plain day.',
  sign,
  date,
  tag: `zodiary-${date}`,
  url: `/horoscope/${sign}`,
  icon: '/icons/icon-192.png',
  badge: '/icons/badge-96.png',
});
