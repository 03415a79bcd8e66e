import { PINTEREST_LIMIT, shareText, shortShareText, X_LIMIT, type Shared } from './share-text.ts';

export type ShareNetwork = 'facebook' | 'x' | 'pinterest' | 'whatsapp';

function hostOf(siteUrl: string): string {
  return siteUrl.replace(/^https?:\/\//, '');
}

function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `${address}?${pairs.join('&')}`;
}

/** Where a share button leads: the network's own page for making a post. */
export function shareWindowUrl(network: ShareNetwork, shared: Shared, siteUrl: string): string {
  const url = siteUrl + shared.path;
  const host = hostOf(siteUrl);
  switch (network) {
    case 'facebook':
      return withQuery('https://www.facebook.com/sharer/sharer.php', { u: url });
    case 'x':
      return withQuery('https://twitter.com/intent/tweet', {
        text: shortShareText(shared, host, X_LIMIT),
        url,
      });
    case 'pinterest':
      return withQuery('https://www.pinterest.com/pin/create/button/', {
        url,
        media: siteUrl + shared.pictures.pin,
        description: shortShareText(shared, host, PINTEREST_LIMIT),
      });
    case 'whatsapp':
      return withQuery('https://api.whatsapp.com/send', { text: `${shareText(shared, host)}\n\n${url}` });
  }
}

export function shareTextAndUrl(shared: Shared, siteUrl: string): { text: string; url: string } {
  return { text: shareText(shared, hostOf(siteUrl)), url: siteUrl + shared.path };
}
