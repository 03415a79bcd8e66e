const LIFE_SECONDS = 30 * 24 * 60 * 60;

export interface OwnerCookie {
  /** What the browser sent; null where it sent none. */
  read: (header: string | undefined) => string | null;
  set: (token: string) => string;
  clear: () => string;
}

/** On https the name itself keeps other hosts and plain http from setting it; plain http cannot have that. */
export function ownerCookie(siteUrl: string): OwnerCookie {
  const isHttps = siteUrl.startsWith('https:');
  const name = isHttps ? '__Host-zodiary_owner' : 'zodiary_owner';
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isHttps ? '; Secure' : ''}`;
  return {
    read(header = '') {
      const pair = header
        .split(';')
        .map((text) => text.trim())
        .find((text) => text.startsWith(`${name}=`));
      return pair?.slice(name.length + 1) || null;
    },
    set: (token) => `${name}=${token}; Max-Age=${LIFE_SECONDS}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
  };
}
