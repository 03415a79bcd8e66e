/** Google's, Mozilla's and Apple's have about 200 characters, Microsoft's 400 to 500: twice the longest seen. */
export const LONGEST_ENDPOINT = 1024;

/** Chrome and all who build on it: the service itself, the one for builds without Google's keys, and the oldest. */
const GOOGLE_HOSTS = ['fcm.googleapis.com', 'jmt17.google.com', 'android.googleapis.com'];

/** Firefox, Safari and Edge spread theirs over many names. */
const OTHER_HOSTS =
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)$/;

/**
 * Only the one spelling that browsers write, so that there is nothing to interpret: lower-case ASCII host, no user,
 * no fragment, no backslash, no space. Whoever parses the text later can read nothing else into it.
 */
const PLAIN_ADDRESS =
  /^https:\/\/((?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::[1-9]\d{0,4})?)(\/[\w\-.~!$&()*+,;=:@%/?]*)$/;

const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:[/?]|$)/i;

export interface PushAddress {
  /** Host, with the port where there is one. */
  authority: string;
  /** Path and query, as they go into the request. */
  path: string;
}

/** Takes an endpoint apart; null when it is not written plainly. */
export function pushAddressOf(endpoint: string): PushAddress | null {
  const [, authority, path] = PLAIN_ADDRESS.exec(endpoint) ?? [];
  return authority === undefined || path === undefined ? null : { authority, path };
}

/** Why messages may not be sent to this endpoint, as a sentence for whoever gave it; null when they may. */
export function endpointFault(endpoint: string, allowedHosts: readonly string[]): string | null {
  if (endpoint.length > LONGEST_ENDPOINT) {
    return `The endpoint is longer than ${LONGEST_ENDPOINT} characters.`;
  }
  if (!endpoint.startsWith('https://')) return 'The endpoint must begin with https://.';
  const address = pushAddressOf(endpoint);
  if (!address || DOT_SEGMENT.test(address.path)) {
    return 'The endpoint is not written as a browser writes it: https, host and path, and nothing else.';
  }
  const hosts = [...allowedHosts, ...GOOGLE_HOSTS];
  if (hosts.includes(address.authority) || OTHER_HOSTS.test(address.authority)) return null;
  return 'The endpoint is not at a push service that this site knows, or it names a port.';
}
