import type { Connection } from '../../contract/desk-channels.ts';
import type { Network } from '../../domain/channels/channel.ts';
import { NETWORK_NAMES } from '../../domain/channels/network-names.ts';
import { PINTEREST_TRIAL } from '../../domain/channels/trouble-pinterest.ts';
import { YOUTUBE_PRIVATE } from '../../domain/channels/trouble-youtube.ts';
import type { ConnectionRow } from './connection-store.ts';
import type { NetworkSettings } from './networks/apps.ts';

/** What the owner has to know before the first post goes out by itself. */
const BEFORE: Readonly<Record<Network, string>> = {
  facebook:
    'Your app at Meta has to be Live. While it’s in Development, only people with a role in it see what it posts.',
  pinterest: PINTEREST_TRIAL,
  youtube: YOUTUBE_PRIVATE,
};

const SANDBOX =
  'Pins go to Pinterest’s sandbox, where nobody but you sees them. Once you have standard access, turn PINTEREST_SANDBOX off and sign in again.';

const AGAIN = 'Sign in again; until then its posts fail with a reason and can go out by your hand.';

const PLACE: Readonly<Record<Network, string>> = {
  facebook: 'page',
  pinterest: 'board',
  youtube: 'channel',
};

function notConnected(network: Network, canConnect: boolean): string {
  const byHand = 'Posts go out by your own hand.';
  if (!canConnect)
    return `${byHand} To have them sent, register an app at ${NETWORK_NAMES[network]} and set its keys.`;
  return `${byHand} You can sign in at ${NETWORK_NAMES[network]} to have them sent. ${BEFORE[network]}`;
}

/** A connection as the desk shows it; secrets are no part of it. */
export function shownConnection(
  network: Network,
  row: ConnectionRow | null,
  settings: NetworkSettings,
  nowMs: number,
): Connection {
  const canConnect = settings[network].app !== null;
  if (!row || !canConnect)
    return {
      state: 'none',
      account: null,
      endsAt: null,
      said: notConnected(network, canConnect),
      canConnect,
    };
  const shown = { account: row.placeName, endsAt: row.endsAt?.toISOString() ?? null, canConnect };
  const isOver = row.endsAt !== null && row.endsAt.getTime() <= nowMs;
  if (row.state === 'choosing')
    return {
      ...shown,
      state: 'none',
      said: `You’re signed in. Now choose the ${PLACE[network]} to post to.`,
    };
  if (row.state === 'refused')
    return { ...shown, state: 'refused', said: `${NETWORK_NAMES[network]} took its yes back. ${AGAIN}` };
  if (row.state === 'expired' || isOver)
    return { ...shown, state: 'expired', said: `${NETWORK_NAMES[network]} signed us out. ${AGAIN}` };
  if (network === 'pinterest' && settings.pinterest.isSandbox)
    return { ...shown, state: 'trial', said: SANDBOX };
  if (row.state === 'trial') return { ...shown, state: 'trial', said: BEFORE[network] };
  return { ...shown, state: 'connected', said: BEFORE[network] };
}
