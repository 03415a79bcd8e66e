import type { DeskToday } from '../../src/contract/desk-today.ts';
import { addDays } from '../../src/domain/calendar/civil-date.ts';

const DATE = '2026-11-15';
const DAYS = Array.from({ length: 30 }, (_, index) => addDays(DATE, index - 29));

/** As uneven as weeks are, and always the same. */
const wave = (mean: number): number[] =>
  DAYS.map((_, index) => Math.round(mean * (0.8 + 0.25 * Math.sin(index * 2.1) + index / 150)));

/** A morning on which three things wait. */
export const A_MORNING: DeskToday = {
  date: DATE,
  at: '2026-11-15T17:00:00Z',
  timeZone: 'America/New_York',
  matters: [
    {
      id: 'push-1',
      title: 'A push didn’t arrive',
      reason: 'Leo to one phone: the phone’s service said “try later” five times. The other 411 arrived.',
      at: '2026-11-15T13:00:00Z',
      state: 'bad',
      actions: [
        { label: 'Retry', call: '/api/admin/today/retry/push' },
        { label: 'Let it go', call: '/api/admin/today/let-go/push-1' },
      ],
    },
    {
      id: 'mail-7',
      title: 'An email wasn’t sent',
      reason:
        'The receipt for order Z-2041: the mail server didn’t take it (mailbox full), three tries so far.',
      at: '2026-11-14T23:22:00Z',
      state: 'bad',
      actions: [
        { label: 'Retry', call: '/api/admin/today/retry/mail/7' },
        { label: 'Open order', page: '/admin/orders/Z-2041' },
        { label: 'Let it go', call: '/api/admin/today/let-go/mail-7' },
      ],
    },
    {
      id: 'order-Z-2042',
      title: 'An order waits for you',
      reason: 'A report, $19.00, order Z-2042. Mark it paid once you see the money.',
      at: '2026-11-15T14:12:00Z',
      state: 'look',
      actions: [{ label: 'Open order', page: '/admin/orders/Z-2042' }],
    },
  ],
  checks: [
    { name: 'Today’s readings', state: 'good', value: '12 of 12' },
    { name: 'Tomorrow’s readings', state: 'good', value: '12 of 12' },
    { name: 'Joke and quote', state: 'good', value: 'both set' },
    { name: 'Feeds', state: 'good', value: 'fresh, 6:00 AM' },
    { name: 'Sky', state: 'good', value: 'agrees to 0.4″' },
    { name: 'Search index', state: 'good', value: '2,914 pages' },
    { name: 'Push', state: 'bad', value: '1 failed', advice: 'One message couldn’t be delivered today.' },
    { name: 'Orders', state: 'look', value: '1 waits' },
    { name: 'Jobs', state: 'good', value: 'none failed' },
    { name: 'Disk', state: 'good', value: '61% free' },
    { name: 'Database', state: 'good', value: '214 MB' },
    { name: 'Memory', state: 'good', value: '612 MB of 1.5 GB' },
    { name: 'Clock', state: 'good', value: '0.1 s off' },
    { name: 'Backup', state: 'good', value: '3:15 AM today' },
  ],
  days: DAYS,
  plots: [
    { label: 'visits today', figure: '1,284', note: '30-day mean 1,131', kind: 'bars', values: wave(1284) },
    { label: 'page views', figure: '4,906', note: '3.8 a visit', kind: 'bars', values: wave(4906) },
    { label: 'searches', figure: '312', note: '9 unanswered', kind: 'bars', values: wave(312) },
    { label: 'shares seen', figure: '47', note: 'most: Scorpio', kind: 'bars', values: wave(47) },
    {
      label: 'push readers',
      figure: '412',
      note: '+38',
      kind: 'line',
      values: DAYS.map((_, at) => 374 + at),
    },
    { label: 'app openings', figure: '6', note: '91 in all', kind: 'bars', values: wave(6) },
    { label: 'tarot draws', figure: '533', note: '41% three cards', kind: 'bars', values: wave(533) },
    {
      label: 'revenue',
      figure: '$361',
      note: '30 days, demo apart',
      kind: 'bars',
      values: DAYS.map((_, at) => (at % 5 === 2 ? 38 : at % 3 === 0 ? 19 : 0)),
    },
  ],
  viewsByKind: [
    { name: 'Horoscope', count: 51_204 },
    { name: 'Daily', count: 40_118 },
    { name: 'Tarot cards', count: 9_310 },
  ],
  mostRead: [
    { name: 'Leo', address: '/horoscope/leo', count: 2_114 },
    { name: 'What Mercury retrograde really is', address: '/blog/mercury-retrograde', count: 904 },
  ],
  funnel: [
    { name: 'Saw the offer', count: 1_820 },
    { name: 'Looked at a preview', count: 312 },
    { name: 'Went to the checkout', count: 41 },
    { name: 'Paid', count: 19 },
    { name: 'Refunded', count: 1 },
  ],
  unanswered: [
    { name: 'ophiuchus dates', count: 14 },
    { name: 'mercury retrograde 2027', count: 9 },
    { name: 'cat zodiac', count: 6 },
  ],
  backups: {
    days: DAYS.map((date, index) => ({
      date,
      state: index === 18 ? 'missed' : index % 7 === 4 ? 'proven' : index < 2 ? 'none' : 'made',
    })),
    last: { at: '2026-11-15T08:15:00Z', bytes: 41_200_000 },
    lastProven: { at: '2026-11-12T08:20:00Z', rows: 186_402 },
  },
  work: [
    { at: '2026-11-15T08:15:00Z', label: 'Backup' },
    { at: '2026-11-16T01:00:00Z', label: 'Push' },
    { at: '2026-11-16T05:00:00Z', label: 'Tomorrow' },
  ],
};
