import type { LetterKind, MailWords } from '../../content/mail.ts';
import { monthDayYear } from '../../domain/calendar/written-date.ts';
import { dateInZone } from '../../domain/calendar/zones.ts';
import { refundUntilMs } from '../../domain/orders/terms.ts';
import { priceText } from '../../domain/report/price.ts';
import type { Config } from '../config.ts';
import type { BackgroundJob, JobContext } from '../jobs/background.ts';
import type { OrderLetter } from '../orders/letters.ts';
import { writeLetter, type LetterFacts } from './letter.ts';
import { createMailer } from './mailer.ts';
import { createOutbox, type AddressedLetter } from './outbox.ts';
import type { MailKind } from './store.ts';

const ITEM = 'Personal Destiny Report';

interface MailJobParts extends Pick<JobContext, 'database' | 'clock' | 'log'> {
  config: Config;
  words: MailWords;
  order: (orderId: string) => Promise<OrderLetter | null>;
}

function factsOf(order: OrderLetter, { siteTimeZone, refundDays }: Config): LetterFacts {
  const paidAtMs = order.paidAt.getTime();
  const written = (instantMs: number) => monthDayYear(dateInZone(instantMs, siteTimeZone));
  const untilMs = refundUntilMs(paidAtMs, refundDays);
  return {
    number: order.number,
    item: ITEM,
    date: written(paidAtMs),
    price: priceText(order.price),
    refundUntil: untilMs === null ? null : written(untilMs),
    link: order.reportUrl ?? order.orderUrl,
    demo: order.demo,
  };
}

/** None without a mail server: nothing is sent, and pages say to save the link. */
export function mailJobs({ config, words, order, ...parts }: MailJobParts): BackgroundJob[] {
  const { smtpUrl, mailFrom, siteName } = config;
  if (smtpUrl === null || mailFrom === null) return [];
  const mailer = createMailer({ smtpUrl, from: { name: siteName, address: mailFrom } });

  async function letterFor(orderId: string, kind: MailKind): Promise<AddressedLetter | null> {
    const found = await order(orderId);
    if (!found) return null;
    const letter: LetterKind = found.reportUrl === null ? 'gift' : kind;
    return { to: found.to, ...writeLetter(words, letter, factsOf(found, config), config) };
  }

  const outbox = createOutbox({ ...parts, mailer, letterFor });
  return [{ name: 'mail', eachMinute: outbox.round, stop: async () => mailer.close() }];
}
