import type { Connection } from '../../contract/desk-channels.ts';
import type { Network } from '../../domain/channels/channel.ts';
import type { ConnectionRow } from './connection-store.ts';
import { nameOf } from './network-names.ts';
import type { NetworkSettings } from './networks/apps.ts';

/** What the owner has to know before the first post goes out by itself. */
const BEFORE: Readonly<Record<Network, string>> = {
  facebook:
    'Your app at Meta has to be Live. While it’s in Development, only people with a role in it see what it posts.',
  pinterest:
    'With trial access, Pinterest takes pins in its sandbox only, where nobody but you sees them. Ask Pinterest for standard access first.',
  youtube:
    'Until Google has audited your project, YouTube keeps every video it uploads private for good. Such a video has to be uploaded again by hand.',
};

const SANDBOX =
  'Pins go to Pinterest’s sandbox, where nobody but you sees them. Once you have standard access, turn PINTEREST_SANDBOX off and sign in again.';

const PLACE: Readonly<Record<Network, string>> = {
  facebook: 'page',
  pinterest: 'board',
  youtube: 'channel',
};

function notConnected(network: Network, canConnect: boolean): string {
  const byHand = 'Posts go out by your own hand.';
  if (!canConnect)
    return `${byHand} To have them sent, register an app at ${nameOf(network)} and set its keys.`;
  return `${byHand} You can sign in at ${nameOf(network)} to have them sent. ${BEFORE[network]}`;
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
  if (row.state === 'expired' || isOver) {
    const said = `${nameOf(network)} doesn’t take our sign-in any more. Sign in again.`;
    return { ...shown, state: 'expired', said };
  }
  if (network === 'pinterest' && settings.pinterest.isSandbox)
    return { ...shown, state: 'trial', said: SANDBOX };
  return { ...shown, state: 'connected', said: BEFORE[network] };
}
