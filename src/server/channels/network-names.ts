import type { Network } from '../../domain/channels/channel.ts';

const NAMES: Readonly<Record<Network, string>> = {
  facebook: 'Facebook',
  pinterest: 'Pinterest',
  youtube: 'YouTube',
};

export const nameOf = (network: Network): string => NAMES[network];
