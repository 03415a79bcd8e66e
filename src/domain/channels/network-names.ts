import type { Network } from './channel.ts';

export const NETWORK_NAMES: Readonly<Record<Network, string>> = {
  facebook: 'Facebook',
  pinterest: 'Pinterest',
  youtube: 'YouTube',
};
