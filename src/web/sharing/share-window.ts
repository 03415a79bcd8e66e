import { shareWindowUrl, type ShareNetwork } from '../../domain/sharing/share-links.ts';
import type { Shared } from '../../domain/sharing/share-text.ts';

const WINDOW_FEATURES = 'width=600,height=400,noopener';

export function openShareWindow(network: ShareNetwork, shared: Shared, siteUrl: string): void {
  window.open(shareWindowUrl(network, shared, siteUrl), '_blank', WINDOW_FEATURES);
}
