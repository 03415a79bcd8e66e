import { createHash } from 'node:crypto';
import type pg from 'pg';

/** A visitor with notifications on, as the API would have stored them. */
export interface Subscriber {
  name: string;
  zone: string | null;
  time?: string;
  sign?: string | null;
  enabled?: boolean;
  paused?: boolean;
  /** Endpoints of the visitor's browsers; one of the visitor's own name without it. */
  endpoints?: string[];
}

export const hashOf = (name: string): string => createHash('sha256').update(name).digest('hex');

export const endpointOf = (name: string): string => `https://push.example/${name}`;

const endpointsOf = ({ name, endpoints = [endpointOf(name)] }: Subscriber): string[] => endpoints;

interface Keys {
  p256dh: string;
  auth: string;
}

/** No message can be sealed with these; whoever tests with the real sender gives real ones. */
const NO_KEYS: Keys = { p256dh: 'key', auth: 'secret' };

export async function subscribe(
  pool: pg.Pool,
  subscribers: readonly Subscriber[],
  { p256dh, auth } = NO_KEYS,
): Promise<void> {
  const column = <T>(of: (subscriber: Subscriber) => T): T[] => subscribers.map(of);
  await pool.query(
    `insert into visitors (visitor_hash, timezone, notification_time, zodiac_sign, horoscope_enabled, paused)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bool[], $6::bool[])`,
    [
      column(({ name }) => hashOf(name)),
      column(({ zone }) => zone),
      column(({ time = '08:00' }) => time),
      column(({ sign = 'scorpio' }) => sign),
      column(({ enabled = true }) => enabled),
      column(({ paused = false }) => paused),
    ],
  );
  const pairs = subscribers.flatMap((subscriber) =>
    endpointsOf(subscriber).map((endpoint) => ({ endpoint, hash: hashOf(subscriber.name) })),
  );
  await pool.query(
    `insert into push_subscriptions (endpoint, visitor_hash, p256dh, auth)
     select endpoint, hash, $3, $4 from unnest($1::text[], $2::text[]) as pair (endpoint, hash)`,
    [pairs.map(({ endpoint }) => endpoint), pairs.map(({ hash }) => hash), p256dh, auth],
  );
}
