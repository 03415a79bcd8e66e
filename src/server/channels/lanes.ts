import { NETWORKS, type Network } from '../../domain/channels/channel.ts';
import { createSemaphore, type Semaphore } from '../push/semaphore.ts';
import type { ChannelRow } from './channel-store.ts';

/** A film is held in memory while it is sent. */
const AT_ONCE_OF_NETWORK = 2;

/** Work on channels beside each other: one thing at a time for each, and no network waits for another. */
export interface Lanes {
  /** Does nothing where the channel's last work still goes on. */
  begin: (channel: Pick<ChannelRow, 'key' | 'network'>, work: () => Promise<void>) => void;
  /** When everything that was begun has ended. */
  ended: () => Promise<void>;
}

export function channelLanes(onFailure: (error: unknown) => void): Lanes {
  const places = Object.fromEntries(
    NETWORKS.map((network) => [network, createSemaphore(AT_ONCE_OF_NETWORK)]),
  ) as Record<Network, Semaphore>;
  const underWay = new Map<string, Promise<void>>();

  async function run(network: Network, work: () => Promise<void>): Promise<void> {
    await places[network].acquire(1);
    try {
      await work();
    } finally {
      places[network].release(1);
    }
  }

  return {
    begin({ key, network }, work) {
      if (underWay.has(key)) return;
      const going = run(network, work).catch(onFailure);
      underWay.set(
        key,
        going.finally(() => underWay.delete(key)),
      );
    },
    async ended() {
      await Promise.all(underWay.values());
    },
  };
}
